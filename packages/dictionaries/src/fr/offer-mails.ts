import type { offerMailTexts as english } from '../en/offer-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about offers. */
export const offerMailTexts: Translation<typeof english> = {
  mail_offer_created_subject: 'Nous avons bien reçu votre offre {offer}',
  mail_offer_created_title: 'Merci pour votre offre',
  mail_offer_created_text:
    'Bonjour {name}, nous avons bien reçu votre offre {offer}\u00a0: {title} pour {price}. Nous l’étudions et ' +
    'vous répondrons sous 3 jours ouvrés, au plus tard le {until}.',
  mail_offer_created_note:
    'D’ici là, gardez l’objet dans votre inventaire. Nous vous dirons par e-mail ce que nous pouvons ' +
    'payer\u00a0; c’est vous qui déciderez de vendre ou non.',
  mail_offer_created_button: 'Voir votre offre',
}
