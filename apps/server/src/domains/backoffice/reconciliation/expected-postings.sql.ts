import { bankPostings } from './bank-postings.sql.ts'
import { move, posting } from './posting.sql.ts'

const balanceOf = (owner: string): string => `'customer:' || ${owner}.customer_id`

// What was earned is what the lines of the order say, not what the order says of itself (books-facts.sql.ts).
const orders = posting(
  `'order:' || placed.id`,
  {
    [`case placed.payment_method when 'balance' then ${balanceOf('placed')} else 'provider_clearing' end`]:
      '-line.paid',
    "'promo'": '-line.discount',
    "'sales'": 'line.paid - line.vat + line.discount',
    "'vat'": 'line.vat',
    "'stock'": 'line.cost',
    "'cost_of_sales'": '-line.cost',
  },
  `orders placed
   join (
     select order_id, sum(price_cents - discount_cents) as paid, sum(discount_cents) as discount, sum(vat_cents) as vat,
       coalesce(sum(cost_cents), 0) as cost
     from order_lines
     group by order_id
   ) as line on line.order_id = placed.id
   where placed.paid_at is not null`,
)

const charges = [
  move(
    `'payment:' || paid.id || ':success'`,
    [`'provider_clearing'`, balanceOf('paid'), 'paid.credit_cents'],
    `payments paid where paid.state = 'Success' and paid.purpose = 'topup'`,
  ),
  // The money came when the items were gone: it is owed to the card.
  move(
    `'payment:' || paid.id || ':success'`,
    [`'provider_clearing'`, `'payouts_owed'`, 'paid.credit_cents'],
    `payments paid
     left join orders placed on placed.payment_id = paid.id
     where paid.state = 'Success' and paid.purpose = 'purchase' and placed.paid_at is null`,
  ),
  // Held money is booked when it goes back.
  move(
    `'payment:' || held.id || ':held'`,
    [`'provider_clearing'`, `'payouts_owed'`, 'back.cents'],
    `payments held
     join refunds back on back.payment_id = held.id and back.destination = 'card'
     where held.reason = 'mismatch'`,
  ),
]

const refunds = [
  posting(
    `'refund:' || back.id`,
    {
      [`case back.destination when 'balance' then ${balanceOf('back')} else 'payouts_owed' end`]: 'back.cents',
      "'vat'": '-line.vat',
      "'sales'": 'line.vat - back.cents',
    },
    `refunds back
     join (select refund_id, sum(vat_cents) as vat from refund_lines group by refund_id) as line
       on line.refund_id = back.id
     where back.replaces is null and back.destination in ('balance', 'card')`,
  ),
  move(
    `'refund:' || back.id`,
    [balanceOf('back'), `'payouts_owed'`, 'back.cents'],
    `refunds back
     join payments paid on paid.id = back.payment_id
     where back.destination = 'card' and back.order_id is null and back.replaces is null and paid.state = 'Success'`,
  ),
  // To the balance instead of the card.
  move(
    `'refund:' || back.id`,
    [`'payouts_owed'`, balanceOf('back'), 'back.cents'],
    `refunds back where back.destination = 'balance' and back.replaces is not null`,
  ),
  move(
    `'refund:' || back.id || ':sent'`,
    [`'payouts_owed'`, `'provider_clearing'`, 'back.cents'],
    `refunds back where back.destination = 'card' and back.state = 'succeeded'`,
  ),
]

const payout = (word: string, from: string, to: string, which: string): string =>
  move(
    `'payout:' || paid.id || ':${word}'`,
    [`'${from}'`, `'${to}'`, 'paid.transfer_cents'],
    `payouts paid where paid.sent_at is not null and ${which}`,
  )

const payouts = [
  payout('sent', 'payouts_owed', 'payouts_sent', 'true'),
  payout('confirmed', 'payouts_sent', 'bank', `(paid.state = 'approved' or paid.returned_at is not null)`),
  payout('failed', 'payouts_sent', 'payouts_owed', `paid.state = 'failed' and paid.returned_at is null`),
  payout('returned', 'bank', 'payouts_owed', 'paid.returned_at is not null'),
]

const offer = (word: string, from: string, to: string, which: string): string =>
  move(
    `'offer:' || sold.id || ':${word}'`,
    [`'${from}'`, `'${to}'`, 'sold.service_price_cents'],
    `offers sold where ${which}`,
  )

const declined = `sold.state in ('declined_by_user', 'declined_by_service')`

const offers = [
  offer('accepted', 'stock_ordered', 'payouts_promised', 'sold.accepted_at is not null'),
  offer('received', 'stock', 'stock_ordered', 'sold.received_at is not null'),
  offer('owed', 'payouts_promised', 'payouts_owed', 'sold.ready_at is not null'),
  offer('accepted:reversed', 'payouts_promised', 'stock_ordered', `sold.accepted_at is not null and ${declined}`),
  offer('received:reversed', 'stock_ordered', 'stock', `sold.received_at is not null and ${declined}`),
]

