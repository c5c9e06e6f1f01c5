import { firstRow, statement } from '../../../db/statement.ts'
import { offeredAt } from '../items/item-row.ts'
import type { AlertHit } from './alerts.rules.ts'

// Skin, exterior and variant make an item one that is waited for; $1 is now.
const waitedFor = `i.kind_no = (select k.no from kinds k
  where (k.skin_id, k.exterior, k.variant) = (w.skin_id, w.exterior, w.variant))
  and ${offeredAt('$1')}`

// Below the customer's price, and within a day of a mail also below what that named ($2: a day ago); least() passes
// over null. What was told once is not told again.
const untold = `i.price_cents < least(w.price_below_cents, case when w.mailed_at > $2 then w.mailed_cents end)
  and not exists (
    select from wish_mails told
    where told.wish_id = w.id and told.item_id = i.id and told.price_cents = i.price_cents
  )`

/**
 * Verified customers who are to be told of something, $3 at most. The inner limit makes PostgreSQL ask the index of
 * available items once for each entry.
 */
export const selectDueCustomers = statement<{ customer_id: number }, [Date, Date, number]>(
  'select_due_customers',
  `select distinct w.customer_id
   from wishes w
   join customers c on c.id = w.customer_id and c.email_verified_at is not null
   cross join lateral (select from items i where ${waitedFor} and ${untold} limit 1) as hit
   where w.price_below_cents is not null
   limit $3`,
)

/** One digest is one customer's: whoever holds this row writes it. A server that comes second gets nothing. */
export const lockRecipient = firstRow<{ id: number }, [number]>(
  'lock_recipient',
  'select id from customers where id = $1 and email_verified_at is not null for no key update skip locked',
)

/**
 * Notes that a customer ($3) is told of everything untold, and answers it, cheapest first. An entry that the customer
 * is changing at this moment waits for the next run.
 */
export const recordHits = statement<AlertHit, [Date, Date, number]>(
  'record_alert_hits',
  `with hits as (
     select w.id as wish_id, i.id as item_id, i.price_cents
     from wishes w join items i on ${waitedFor} and ${untold}
     where w.customer_id = $3 and w.price_below_cents is not null
     for no key update of w skip locked
   ), told as (
     insert into wish_mails (wish_id, item_id, price_cents, mailed_at)
     select wish_id, item_id, price_cents, $1 from hits
     on conflict do nothing
     returning wish_id, item_id, price_cents
   ), noted as (
     update wishes w
     set mailed_at = $1, mailed_cents = lowest.price_cents
     from (select wish_id, min(price_cents) as price_cents from told group by wish_id) as lowest
     where w.id = lowest.wish_id
   )
   select wish_id, item_id, price_cents from told order by price_cents, item_id`,
)

/** An item that an alert is about, as the mail names it. */
export interface AlertRow {
  wish_id: number
  title: string
  phase: string
  price_below_cents: number
  item_id: number
  price_cents: number
  float: number | null
}

/**
 * Those of the items ($4) that may still be told to the customer ($2) through their entries ($3), cheapest first:
 * whoever stopped the alert meanwhile is left alone, and what was sold meanwhile is not announced.
 */
export const selectAlertRows = statement<AlertRow, [Date, number, number[], number[]]>(
  'select_alert_rows',
  `select w.id as wish_id, item_title(s.market_name, w.exterior, w.variant) as title, s.phase, w.price_below_cents,
     i.id as item_id, i.price_cents, i.float
   from wishes w
   join skins s on s.id = w.skin_id
   join items i on ${waitedFor} and i.price_cents < w.price_below_cents
   where w.customer_id = $2 and w.id = any($3) and i.id = any($4)
   order by i.price_cents, i.id`,
)

/**
 * What was told before $1 about items that are sold by now. As long as an item can be for sale, its row keeps the
 * customer from being told twice, even when the price goes away and comes back.
 */
export const deleteOldAlerts = statement<never, [Date]>(
  'delete_old_alerts',
  `delete from wish_mails told using items i where i.id = told.item_id and i.state = 'sold' and told.mailed_at <= $1`,
)
