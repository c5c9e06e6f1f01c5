import type { mailTexts as english } from '../en/mails.ts'
import type { Translation } from '../translation.ts'

/** What all mails share, and those about price alerts. */
export const mailTexts: Translation<typeof english> = {
  mail_stop_kind: 'Keine Mails dieser Art mehr',
  mail_footer:
    'Sie erhalten diese Mail wegen eines Kontos oder einer Bestellung bei {shop}. Fragen? Schreiben Sie an {support}.',
  mail_link_fallback: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:',

  mail_verify_address_subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
  mail_verify_address_title: 'Ein Klick, und Sie sind drin',
  mail_verify_address_text:
    'Willkommen! Öffnen Sie den folgenden Link und bestätigen Sie damit, dass diese Adresse Ihnen gehört.',
  mail_verify_address_note:
    'Der Link gilt {hours} Stunden und nur einmal. Wenn Sie kein Konto angelegt haben, öffnen Sie ihn nicht, und ' +
    'nichts geschieht.',
  mail_verify_address_button: 'E-Mail-Adresse bestätigen',

  mail_address_in_use_subject: 'Jemand wollte sich mit Ihrer E-Mail-Adresse registrieren',
  mail_address_in_use_title: 'Sie haben bereits ein Konto',
  mail_address_in_use_text:
    'Jemand, vielleicht Sie selbst, wollte sich gerade mit dieser Adresse registrieren. Sie gehört schon zu Ihrem ' +
    'Konto, und daran wurde nichts geändert. Wenn Sie es waren, melden Sie sich wie gewohnt an.',
  mail_address_in_use_note: 'Wenn Sie es nicht waren, brauchen Sie nichts zu tun: Niemand ist in Ihr Konto gelangt.',
  mail_address_in_use_button: 'Anmelden',

  mail_not_me: 'Das war ich nicht',
  mail_not_me_text: '„Das war ich nicht“ schließt Ihr Konto sofort, bis wir mit Ihnen gesprochen haben.',
  mail_account_closed_subject: 'Ihr Konto ist geschlossen',
  mail_account_closed_title: 'Wir haben Ihr Konto geschlossen',
  mail_account_closed_text:
    'Jemand, hoffentlich Sie, hat auf eine unserer E-Mails mit „Das war ich nicht“ geantwortet. Alle sind ' +
    'abgemeldet, API-Schlüssel gelten nicht mehr, Auszahlungen und Lieferungen ruhen, und Ihr Passwort gilt ' +
    'nicht mehr.',
  mail_account_closed_note:
    'Schreiben Sie an {support}: Wir vergewissern uns, dass Sie es sind, und öffnen Ihr Konto wieder. Dann ' +
    'wählen Sie per E-Mail ein neues Passwort.',
  mail_account_closed_button: 'Zum Shop',

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

  mail_saved_searches_subject: 'Neu im Shop: {searches}',
  mail_saved_searches_title: 'Neu für Ihre Suchen',
  mail_saved_searches_text: 'Guten Tag {name}, das ist neu im Verkauf und passt zu dem, was Sie gespeichert haben.',
  mail_saved_searches_note:
    'Nichts ist für Sie zurückgelegt: Wer zuerst zahlt, bekommt es. Wir schreiben höchstens einmal am ' +
    'Tag, und Ihre Suchen ändern Sie bei Ihrer Wunschliste.',
  mail_saved_searches_button: 'Neues ansehen',
  mail_saved_found: 'Neu im Verkauf:',
  'mail_saved_more#one': 'und {count} weiterer in der Liste',
  'mail_saved_more#other': 'und {count} weitere in der Liste',
  mail_saved_stop: 'Keine Mails mehr zu dieser Suche',
}
