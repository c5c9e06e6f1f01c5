import type { DepositState } from '@pandrop/contract/deposits'
import { type PaymentView, paymentViews } from '@pandrop/contract/staff/payments'
import { type Cursor, microsecondsOf, momentOf } from '../../../db/keyset.ts'
import { type Queryable, runUnprepared, statement } from '../../../db/statement.ts'
import type { PaymentPurpose, PaymentReason } from '../payments/payment-row.ts'
import { paymentFlags, viewConditions } from './payment-views.sql.ts'
import type { PaymentWords } from './staff-payment-list.rules.ts'

/** One payment in the back office's list. */
export interface StaffPaymentListRow {
  id: string
  created_at: Date
  /** of created_at, for the next page */
  microseconds: number
  purpose: PaymentPurpose
  state: DepositState
  reason: PaymentReason | null
  customer_id: number
  name: string
  surname: string
  email: string
  order_id: number | null
  amount_minor: number
  minor_exponent: number
  currency: string
  credit_cents: number
  held: boolean
  to_answer: boolean
  disputed: boolean
  refund_failed: boolean
  dispute_lost: boolean
  refunded_elsewhere: boolean
  refunding: boolean
  answer_due_at: Date | null
}

const flags = Object.entries(paymentFlags).map(([name, condition]) => `(${condition}) as ${name}`)

/** Columns of such a row, out of the tables below. */
export const listColumns = `payment.id, payment.created_at, ${microsecondsOf('payment.created_at')} as microseconds,
  payment.purpose, payment.state, payment.reason, payment.customer_id, customer.name, customer.surname, customer.email,
  placed.id as order_id, payment.amount_minor, payment.minor_exponent, payment.currency,
  payment.credit_cents, ${flags.join(', ')},
  (select min(answer_due_at) from disputes where disputes.payment_id = payment.id) as answer_due_at`

export const listTables = `join customers customer on customer.id = payment.customer_id
  left join orders placed on placed.payment_id = payment.id`

// Each purpose has an index of its own, which "or" would not use.
const purposeConditions = { any: 'true', one: 'payment.purpose = :purpose' } as const

const pageOf = (condition: string, purposes: keyof typeof purposeConditions): string =>
  `select ${listColumns}
   from (
     select payment.id
     from payments payment
     where (payment.created_at, payment.id) < (${momentOf(':microseconds')}, :id::uuid)
       and ${purposeConditions[purposes]}
       and ${condition}
     order by payment.created_at desc, payment.id desc
     limit :rowsMax
   ) as page
   join payments payment on payment.id = page.id
   ${listTables}
   order by payment.created_at desc, payment.id desc`

const pages = new Map(
  paymentViews.flatMap((view) =>
    (['any', 'one'] as const).map((purposes) => {
      const name = `select_staff_payments_${view}_of_${purposes}`
      const page = statement<StaffPaymentListRow, StaffPaymentPage>(name, pageOf(viewConditions[view], purposes))
      return [`${view} ${purposes}`, page] as const
    }),
  ),
)

const purposesOf = ({ purpose }: StaffPaymentPage) => (purpose === null ? 'any' : 'one')

/** Which part of which payments: newest first, from behind a place on. */
export interface StaffPaymentPage extends Cursor {
  view: PaymentView
  purpose: PaymentPurpose | null
  rowsMax: number
}

export const selectStaffPayments = async (q: Queryable, page: StaffPaymentPage): Promise<StaffPaymentListRow[]> =>
  (await pages.get(`${page.view} ${purposesOf(page)}`)?.(q, page)) ?? []

// As customers_words indexes it (migration 0022).
const customerWords = `
  lower(name || ' ' || surname || ' ' || email || ' ' || phone_e164 || ' ' || coalesce(steamid, ''))`

/** Where each thing that may have been meant is found. */
const meantBy = ({ pattern }: PaymentWords): string => {
  if (pattern !== null) return `payment.customer_id in (select id from customers where ${customerWords} like :pattern)`
  return `payment.id in (
    select id from payments where id between :idFrom::uuid and :idTill::uuid
    union all select id from payments where customer_id = :number::bigint
    union all select payment_id from orders where id = :number::bigint and payment_id is not null
    union all select id from payments where provider_session_id = :reference or payment_intent = :reference
    union all select payment_id from disputes where id = :reference
    union all select payment_id from refunds where provider_refund_id = :reference)`
}

/**
 * Payments of a view that a search means. Not prepared: which index is right depends on how many customers have the
 * very words.
 */
export const searchStaffPayments = (
  q: Queryable,
  page: StaffPaymentPage,
  words: PaymentWords,
): Promise<StaffPaymentListRow[]> => {
  const text = pageOf(`${viewConditions[page.view]} and ${meantBy(words)}`, purposesOf(page))
  return runUnprepared(q, text, { ...page, ...words, idFrom: words.ids?.from ?? null, idTill: words.ids?.till ?? null })
}
