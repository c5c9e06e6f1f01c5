import { type Customer, verifiedCustomer } from './customers.ts'
import { test as base } from './operator.ts'
import { asOwner } from './owner.ts'

/** Brings an offer of 1,580 EUR along the table of transitions to where it can be paid out. */
const moves = [
  `insert into offers (customer_id, state, title, quality, item_url, user_price_cents, created_at, reply_due_at)
   select id, 'pending', 'AK-47 | Redline', 'field_tested', 'https://steamcommunity.com/id/marta/inventory', 170000,
     now(), now()
   from customers where email = $1`,
  `update offers set state = 'offer', service_price_cents = 158000, counter_expires_at = now() + interval '5 days'
   where customer_id = (select id from customers where email = $1)`,
  `update offers set state = 'awaiting_item', accepted_at = now(), steamid = '76561198006409530',
     trade_link = 'https://steamcommunity.com/tradeoffer/new/?partner=46143802&token=Kx9_-aB2',
     receive_until = now() + interval '7 days'
   where customer_id = (select id from customers where email = $1)`,
  `insert into trade_numbers (number, customer_id, offer_id)
   select '70348' || id, customer_id, id from offers where customer_id = (select id from customers where email = $1)`,
  `update offers set received_at = now() - interval '7 days', protected_until = now(), trade_offer_id = '70348' || id
   where customer_id = (select id from customers where email = $1)`,
  `update offers set state = 'ready_for_payout', ready_at = now()
   where customer_id = (select id from customers where email = $1)`,
  ...(['created', 'ready'] as const).map(
    (kind) => `
    insert into offer_events (offer_id, kind, state, by, at, why)
    select id, '${kind}', '${kind === 'ready' ? 'ready_for_payout' : 'pending'}', 'test', now(), 'a test'
    from offers where customer_id = (select id from customers where email = $1)`,
  ),
]

const booking = `
  select ledger_post('offer:' || offer.id || ':' || $2, 'offer_' || $2, array[$3, $4], array[-158000, 158000]::bigint[],
    'test', now(), null, null)
  from offers offer join customers customer on customer.id = offer.customer_id where customer.email = $1`

const bookings = [
  ['accepted', 'stock_ordered', 'payouts_promised'],
  ['received', 'stock', 'stock_ordered'],
  ['owed', 'payouts_promised', 'payouts_owed'],
]

const payoutsOf = `
  select payout.iban_masked, payout.first_name, payout.city, payout.state from payouts payout
  join customers customer on customer.id = payout.customer_id where customer.email = $1`

const address = { country: 'SI', city: 'Ljubljana', address: 'Trubarjeva cesta 18', post_code: '1000' }

interface Payee extends Customer {
  /** the payouts that this customer has asked for */
  payouts(): Promise<Record<string, string>[]>
}

/** The test with customers who have money to ask for. */
export const test = base.extend<{ payee: (from?: typeof address) => Promise<Payee> }>({
  /** a verified customer with an address unless told otherwise, and with an offer that is ready for its payout */
  payee: async ({ page, dataDir, operator }, use) => {
    await use(async (from = address) => {
      const customer = await verifiedCustomer(page)
      if (from.country) await customer.put('/user/profile', from)
      for (const move of moves) await asOwner(dataDir, move, [customer.email])
      for (const accounts of bookings) await operator.run(booking, [customer.email, ...accounts])
      return { ...customer, payouts: async () => (await operator.run(payoutsOf, [customer.email])).rows }
    })
  },
})
