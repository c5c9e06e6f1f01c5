import type { offerMailTexts as english } from '../en/offer-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about offers. */
export const offerMailTexts: Translation<typeof english> = {
  mail_offer_created_subject: 'Hemos recibido tu oferta {offer}',
  mail_offer_created_title: 'Gracias por tu oferta',
  mail_offer_created_text:
    'Hola, {name}: hemos recibido tu oferta {offer}: {title} por {price}. La estudiaremos y te responderemos ' +
    'en un plazo de 3 días hábiles, como muy tarde el {until}.',
  mail_offer_created_note:
    'Hasta entonces, guarda el objeto en tu inventario. Te diremos por correo cuánto podemos pagar; tú decides ' +
    'si vendes.',
  mail_offer_created_button: 'Ver tu oferta',
}
