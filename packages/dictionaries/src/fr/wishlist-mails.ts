import type { wishlistMailTexts as english } from '../en/wishlist-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails that tell of a price: one about a single entry of the wishlist, one about several. */
export const wishlistMailTexts: Translation<typeof english> = {
  mail_price_alert_subject: '{title} à {price}',
  mail_price_alert_title: 'Sous votre prix',
  mail_price_alert_text: 'Bonjour {name}, un skin de votre liste de souhaits coûte maintenant moins de {limit}.',
  mail_price_alert_note:
    'Rien n’est réservé pour vous\u00a0: le premier qui paie l’obtient. Nous écrivons au plus une fois par jour ' +
    'sur le même skin, plus tôt seulement si le prix baisse encore.',
  mail_price_alert_button: 'Ouvrir le skin',
  'mail_price_alerts_subject#one': '{count} skin sous votre prix',
  'mail_price_alerts_subject#many': '{count} de skins sous votre prix',
  'mail_price_alerts_subject#other': '{count} skins sous votre prix',
  mail_price_alerts_title: 'Sous vos prix',
  mail_price_alerts_text:
    'Bonjour {name}, plusieurs skins de votre liste de souhaits coûtent moins que les prix que vous avez fixés.',
  mail_price_alerts_note:
    'Rien n’est réservé pour vous\u00a0: le premier qui paie l’obtient. Nous écrivons au plus une fois par jour ' +
    'sur le même skin, plus tôt seulement si le prix baisse encore.',
  mail_price_alerts_button: 'Ouvrir votre liste de souhaits',
  mail_alert_limit: 'En vente à moins de {limit}\u00a0:',
  mail_alert_item: '{price}, float {float}',
  'mail_alert_more#one': 'et {count} autre sous votre prix',
  'mail_alert_more#many': 'et {count} d’autres sous votre prix',
  'mail_alert_more#other': 'et {count} autres sous votre prix',
  mail_alert_stop: 'Ne plus recevoir d’e-mails sur ce skin',
}