// What was learnt about a cost later is a posting of its own, so an item was taken in at what was known first.
const stock = [
  move(
    `'item:' || item.id || ':intake'`,
    [`'stock'`, `'stock_intake'`, '(coalesce(item.cost_cents, 0) - coalesce(learnt.cents, 0))'],
    `items item
     left join (
       select item_id, sum(coalesce(after_cents, 0) - coalesce(before_cents, 0)) as cents
       from item_cost_changes
       group by item_id
     ) as learnt on learnt.item_id = item.id
     where item.cost_source is distinct from 'offer' and (item.cost_cents is not null or learnt.item_id is not null)`,
  ),
  move(
    `'item:' || changed.item_id || ':cost:' || changed.id`,
    [`'stock'`, `'stock_intake'`, '(coalesce(changed.after_cents, 0) - coalesce(changed.before_cents, 0))'],
    'item_cost_changes changed',
  ),
  move(
    `'item:' || item.id || ':withdrawn'`,
    [`'stock_losses'`, `'stock'`, 'item.cost_cents'],
    `items item
     left join offers sold on sold.id = item.offer_id and item.cost_source = 'offer' and ${declined}
     where item.state = 'withdrawn' and item.cost_cents is not null and sold.id is null`,
  ),
  move(
    `'order:' || line.order_id || ':back:' || line.line_no`,
    [`'stock'`, `'cost_of_sales'`, 'line.cost_cents'],
    `order_lines line where line.cost_cents is not null and not line.live`,
  ),
]

const adjustments = move(
  `'adjustment:' || made.id`,
  [`case made.kind when 'goodwill' then 'goodwill' else 'corrections' end`, balanceOf('made'), 'made.cents'],
  `balance_adjustments made where made.state = 'booked'`,
)

// A debt is paid from the balance, or set off against a payout.
const debts = move(
  'paid.reference',
  [
    `case when paid.reference like 'payout:%:set-off%' then 'payouts_owed' else ${balanceOf('paid')} end`,
    `'receivable'`,
    'paid.cents',
  ],
  `(
     select debt.reference, dispute.customer_id, sum(debt.cents) as cents
     from debt_collections debt
     join disputes dispute on dispute.id = debt.dispute_id
     group by debt.reference, dispute.customer_id
   ) as paid`,
)

/** What all disputes of a charge are gathered under. */
const chargeDisputes = (paymentId: string): string => `'payment:' || ${paymentId} || ':disputes'`

const holding = `filter (where taken.state in ('open', 'lost'))`

const clearing = 'held.cents + held.again'
// Of what the provider took, refunds that had failed bear a part, and what was undone against a won dispute is owed.
const owed = 'coalesce(back.anew, 0) - coalesce(back.taken, 0)'
const undone = 'coalesce(back.undone, 0)'

// A dispute moves its money in steps that its row does not tell apart, together with the sales that are undone against
// it. What they come to is known for the charge as a whole; the customer bears what is left.
const disputes = posting(
  chargeDisputes('held.payment_id'),
  {
    "'provider_clearing'": clearing,
    "'paid_twice'": '-held.again',
    "'receivable'": '-held.owed - held.collected',
    "'payouts_owed'": owed,
    "'vat'": '-coalesce(back.vat, 0)',
    "'sales'": `coalesce(back.vat, 0) - ${undone}`,
    [balanceOf('held')]: `held.owed + held.collected - held.cents - (${owed}) + ${undone}`,
  },
  `(
     select taken.payment_id, taken.customer_id, coalesce(sum(taken.cents) ${holding}, 0) as cents,
       coalesce(sum(taken.again_cents) ${holding}, 0) as again,
       coalesce(sum(taken.cents - taken.debited_cents - taken.collected_cents) ${holding}, 0) as owed,
       coalesce(sum(debt.cents), 0) as collected
     from disputes taken
     left join (select dispute_id, sum(cents) as cents from debt_collections group by dispute_id) as debt
       on debt.dispute_id = taken.id
     group by taken.payment_id, taken.customer_id
   ) as held
   left join (
     select one.payment_id, sum(one.taken_cents) as taken,
       sum(one.cents) filter (where one.destination = 'card' and replaced.destination = 'dispute') as anew,
       sum(one.cents) filter (where one.destination = 'dispute') as undone,
       sum(line.vat) filter (where one.destination = 'dispute') as vat
     from refunds one
     left join refunds replaced on replaced.id = one.replaces
     left join (select refund_id, sum(vat_cents) as vat from refund_lines group by refund_id) as line
       on line.refund_id = one.id
     where one.payment_id in (select payment_id from disputes)
     group by one.payment_id
   ) as back on back.payment_id = held.payment_id`,
)

/**
 * Every posting that orders, payments, refunds, disputes, payouts, offers, items, adjustments, payouts of the provider
 * and lines of the bank make (prove.ts).
 */
export const expectedPostings = [
  orders,
  ...charges,
  ...refunds,
  ...payouts,
  ...offers,
  ...stock,
  adjustments,
  debts,
  disputes,
  ...bankPostings,
].join('\nunion all\n')

/**
 * Postings that are known under another name than their own: what came back from a card with what was sent there, which
 * is nothing together; sales that were undone against a dispute; sales that a promo code had paid for whole; and what
 * was withdrawn before its offer came to nothing, which is nothing together as well.
 */
export const gatheredPostings = `
  select 'refund:' || back.id || word as reference, 'refund:' || back.id || ':sent' as subject
  from refunds back
  cross join (values (':sent'), (':returned')) as step (word)
  where back.destination = 'card' and back.state = 'failed'
  union all
  select 'refund:' || undone.id, ${chargeDisputes('undone.payment_id')}
  from refunds undone
  where undone.destination = 'dispute'
  union all
  select 'order:' || placed.id || ':undone', 'order:' || placed.id || ':undone'
  from orders placed
  where placed.discount_cents > 0 and placed.paid_at is not null and placed.state in ('cancelled', 'reversed')
  union all
  select 'item:' || item.id || word, 'item:' || item.id || ':undone'
  from items item
  join offers sold on sold.id = item.offer_id and ${declined}
  cross join (values (':withdrawn'), (':undone')) as step (word)
  where item.cost_source = 'offer'`

export const disputeStems = `
  select 'dispute:' || id as stem, ${chargeDisputes('payment_id')} as subject from disputes`
