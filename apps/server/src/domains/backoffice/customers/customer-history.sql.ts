import type { OfferState } from '@pandrop/contract/lifecycle/offer'
import type { OrderHold, OrderState } from '@pandrop/contract/lifecycle/order'
import { microsecondsOf, momentOf } from '../../../db/keyset.ts'
import { statement } from '../../../db/statement.ts'

type PageValues = [customerId: number, before: number, rowsMax: number]

export interface CustomerOrderRow {
  id: number
  state: OrderState
  payment_method: string
  items: number
  total_cents: number
  created_at: Date
  holds: OrderHold[]
}

export const selectCustomerOrders = statement<CustomerOrderRow, [...PageValues, now: Date]>(
  'select_customer_orders_for_staff',
  `select id, state, payment_method, total_cents, created_at,
     (select count(*)::int from order_lines where order_id = orders.id) as items,
     array(select hold from order_holds where order_id = orders.id and (until is null or until > $4)) as holds
   from orders
   where customer_id = $1 and id < $2
   order by id desc
   limit $3`,
)

export interface CustomerOfferRow {
  id: number
  state: OfferState
  title: string
  user_price_cents: number
  service_price_cents: number | null
  created_at: Date
}

export const selectCustomerOffers = statement<CustomerOfferRow, PageValues>(
  'select_customer_offers_for_staff',
  `select id, state, title, user_price_cents, service_price_cents, created_at
   from offers
   where customer_id = $1 and id < $2
   order by id desc
   limit $3`,
)

export interface CustomerDepositRow {
  id: string
  state: string
  credit_cents: number
  amount_minor: number
  minor_exponent: number
  currency: string
  created_at: Date
  microseconds: number
}

export const selectCustomerDeposits = statement<
  CustomerDepositRow,
  [customerId: number, microseconds: number, id: string, rowsMax: number]
>(
  'select_customer_deposits_for_staff',
  `select id, state, credit_cents, amount_minor, minor_exponent, currency, created_at,
     ${microsecondsOf('created_at')} as microseconds
   from payments
   where customer_id = $1 and purpose = 'topup' and (created_at, id) < (${momentOf('$2')}, $3::uuid)
   order by created_at desc, id desc
   limit $4`,
)
