import type { PostalAddress } from '@pandrop/contract/postal'
import type { customerEventKinds } from '@pandrop/contract/staff/customers'
import { firstRow, statement } from '../../../db/statement.ts'
import { type ListedCustomerRow, tagsOf } from './customer-list.sql.ts'

/** A customer with what stands in other tables beside them. */
export interface StaffCustomerRow extends ListedCustomerRow, Omit<PostalAddress, 'country'> {
  language: string
  /** ISO 3166-1 alpha-2 */
  country: string | null
  steam_trade_link: string | null
  pending_email: string | null
  api_keys: number
  orders: number
  orders_cents: number
  offers: number
  paid_cents: number
  deposits: number
  deposits_cents: number
  disputes: number
}

/** $2 now. Orders count once they are paid and unless they were cancelled, top-ups once they succeeded. */
export const selectStaffCustomer = firstRow<StaffCustomerRow, [number, Date]>(
  'select_staff_customer',
  `select c.id, c.name, c.surname, c.email, c.email_verified_at, c.phone_e164, c.steamid, c.verification_status,
     c.blocked_at, c.created_at, c.language, country.iso as country, c.city, c.address, c.post_code,
     c.steam_trade_link, asked.email as pending_email,
     (select count(*)::int from api_keys
      where customer_id = c.id and revoked_at is null and expires_at > $2) as api_keys,
     ${tagsOf('c.id')} as tags,
     bought.count as orders, bought.cents as orders_cents, sold.count as offers, sold.cents as paid_cents,
     topped.count as deposits, topped.cents as deposits_cents,
     (select count(*)::int from disputes where customer_id = c.id and kind = 'dispute') as disputes
   from customers c
   left join countries country on country.id = c.country_id
   left join email_changes asked on asked.customer_id = c.id and asked.expires_at > $2
   cross join lateral (
     select count(*)::int as count, coalesce(sum(total_cents), 0)::bigint as cents
     from orders where customer_id = c.id and state not in ('pending', 'cancelled')
   ) bought
   cross join lateral (
     select count(*)::int as count,
       coalesce(sum(service_price_cents) filter (where state = 'approved'), 0)::bigint as cents
     from offers where customer_id = c.id
   ) sold
   cross join lateral (
     select count(*)::int as count, coalesce(sum(credit_cents), 0)::bigint as cents
     from payments where customer_id = c.id and purpose = 'topup' and state = 'Success'
   ) topped
   where c.id = $1`,
)

export interface CustomerEventRow {
  id: number
  kind: (typeof customerEventKinds)[number]
  by: string
  at: Date
  why: string
}

export const selectCustomerEvents = statement<CustomerEventRow, [customerId: number, rowsMax: number]>(
  'select_customer_events',
  'select id, kind, by, at, why from customer_events where customer_id = $1 order by id desc limit $2',
)
