import type { dealMailTexts as english } from '../en/deal-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about personal deals. */
export const dealMailTexts: Translation<typeof english> = {
  mail_deal_made_subject: 'Una oferta para ti: {price}',
  mail_deal_made_title: 'Te hemos reservado algo',
  mail_deal_made_text:
    'Hola, {name}: te ofrecemos {items} por {price} en total. Por separado son {sum}. Está reservado para ti hasta ' +
    'el {until}.{words}',
  mail_deal_made_note:
    'Cómprala o recházala en tu cuenta; se paga con tu saldo. Si no respondes, la oferta simplemente termina.',
  mail_deal_made_button: 'Ver la oferta',

  mail_deal_withdrawn_subject: 'Hemos retirado nuestra oferta {deal}',
  mail_deal_withdrawn_title: 'Se ha retirado una oferta',
  mail_deal_withdrawn_text:
    'Hola, {name}: hemos retirado nuestra oferta {deal}: {items} por {price}. Ya no está reservada para ' + 'ti.',
  mail_deal_withdrawn_note:
    'No has pagado nada por ella. Lo que siga a la venta lo encuentras en la tienda, cada artículo a su ' +
    'propio precio.',
  mail_deal_withdrawn_button: 'Ver tus ofertas',
}
