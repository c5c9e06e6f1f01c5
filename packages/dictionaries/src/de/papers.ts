import type { paperTexts as english } from '../en/papers.ts'
import type { Translation } from '../translation.ts'

/** What stands on papers: receipts, credit notes, statements, and the first page of a copy of one’s data. */
export const paperTexts: Translation<typeof english> = {
  paper_issued: 'Ausgestellt am {date}',
  paper_order: 'Zu Bestellung {order} vom {date}',
  paper_from: 'Von',
  paper_to: 'An',
  paper_item: 'Artikel',
  paper_wear: 'Float {float}, Paint Seed {seed}',
  paper_rate: 'USt.',
  paper_net: 'Netto',
  paper_vat: 'USt.',
  paper_total: 'Gesamt',
  paper_vat_of: 'USt. {country}',
  receipt_title: 'Rechnung',
  receipt_total: 'Bezahlt',
  receipt_by_card: 'Am {date} mit Karte bezahlt.',
  receipt_by_balance: 'Am {date} aus dem Guthaben bezahlt.',
  receipt_discount: '{amount} wurden vorher abgezogen; die Zeilen nennen, was bezahlt wurde.',
  confirmation_title: 'Zahlungsbestätigung',
  confirmation_line: 'Aufladung des Guthabens',
  confirmation_total: 'Bezahlt insgesamt',
  confirmation_by_card: 'Am {date} mit Karte bezahlt: {charged}.',
  confirmation_no_vat:
    'Dies ist keine Rechnung und weist keine Umsatzsteuer aus: Mit einer Aufladung ist noch nichts gekauft. ' +
    'Die Umsatzsteuer steht auf der Rechnung jeder Bestellung, die vom Guthaben bezahlt wird.',

  credit_note_title: 'Rechnungskorrektur',
  credit_note_receipt: 'Zu Rechnung {number} vom {date}',
  credit_note_credited: 'Gutgeschrieben',
  credit_note_to_card: 'Der Betrag geht auf die Karte zurück, mit der die Bestellung bezahlt wurde.',
  credit_note_to_dispute: 'Die Bank der Karte hat den Betrag ihrem Inhaber zurückgegeben.',
  credit_note_to_balance: 'Der Betrag geht auf das Guthaben im Shop zurück.',

  statement_title: 'Kontoauszug',
  statement_customer: 'Kunde {id}',
  statement_day: 'Tag',
  statement_time: 'Zeit (UTC)',
  statement_what: 'Was',
  statement_about: 'Betrifft',
  statement_note: 'Mitteilung',
  statement_amount: 'Betrag',
  statement_balance: 'Guthaben',
  statement_entry: 'Eintrag der Buchhaltung',
  statement_opening: 'Anfangsstand',
  statement_closing: 'Endstand',
  statement_month: 'Ende {month}',
  statement_none: 'An diesen Tagen wurde nichts gebucht.',
  statement_ledger:
    'Dies sind die Einträge der Buchhaltung des Shops, wie sie gebucht wurden; die Tage sind ' +
    'die von {zone}. Dies ist keine Rechnung und weist keine Umsatzsteuer aus.',
  statement_of_order: 'Bestellung {id}',
  statement_of_payment: 'Zahlung {id}',
  statement_of_adjustment: 'Anpassung {id}',
  statement_of_refund: 'Erstattung {id}',
  statement_of_dispute: 'Rückbuchung {id}',
  statement_top_up: 'Aufladung',
  statement_purchase: 'Kauf',
  statement_refund: 'Erstattung',
  statement_top_up_back: 'Aufladung an die Karte zurückgegeben',
  statement_disputed: 'Von der Bank der Karte zurückgeholt',
  statement_dispute_back: 'Nach einer Rückbuchung zurückgegeben',
  statement_debt: 'Von Geschuldetem bezahlt',
  statement_goodwill: 'Kulanz',
  statement_correction: 'Berichtigung',
  statement_reversal: 'Storno',
  statement_other: 'Bewegung',

  export_title: 'Ihre Daten bei {shop}',
  export_made: 'Stand: {at}',
  export_intro:
    'Das ist alles, was {shop} über Sie aufbewahrt. Jeder Teil ist zweimal da: als CSV für eine ' +
    'Tabellenkalkulation und als JSON für ein Programm.',
  export_reading:
    'Die Namen der Spalten sind englisch. Beträge in Spalten auf „cents“ sind ganze Cent in EUR, die auf „minor“ ' +
    'stehen in der kleinsten Einheit der Währung daneben. Zeiten sind in UTC. Eine Zelle, die eine ' +
    'Tabellenkalkulation ausrechnen würde, beginnt mit einem Apostroph.',
  export_files: 'Was jede Datei ist',
  export_profile:
    'Wer Sie sind: Name, Kontakt, Adresse, Handelslink, Firma und Sprache, ein Wunsch nach anderer E-Mail, die ' +
    'Steam-Konten, mit denen gehandelt wurde, und was an Ihrem Konto geschah',
  export_sign_ins:
    'Wie Sie hineinkommen: Sitzungen mit Browser und IP-Adresse, bekannte Browser, Ihr zweiter Faktor, gemailte Links',
  export_api_keys: 'Ihre API-Schlüssel, ohne die Schlüssel selbst',
  export_orders:
    'Was Sie gekauft haben: Bestellungen mit Artikeln, Adresse und Zustimmungen, Rechnungen, Gutschriften, ' +
    'Erstattungen, Widerrufe, Aktionscodes',
  export_payments: 'Kartenzahlungen und Aufladungen, ihre Schritte, und Rückbuchungen',
  export_balance: 'Ihr Guthaben: jede Bewegung, wie sie in unseren Büchern steht, und Korrekturen',
  export_offers: 'Was Sie uns angeboten haben und was daraus wurde',
  export_payouts: 'Auszahlungen an Sie; von einer Kontonummer nur ihre Enden',
  export_deals: 'Angebote, die für Sie gemacht wurden',
  export_cart: 'Ihr Warenkorb',
  export_wishlist: 'Ihre Wunschliste und Preisalarme',
  export_mails: 'Mails der letzten 90 Tage: welche, wann, an welche Adresse',
  export_copies: 'Kopien wie diese, die Sie angefordert haben',
  export_picture: 'Das Bild Ihres Profils',
  export_left_out: 'Was fehlt, und warum',
  export_left_out_text:
    'Geheimnisse: Von Passwort, Sitzungen, Links, Schlüsseln und Codes bewahren wir nur Hashes auf, und der ' +
    'Schlüssel Ihrer Authenticator-App und Kontonummern sind versiegelt. Wer sie sonst hätte, könnte Ihnen ' +
    'schaden. Ebenso fehlt, wer von unseren Leuten etwas getan hat, was Artikel uns kosten, und was nur ' +
    'wiederholt, was hier steht. Die Datei nennt alles einzeln.',
  export_rights: 'Wenn etwas nicht stimmt',
  export_rights_text:
    'Schreiben Sie an {email}, um es berichtigen oder löschen zu lassen oder dem zu widersprechen, was wir damit ' +
    'tun. Sie können sich auch bei Ihrer Datenschutzbehörde beschweren.',
}
