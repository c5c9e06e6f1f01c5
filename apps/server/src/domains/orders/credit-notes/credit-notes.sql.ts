import type { BusinessDetails, PostalContact } from '@pandrop/contract/postal'
import { firstRow, statement } from '../../../db/statement.ts'

/** A refund that a note is issued for; its row is locked. */
interface RefundRow {
  order_id: number
}

/** A refund that took something of an order back: one of a top-up, or of money that never bought anything, has none. */
export const lockRefundOfLines = firstRow<RefundRow, [refundId: string]>(
  'lock_refund_of_lines',
  `select order_id from refunds
   where id = $1 and exists (select from refund_lines where refund_id = $1)
   for update`,
)

// A statement of its own after the lock: it sees what the holder before us wrote.
export const selectNoteOfRefund = firstRow<{ id: number }, [refundId: string]>(
  'select_note_of_refund',
  'select id from credit_notes where refund_id = $1',
)

export const insertNote = statement<never, [refundId: string, orderId: number, issuedAt: Date, seller: string]>(
  'insert_credit_note',
  `with note as (
     insert into credit_notes (refund_id, order_id, issued_at, seller, receipt_id)
     values ($1, $2, $3, $4, (select id from receipts where order_id = $2))
     returning id
   )
   insert into credit_note_lines (note_id, line_no, title, cents, vat_percent, vat_country, vat_cents)
   select note.id, back.line_no, line.title, back.cents, line.vat_percent, line.vat_country, back.vat_cents
   from note, refund_lines back
   join order_lines line on line.order_id = back.order_id and line.line_no = back.line_no
   where back.refund_id = $1`,
)

export const selectRefundsWithoutNote = statement<{ id: string }, [refundsMax: number]>(
  'select_refunds_without_note',
  `select refund.id
   from refunds refund
   where not exists (select from credit_notes where refund_id = refund.id)
     and exists (select from refund_lines where refund_id = refund.id)
   order by refund.created_at, refund.id
   limit $1`,
)

/** A note with the order that it is about. */
export interface NoteRow extends Omit<PostalContact, 'phone'>, BusinessDetails {
  id: number
  year: number
  number: number
  issued_at: Date
  seller: string
  /** whose day the paper bears */
  time_zone: string
  order_id: number
  ordered_at: Date
  receipt_prefix: string | null
  receipt_year: number | null
  receipt_number: number | null
  receipt_issued_at: Date | null
  destination: 'balance' | 'card' | 'dispute'
}

/** $2: null for whoever may see all of them, else the customer whose order it must be about. */
export const selectNote = firstRow<NoteRow, [id: number, customerId: number | null]>(
  'select_credit_note',
  `select note.id, note.year, note.number, note.issued_at, note.seller, note.time_zone, note.order_id,
     placed.created_at as ordered_at, refund.destination, placed.name, placed.surname, placed.email,
     placed.address, placed.post_code, placed.city, placed.country, placed.company, placed.vat_id,
     receipt.prefix as receipt_prefix, receipt.year as receipt_year, receipt.number as receipt_number,
     receipt.issued_at as receipt_issued_at
   from credit_notes note
   left join receipts receipt on receipt.id = note.receipt_id
   join refunds refund on refund.id = note.refund_id
   join orders placed on placed.id = note.order_id
   where note.id = $1 and ($2::bigint is null or placed.customer_id = $2)`,
)

export interface NoteLineRow {
  line_no: number
  title: string
  cents: number
  vat_percent: number
  vat_country: string
  vat_cents: number
}

export const selectNoteLines = statement<NoteLineRow, [noteId: number]>(
  'select_credit_note_lines',
  `select line_no, title, cents, vat_percent::float8 as vat_percent, vat_country, vat_cents
   from credit_note_lines
   where note_id = $1
   order by line_no`,
)

export interface OrderNoteRow {
  id: number
  refund_id: string
  year: number
  number: number
  issued_at: Date
}

export const selectNotesOfOrder = statement<OrderNoteRow, [orderId: number]>(
  'select_credit_notes_of_order',
  'select id, refund_id, year, number, issued_at from credit_notes where order_id = $1',
)
