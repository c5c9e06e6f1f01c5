import type { SharedTrait } from '@pandrop/contract/staff/related-accounts'
import { statement } from '../../../db/statement.ts'
import { tagsOf } from '../customers/customer-list.sql.ts'

interface SharingRow {
  id: number
  shares: SharedTrait[]
}

/** Others who share something with a customer, but for bank accounts, which are sealed. */
export const selectSharing = statement<SharingRow, [customerId: number]>(
  'select_sharing_accounts',
  `with self as (
     select id, lower(email) as email, phone_e164, steamid, steam_trade_link from customers where id = $1
   ), traded as (
     select steamid from self where steamid is not null
     union select steamid from trade_accounts where customer_id = $1
   )
   select id, array_agg(distinct trait) as shares
   from (
     select c.id, 'email' as trait from self join customers c on lower(c.email) = self.email
     union all
     select c.id, 'phone' from self join customers c on c.phone_e164 = self.phone_e164 and c.phone_e164 <> ''
     union all
     select c.id, 'trade_link' from self join customers c on c.steam_trade_link = self.steam_trade_link
     union all
     select c.id, 'steam' from traded join customers c on c.steamid = traded.steamid
     union all
     select t.customer_id, 'steam' from traded join trade_accounts t on t.steamid = traded.steamid
     union all
     select other.customer_id, 'device'
     from known_devices own join known_devices other on other.device_hash = own.device_hash
     where own.customer_id = $1
   ) as found
   where id <> $1
   group by id`,
)

export interface ComparedRow {
  id: number
  name: string
  surname: string
  email: string
  email_verified_at: Date | null
  blocked_at: Date | null
  created_at: Date
  tags: string[]
  orders: number
  orders_cents: number
  offers: number
  offers_cents: number
  payouts: number
  payouts_cents: number
  notes: string[]
}

/** Orders count once they are paid and unless they were cancelled; payouts once they are paid. */
export const selectCompared = statement<ComparedRow, [customerIds: number[]]>(
  'select_compared_accounts',
  `select c.id, c.name, c.surname, c.email, c.email_verified_at, c.blocked_at, c.created_at,
     ${tagsOf('c.id')} as tags,
     bought.count as orders, bought.cents as orders_cents,
     sold.count as offers, sold.cents as offers_cents,
     paid.count as payouts, paid.cents as payouts_cents,
     array(select text from customer_notes where customer_id = c.id order by pinned desc, id desc limit 5) as notes
   from customers c
   cross join lateral (
     select count(*)::int as count, coalesce(sum(total_cents), 0)::bigint as cents
     from orders where customer_id = c.id and state not in ('pending', 'cancelled')
   ) bought
   cross join lateral (
     select count(*)::int as count, coalesce(sum(coalesce(service_price_cents, user_price_cents)), 0)::bigint as cents
     from offers where customer_id = c.id
   ) sold
   cross join lateral (
     select count(*)::int as count, coalesce(sum(transfer_cents), 0)::bigint as cents
     from offers join payouts on payouts.offer_id = offers.id
     where offers.customer_id = c.id and payouts.state = 'approved'
   ) paid
   where c.id = any ($1)`,
)
