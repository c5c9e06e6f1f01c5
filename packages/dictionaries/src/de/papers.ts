import type { paperTexts as english } from '../en/papers.ts'
import type { Translation } from '../translation.ts'

/** German: what stands on every paper, and on a receipt. */
export const paperTexts: Translation<typeof english> = {
  paper_issued: 'Ausgestellt am {date}',
  paper_order: 'Zu Bestellung {order} vom {date}',
  paper_from: 'Von',
  paper_to: 'An',
  paper_item: 'Artikel',
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
}
