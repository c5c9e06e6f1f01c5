import type { checkoutTexts as english } from '../en/checkout.ts'
import type { Translation } from '../translation.ts'

/** Contact, trade link, address and payment on the cart page; the contact fields are those of every form. */
export const checkoutTexts: Translation<typeof english> = {
  contact_first_name: 'Vorname',
  contact_last_name: 'Nachname',
  contact_email: 'E-Mail',
  contact_phone: 'Telefon',
  contact_country: 'Land',
  contact_country_choose: 'Land auswählen',
  contact_city: 'Ort',
  contact_address: 'Straße und Hausnummer',
  contact_post_code: 'Postleitzahl',
  phone_country: 'Ländervorwahl',

  checkout_contact_title: 'Kontakt',
  checkout_trade_link_title: 'Trade-Link',
  checkout_trade_link: 'Steam-Trade-Link',
  trade_account_paused: 'Dieses Steam-Konto ist neu: Gegenstände werden ab {until} dorthin gesendet.',
  trade_account_other:
    'Ein anderes Steam-Konto als bisher: Gegenstände werden erst 24 Stunden nach dem Speichern dorthin ' + 'gesendet.',
  trade_account_other_order:
    'Ein anderes Steam-Konto als bisher: Gegenstände werden erst 24 Stunden nach dieser Bestellung dorthin ' +
    'gesendet.',
  checkout_trade_link_hint: 'Steam → Inventar → Handelsangebote → Wer kann mir Handelsangebote senden?',
  checkout_address_title: 'Adresse',
  checkout_step_done: 'Ausgefüllt',

  checkout_summary_title: 'Übersicht',
  checkout_total: 'Summe',
  checkout_converted: '= {amount}',
  checkout_vat: 'Enthaltene MwSt. ({percent} %)',
  checkout_terms: 'Ich akzeptiere die {link}',
  checkout_terms_link: 'Allgemeinen Geschäftsbedingungen',
  checkout_waiver:
    'Beginnen Sie sofort mit der Lieferung. Mir ist bekannt, dass ich mein Widerrufsrecht verliere, sobald sie ' +
    'begonnen hat.',
  checkout_waiver_required:
    'Bitte stimmen Sie zu, dass die Lieferung sofort beginnt und das Widerrufsrecht damit verloren geht',
  checkout_pay: 'Mit Guthaben zahlen',
  checkout_paying: 'Zahlung läuft...',
  checkout_card: 'KREDIT-/DEBITKARTE',
  checkout_opening: 'Wird geöffnet...',
  checkout_resumes: 'Nichts wird doppelt bezahlt: Der nächste Klick setzt dieselbe Zahlung fort.',
  checkout_balance: 'Ihr Guthaben',
  checkout_balance_after: 'Guthaben nach der Zahlung',
  checkout_missing: 'Es fehlen',
  checkout_top_up: '{amount} aufladen',
  checkout_profile: 'Für die Lieferung brauchen wir noch Handelslink, Telefon und Adresse.',
  checkout_to_profile: 'Profil vervollständigen',
  checkout_nothing_available: 'Zurzeit ist nichts aus Ihrem Warenkorb zu kaufen.',
  checkout_price_changed: 'Die markierten Preise sind neu. Wenn Sie erneut zahlen, bestätigen Sie die neue Summe.',
}
