import type { Attachments } from '@pandrop/contract/attachments'
import type { BusinessDetails, PostalContact } from '@pandrop/contract/postal'
import { firstRow, statement } from '../../../db/statement.ts'

const issueTaken = `
  insert into receipts (order_id, issued_at, seller)
  select order_id, $2, $3 from taken order by paid_at, order_id
  returning id`

/** Issues what is due, first paid first; of what somebody else issues at this moment nothing is waited for. */
export const issueDue = statement<{ id: number }, [receiptsMax: number, issuedAt: Date, seller: string]>(
  'issue_due_receipts',
  `with taken as (
     delete from receipts_due
     where order_id = any(array(
       select order_id from receipts_due order by paid_at, order_id limit $1 for update skip locked
     ))
     returning order_id, paid_at
   ) ${issueTaken}`,
)

/** Issues that of one order where it is due; whoever issues it at this moment is waited for. */
export const issueDueOf = statement<{ id: number }, [orderId: number, issuedAt: Date, seller: string]>(
  'issue_due_receipt_of_order',
  `with taken as (delete from receipts_due where order_id = $1 returning order_id, paid_at) ${issueTaken}`,
)

/** A receipt with the order that it is about. */
export interface ReceiptRow extends Omit<PostalContact, 'phone'>, BusinessDetails {
  id: number
  prefix: string
  year: number
  number: number
  time_zone: string
  issued_at: Date
  seller: string
  order_id: number
  customer_id: number
  ordered_at: Date
  paid_at: Date
  payment_method: 'card' | 'balance'
  total_cents: number
  discount_cents: number
  vat_cents: number
}

const columns = `receipt.id, receipt.prefix, receipt.year, receipt.number, receipt.time_zone, receipt.issued_at,
  receipt.seller, receipt.order_id, placed.customer_id, placed.created_at as ordered_at, placed.paid_at,
  placed.payment_method, placed.total_cents, placed.discount_cents, placed.vat_cents, placed.name, placed.surname,
  placed.email, placed.address, placed.post_code, placed.city, placed.country, placed.company,
  placed.vat_id`

const receipts = `select ${columns} from receipts receipt join orders placed on placed.id = receipt.order_id`

export const selectReceipt = firstRow<ReceiptRow, [id: number]>('select_receipt', `${receipts} where receipt.id = $1`)

export const selectReceiptOfOrder = firstRow<ReceiptRow, [orderId: number]>(
  'select_receipt_of_order',
  `${receipts} where receipt.order_id = $1`,
)

export interface ReceiptLineRow {
  title: string
  cents: number
  vat_percent: number
  vat_country: string
  vat_cents: number
  /** null on lines of before it was kept, like the others */
  phase: string | null
  float: number | null
  paint_seed: number | null
  attachments: Attachments | null
}

/** What was paid for each item. */
export const selectReceiptLines = statement<ReceiptLineRow, [orderId: number]>(
  'select_receipt_lines',
  `select title, price_cents - discount_cents as cents, vat_percent::float8 as vat_percent, vat_country, vat_cents,
     phase, float, paint_seed, attachments
   from order_lines
   where order_id = $1
   order by line_no`,
)

/** Asked beforehand: a number that is known leads to an index. */
export const selectCustomerOfEmail = firstRow<{ id: number }, [email: string]>(
  'select_customer_of_email',
  'select id from customers where lower(email) = $1',
)

interface Asked {
  before: number
  year: number | null
  number: number | null
  /** of an order or a customer, whichever it is */
  id: number | null
  customerId: number | null
  cents: number | null
  rowsMax: number
}

/** Newest first; of several words each has to be so. */
export const selectReceiptPage = statement<ReceiptRow, Asked>(
  'select_receipts',
  `${receipts}
   where receipt.id < :before
     and (:year::int is null or receipt.year = :year)
     and (:number::int is null or receipt.number = :number)
     and (:id::bigint is null or placed.id = :id or placed.customer_id = :id)
     and (:customerId::bigint is null or placed.customer_id = :customerId)
     and (:cents::bigint is null or placed.total_cents = :cents)
   order by receipt.id desc
   limit :rowsMax`,
)

// The month is that of each paper's own day; the bounds around it lead to the index.
const ofMonth = `
  receipt.issued_at >= :month::date - interval '2 days'
  and receipt.issued_at < :month::date + interval '1 month 2 days'
  and to_char(receipt.issued_at at time zone receipt.time_zone, 'YYYY-MM-01')::date = :month::date`

/** `month`: its first day, 2026-11-01. */
export const countReceiptsOfMonth = firstRow<{ receipts: number }, { month: string }>(
  'count_receipts_of_month',
  `select count(*)::int as receipts from receipts receipt where ${ofMonth}`,
)

/** By number, behind so many. */
export const selectReceiptsOfMonth = statement<ReceiptRow, { month: string; skipped: number; rowsMax: number }>(
  'select_receipts_of_month',
  `${receipts} where ${ofMonth} order by receipt.year, receipt.number offset :skipped limit :rowsMax`,
)
