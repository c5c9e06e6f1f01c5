import type { wishlistMailTexts as english } from '../en/wishlist-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails that tell of a price: one about a single entry of the wishlist, one about several. */
export const wishlistMailTexts: Translation<typeof english> = {
  mail_price_alert_subject: '{title} für {price}',
  mail_price_alert_title: 'Unter Ihrem Preis',
  mail_price_alert_text: 'Guten Tag {name}, ein Skin auf Ihrer Wunschliste kostet jetzt weniger als {limit}.',
  mail_price_alert_note:
    'Es ist nichts für Sie reserviert: Wer zuerst bezahlt, bekommt ihn. Zum selben Skin schreiben wir höchstens ' +
    'einmal am Tag, früher nur, wenn er noch billiger wird.',
  mail_price_alert_button: 'Skin öffnen',
  'mail_price_alerts_subject#one': '{count} Skin unter Ihrem Preis',
  'mail_price_alerts_subject#other': '{count} Skins unter Ihrem Preis',
  mail_price_alerts_title: 'Unter Ihren Preisen',
  mail_price_alerts_text:
    'Guten Tag {name}, mehrere Skins auf Ihrer Wunschliste kosten weniger als die Preise, die Sie genannt haben.',
  mail_price_alerts_note:
    'Es ist nichts für Sie reserviert: Wer zuerst bezahlt, bekommt sie. Zum selben Skin schreiben wir höchstens ' +
    'einmal am Tag, früher nur, wenn er noch billiger wird.',
  mail_price_alerts_button: 'Wunschliste öffnen',
  mail_alert_limit: 'Zu haben unter {limit}:',
  mail_alert_item: '{price}, Float {float}',
  'mail_alert_more#one': 'und {count} weiterer unter Ihrem Preis',
  'mail_alert_more#other': 'und {count} weitere unter Ihrem Preis',
  mail_alert_stop: 'Keine Mails mehr zu diesem Skin',
}
