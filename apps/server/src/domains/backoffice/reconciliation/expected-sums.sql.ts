/** An account and what it should hold by what there is now, whatever was ever posted; `cents` and `from` are SQL. */
const sum = (account: string, cents: string, from: string): string =>
  `select '${account}' as account, coalesce(${cents}, 0)::bigint as cents from ${from}`

// A part of a line is the difference of running totals (refunds/split.rules.ts), so what has gone back of VAT and
// discount is the rounded share of all that has gone back; of two halves the even one. A line that its discount paid
// for whole goes back with its order.
const share = (whole: string): string => `
  (2 * ${whole} * line.refunded_cents + line.paid) / (2 * line.paid)
    - case
        when (2 * ${whole} * line.refunded_cents + line.paid) % (2 * line.paid) = 0
          then (2 * ${whole} * line.refunded_cents + line.paid) / (2 * line.paid) % 2
        else 0
      end`

/** Lines of paid orders with what of their VAT and discount still stands. */
const standingLines = `(
  select line.order_id, line.paid - line.refunded_cents as paid,
    case when line.paid = 0 then 0 else line.vat_cents - (${share('line.vat_cents')}) end as vat,
    case
      when line.paid > 0 then line.discount_cents - (${share('line.discount_cents')})
      when line.live then line.discount_cents
      else 0
    end as discount
  from (select *, price_cents - discount_cents as paid from order_lines) as line
  join orders placed on placed.id = line.order_id
  where placed.paid_at is not null
) as standing`

const disputesThatHold = `disputes where state in ('open', 'lost')`

const cardRefunds = `refunds back where back.destination = 'card' and (
  back.state = 'pending'
  or back.state = 'failed' and not exists (select from refunds instead where instead.replaces = back.id)
)`

const pricesOf = (which: string): string => `offers sold where ${which}`

const isAsked = `exists (select from payouts asked where asked.offer_id = sold.id and asked.state = 'requested')`

// What was set off against a debt stays so, whatever became of the payout.
const priceLeft = `sold.service_price_cents
  - coalesce((select max(asked.set_off_cents) from payouts asked where asked.offer_id = sold.id), 0)`

const soldLines = `order_lines line
  join orders placed on placed.id = line.order_id
  where placed.paid_at is not null and line.live`

const isUndone = `sold.state in ('declined_by_user', 'declined_by_service')`

const ofUndone = `exists (
  select from offers sold where sold.id = item.offer_id and item.cost_source = 'offer' and ${isUndone}
)`

const costOf = (which: string): string =>
  `coalesce((select sum(item.cost_cents) from items item where item.cost_cents is not null and ${which}), 0)`

// What was received and stands on no shelf yet is in stock as well. An item whose offer came to nothing is not,
// whatever has become of it: the offer's mirror took it out, and its sale did once more.
const stock = `-(
  ${costOf(`item.state not in ('sold', 'withdrawn') and not ${ofUndone}`)}
  - ${costOf(`item.state = 'sold' and ${ofUndone}`)}
  + coalesce((
    select sum(sold.service_price_cents)
    from offers sold
    where sold.received_at is not null and not ${isUndone}
      and not exists (select from items item where item.offer_id = sold.id and item.cost_source = 'offer')
  ), 0)
)`

/** What whole accounts should hold (ledger/prove.ts). */
export const expectedSums = [
  sum('sales', 'sum(paid - vat + discount)', standingLines),
  sum('vat', 'sum(vat)', standingLines),
  sum('promo', '-sum(discount)', standingLines),
  sum('receivable', '-sum(cents - debited_cents - collected_cents)', disputesThatHold),
  sum('paid_twice', '-sum(again_cents)', disputesThatHold),
  `select 'payouts_owed', (
     coalesce((select sum(back.cents - back.taken_cents) from ${cardRefunds}), 0)
     + coalesce((
       select sum(${priceLeft})
       from ${pricesOf(`sold.state = 'ready_for_payout' or sold.state = 'payout_processing' and ${isAsked}`)}
     ), 0)
   )::bigint`,
  sum('payouts_promised', 'sum(sold.service_price_cents)', pricesOf(`sold.state = 'awaiting_item'`)),
  `select 'stock', (${stock})::bigint`,
  sum('cost_of_sales', '-sum(line.cost_cents)', soldLines),
  sum('stock_intake', 'sum(cost_cents)', `items where cost_source is distinct from 'offer'`),
  `select 'stock_losses', (-${costOf(`item.state = 'withdrawn' and not ${ofUndone}`)})::bigint`,
  sum('payouts_sent', 'sum(transfer_cents)', `payouts where state = 'sent'`),
  sum('goodwill', '-sum(cents)', `balance_adjustments where state = 'booked' and kind = 'goodwill'`),
  sum('corrections', '-sum(cents)', `balance_adjustments where state = 'booked' and kind <> 'goodwill'`),
  sum('provider_fees', '-sum(fee_cents)', 'provider_payouts where booked_at is not null'),
  sum('bank_other', '-sum(bank_cents)', 'bank_line_bookings'),
].join('\nunion all\n')

/** What discounts an order should have kept in the books. */
export const expectedDiscounts = `
  select 'order:' || order_id as subject, -sum(discount)::bigint as cents
  from ${standingLines}
  group by order_id
  having sum(discount) <> 0`

/** Under which order a posting of `promo` counts: its sale, what went back of it, and a sale that was undone. */
export const discountStems = `
  select 'order:' || id as stem, 'order:' || id as subject from orders where discount_cents > 0
  union all
  select 'refund:' || back.id, 'order:' || back.order_id
  from refunds back
  join orders placed on placed.id = back.order_id
  where placed.discount_cents > 0`
