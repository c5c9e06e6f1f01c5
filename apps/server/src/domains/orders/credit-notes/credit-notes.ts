import { type Cents, cents, subtract, sum } from '@pandrop/money/money'
import type { Queryable } from '../../../db/statement.ts'
import { selectNote, selectNoteLines, selectNotesOfOrder } from './credit-notes.sql.ts'

/** A line of a credit note: what goes back, split into net and VAT. */
export interface CreditNoteLine {
  title: string
  gross: Cents
  net: Cents
  vat: Cents
  vatPercent: number
  /** ISO 3166-1 alpha-2 */
  vatCountry: string
}

/** The document that takes back a part of a sale. */
export interface CreditNote {
  /** such as CN-2026-000001 */
  number: string
  issuedAt: Date
  /** the shop's particulars, some lines */
  seller: string
  buyer: { name: string; address: string[]; email: string }
  order: { id: number; placedAt: Date }
  destination: 'balance' | 'card' | 'dispute'
  lines: CreditNoteLine[]
  gross: Cents
  net: Cents
  vat: Cents
}

/** Its number as it is written: CN-2026-000001. */
export const creditNoteNumber = ({ year, number }: { year: number; number: number }): string =>
  `CN-${year}-${String(number).padStart(6, '0')}`

/**
 * A whole credit note.
 * @param customerId whose order it must be about; any customer's where absent, for the back office
 * @returns undefined where there is none
 */
export const creditNote = async (q: Queryable, id: number, customerId?: number): Promise<CreditNote | undefined> => {
  const note = await selectNote(q, id, customerId ?? null)
  if (!note) return undefined
  const lines = (await selectNoteLines(q, id)).map((line) => ({
    title: line.title,
    gross: cents(line.cents),
    net: subtract(cents(line.cents), cents(line.vat_cents)),
    vat: cents(line.vat_cents),
    vatPercent: line.vat_percent,
    vatCountry: line.vat_country,
  }))
  return {
    number: creditNoteNumber(note),
    issuedAt: note.issued_at,
    seller: note.seller,
    buyer: {
      name: `${note.name} ${note.surname}`,
      address: [note.address, `${note.post_code} ${note.city}`, note.country],
      email: note.email,
    },
    order: { id: note.order_id, placedAt: note.ordered_at },
    destination: note.destination,
    lines,
    gross: sum(lines.map(({ gross }) => gross)),
    net: sum(lines.map(({ net }) => net)),
    vat: sum(lines.map(({ vat }) => vat)),
  }
}

/** A credit note as the order's page names it. */
export interface IssuedNote {
  id: number
  number: string
  issuedAt: Date
}

/** Credit notes of an order by the refund that each belongs to. */
export const creditNotesOf = async (q: Queryable, orderId: number): Promise<Map<string, IssuedNote>> => {
  const rows = await selectNotesOfOrder(q, orderId)
  return new Map(
    rows.map((row) => [row.refund_id, { id: row.id, number: creditNoteNumber(row), issuedAt: row.issued_at }] as const),
  )
}
