import { dayText } from '@pandrop/dictionaries/dates'
import { textFor } from '@pandrop/dictionaries/languages'
import { type Cents, sum } from '@pandrop/money/money'
import { dayIn } from '@pandrop/money/zones'
import type { Queryable } from '../../../db/statement.ts'
import type { Shop } from '../../../shop.ts'
import { drawPaper } from '../papers/draw-paper.ts'
import { keptPaper } from '../papers/kept-papers.ts'
import type { Paper, PaperFile, PaperLine } from '../papers/paper-pdf.ts'
import { buyerOf, paperLine, paperNumber } from '../papers/paper-rows.ts'
import { type NoteRow, selectNote, selectNoteLines, selectNotesOfOrder } from './credit-notes.sql.ts'

/** The document that takes back a part of a sale. */
export interface CreditNote {
  /** such as CN-2026-000001 */
  number: string
  issuedAt: Date
  /** where the day is that it bears, a name of IANA */
  zone: string
  /** the shop's particulars, some lines */
  seller: string
  buyer: Paper['buyer']
  order: { id: number; placedAt: Date }
  /** of the sale; null: the note is older than receipts */
  receipt: { number: string; issuedAt: Date } | null
  destination: 'balance' | 'card' | 'dispute'
  lines: PaperLine[]
  gross: Cents
  net: Cents
  vat: Cents
}

/** Its number as it is written: CN-2026-000001. */
export const creditNoteNumber = ({ year, number }: { year: number; number: number }): string =>
  paperNumber({ prefix: 'CN', year, number })

/**
 * A whole credit note.
 * @param customerId whose order it must be about; any customer's where absent, for the back office
 * @returns undefined where there is none
 */
export const creditNote = async (q: Queryable, id: number, customerId?: number): Promise<CreditNote | undefined> => {
  const note = await selectNote(q, id, customerId ?? null)
  if (!note) return undefined
  const lines = (await selectNoteLines(q, id)).map(paperLine)
  return {
    number: creditNoteNumber(note),
    issuedAt: note.issued_at,
    zone: note.time_zone,
    seller: note.seller,
    buyer: buyerOf(note),
    order: { id: note.order_id, placedAt: note.ordered_at },
    receipt: receiptOfRow(note),
    destination: note.destination,
    lines,
    gross: sum(lines.map(({ gross }) => gross)),
    net: sum(lines.map(({ net }) => net)),
    vat: sum(lines.map(({ vat }) => vat)),
  }
}

const receiptOfRow = ({ receipt_prefix: prefix, receipt_year: year, receipt_number: number, ...row }: NoteRow) =>
  prefix === null || year === null || number === null || row.receipt_issued_at === null
    ? null
    : { number: paperNumber({ prefix, year, number }), issuedAt: row.receipt_issued_at }

const paperOf = (note: CreditNote, language: string): Paper => {
  const text = textFor(language)
  const day = (at: Date): string => dayText(dayIn(note.zone, at))
  const { receipt, order } = note
  return {
    ...note,
    title: text('credit_note_title'),
    facts: [
      text('paper_issued', { date: day(note.issuedAt) }),
      ...(receipt ? [text('credit_note_receipt', { number: receipt.number, date: day(receipt.issuedAt) })] : []),
      // Text, because a number would be printed with thousands separators.
      text('paper_order', { order: String(order.id), date: day(order.placedAt) }),
    ],
    totalLabel: text('credit_note_credited'),
    remarks: [text(`credit_note_to_${note.destination}`)],
  }
}

/**
 * A credit note as PDF, the same bytes each time.
 * @param asked.customerId whose order it must be about; any customer's where absent
 * @param language ISO 639-1
 * @returns undefined where there is none
 */
export const creditNotePaper = async (
  shop: Pick<Shop, 'pool' | 'secrets'>,
  { id, customerId }: { id: number; customerId?: number },
  language: string,
): Promise<PaperFile | undefined> => {
  const note = await creditNote(shop.pool, id, customerId)
  if (!note) return undefined
  const kept = await keptPaper(shop, 'credit_note', id)
  return kept ?? { name: `${note.number}.pdf`, content: await drawPaper({ paper: paperOf(note, language), language }) }
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
