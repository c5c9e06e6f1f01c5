import { ok, type Result } from '@pandrop/contract/result'
import type { PaymentView, StaffPaymentRow } from '@pandrop/contract/staff/payments'
import { instantOrNull } from '@pandrop/contract/wire'
import { cents, toUnits } from '@pandrop/money/money'
import { cursorMark, cutPage, lastCursor, type Page, type PageAsked, readCursorPage } from '../../../db/keyset.ts'
import type { Queryable } from '../../../db/statement.ts'
import type { Shop } from '../../../shop.ts'
import type { PaymentPurpose } from '../payments/payment-row.ts'
import { chargedText } from '../payments/payments.ts'
import { readPaymentWords } from './staff-payment-list.rules.ts'
import {
  type StaffPaymentListRow,
  type StaffPaymentPage,
  searchStaffPayments,
  selectStaffPayments,
} from './staff-payment-list.sql.ts'

/** Which page of which payments somebody of the staff wants to see. */
interface StaffPaymentQuery extends PageAsked {
  view?: PaymentView | undefined
  purpose?: PaymentPurpose | undefined
  search?: string | undefined
}

/**
 * A page of card payments for the back office, newest first.
 * @returns refuses invalid_input for an `after` that no page has named
 */
export const staffPayments = async (
  { pool }: Pick<Shop, 'pool'>,
  { view = 'all', purpose, search, ...asked }: StaffPaymentQuery,
): Promise<Result<Page<StaffPaymentRow>, 'invalid_input'>> => {
  const read = readCursorPage(asked, 'uuid')
  if (!read.ok) return read
  const { cursor, rowsMax } = read.value
  const page: StaffPaymentPage = { view, purpose: purpose ?? null, ...(cursor ?? lastCursor), rowsMax }
  const found = await (search?.trim() ? searched(pool, page, search) : selectStaffPayments(pool, page))
  const { rows, next } = cutPage(found, rowsMax, cursorMark)
  return ok({ rows: rows.map(toPaymentRow), next })
}

const searched = async (q: Queryable, page: StaffPaymentPage, typed: string): Promise<StaffPaymentListRow[]> => {
  const words = readPaymentWords(typed)
  const isAnything = Object.values(words).some((meaning) => meaning !== null)
  return isAnything ? searchStaffPayments(q, page, words) : []
}

/** The newest payments that an id means, whole or from its beginning, ours or the provider's. */
export const paymentsNamed = async (q: Queryable, typed: string, rowsMax: number): Promise<StaffPaymentRow[]> => {
  const { ids, reference } = readPaymentWords(typed)
  if (ids === null && reference === null) return []
  const page = { view: 'all', purpose: null, ...lastCursor, rowsMax } as const
  return (await searchStaffPayments(q, page, { ids, reference, number: null, pattern: null })).map(toPaymentRow)
}

/** A payment as the back office's list shows it. */
export const toPaymentRow = (row: StaffPaymentListRow): StaffPaymentRow => ({
  id: row.id,
  created_at: row.created_at.toISOString(),
  purpose: row.purpose,
  state: row.state,
  reason: row.reason,
  customer: { id: row.customer_id, name: `${row.name} ${row.surname}`, email: row.email },
  order_id: row.order_id,
  agreed: chargedText(row),
  sum: toUnits(cents(row.credit_cents)),
  held: row.held,
  to_answer: row.to_answer,
  disputed: row.disputed,
  refund_failed: row.refund_failed,
  dispute_lost: row.dispute_lost,
  refunded_elsewhere: row.refunded_elsewhere,
  refunding: row.refunding,
  answer_due_at: instantOrNull(row.answer_due_at),
})
