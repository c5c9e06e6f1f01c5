import { randomUUID } from 'node:crypto'
import { cents, negate } from '@pandrop/money/money'
import type { TestCustomer, TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { inTransaction } from '../../../../db/transaction.ts'
import { type SystemAccount, systemAccount } from '../../../../ledger/accounts.ts'
import { post } from '../../../../ledger/post.ts'
import { entriesNamed } from '../../../../ledger/testing/entries-named.ts'
import { setDebtor } from '../debtor.ts'

/** An IBAN of the registry's examples, and what people see of it. */
export const iban = 'DE89370400440532013000'
export const ibanMasked = 'DE89 •••• 3000'

/** Who does everything in these tests. */
export const by = 'staff:7'

const steps = `
with made as (
  insert into offers (customer_id, state, title, quality, item_url, user_price_cents, created_at, reply_due_at)
  select $1, 'pending', 'AK-47 | Redline', 'field_tested', 'https://steamcommunity.com/id/marta/inventory', $2, $3, $3
  from generate_series(1, $4)
  returning id
)
insert into offer_events (offer_id, kind, state, by, at, why)
select id, 'created', 'pending', 'customer:' || $1, $3, 'the customer proposed it' from made
returning offer_id`

const moves = [
  `update offers set state = 'offer', service_price_cents = $2, counter_expires_at = $3::timestamptz + interval '5 days'
   where id = any($1)`,
  `update offers set state = 'awaiting_item', accepted_at = $2, steamid = '76561198006409530',
     trade_link = 'https://steamcommunity.com/tradeoffer/new/?partner=46143802&token=Kx9_-aB2',
     receive_until = $2::timestamptz + interval '7 days'
   where id = any($1)`,
  `insert into trade_numbers (number, customer_id, offer_id)
   select '70348' || id, customer_id, id from offers where id = any($1) and $2::timestamptz is not null`,
  `update offers
   set received_at = $2::timestamptz - interval '7 days', protected_until = $2, trade_offer_id = '70348' || id
   where id = any($1)`,
  `with ready as (
     update offers set state = 'ready_for_payout', ready_at = $2 where id = any($1) returning id
   )
   insert into offer_events (offer_id, kind, state, by, at, why)
   select id, 'ready', 'ready_for_payout', 'test', $2, 'the trade protection is over' from ready`,
]

/**
 * Brings so many offers of one customer along the table of transitions to where they can be paid out, with what is in
 * the books for them; ids in ascending order.
 */
export const readyOffers = async (
  { database, clock }: TestShop,
  customer: Pick<TestCustomer, 'id'>,
  { count = 1, priceCents = 5000 } = {},
): Promise<number[]> => {
  const now = clock.now()
  const { rows } = await database.ownerPool.query(steps, [customer.id, priceCents, now, count])
  const ids = rows.map(({ offer_id }) => offer_id as number).sort((left, right) => left - right)
  const [counter = '', ...others] = moves
  await database.ownerPool.query(counter, [ids, priceCents, now])
  for (const text of others) await database.ownerPool.query(text, [ids, now])
  await inTransaction(database.pool, async (tx) => {
    const price = cents(priceCents)
    for (const id of ids) {
      for (const [what, from, to] of bookings) {
        const entries = [
          { account: systemAccount(from), cents: negate(price) },
          { account: systemAccount(to), cents: price },
        ]
        await post(tx, { reference: `offer:${id}:${what}`, kind: `offer_${what}`, entries, by: 'test', at: now })
      }
    }
  })
  return ids
}

const bookings: [what: string, from: SystemAccount, to: SystemAccount][] = [
  ['accepted', 'stock_ordered', 'payouts_promised'],
  ['received', 'stock', 'stock_ordered'],
  ['owed', 'payouts_promised', 'payouts_owed'],
]

/** One offer that is ready. */
export const readyOffer = async (
  shop: TestShop,
  customer: Pick<TestCustomer, 'id'>,
  priceCents = 5000,
): Promise<number> => {
  const [id] = await readyOffers(shop, customer, { priceCents })
  if (!id) throw new Error('no offer was made')
  return id
}

/** A payout form without a mistake; what a test is about is put over it. */
export const payoutBody = (offerId: number, change: Record<string, unknown> = {}): Record<string, unknown> => ({
  id: offerId,
  name: 'Marta',
  surname: 'Kovač',
  email: 'marta@example.org',
  phone: '+386 40 512 809',
  country: 'SI',
  city: 'Ljubljana',
  address: 'Bambusova 1',
  postCode: '1000',
  first_name: 'Marta',
  last_name: 'Kovač',
  account_number: 'de89 3704 0044 0532 0130 00',
  ...change,
})

/** Asks for a payout; without a key of the test's own each call is an attempt of its own. */
export const askForPayout = (
  { browser }: Pick<TestCustomer, 'browser'>,
  offerId: number,
  change: Record<string, unknown> = {},
  key: string = randomUUID(),
): Promise<Reply> =>
  browser.post('/api/offer/request-payout/sepa-manual', payoutBody(offerId, change), {
    headers: { 'idempotency-key': key },
  })

/** The newest payout of an offer, as the database has it. */
export const payoutOf = async ({ database }: TestShop, offerId: number) => {
  const { rows } = await database.pool.query(
    'select * from payouts where offer_id = $1 order by requested_at desc, (state = $2) limit 1',
    [offerId, 'failed'],
  )
  return rows[0]
}

/** An offer whose payout was asked for. */
export const requestedPayout = async (shop: TestShop, priceCents = 5000) => {
  const customer = await shop.customer()
  const offerId = await readyOffer(shop, customer, priceCents)
  const reply = await askForPayout(customer, offerId)
  if (reply.status !== 200) throw new Error(`the payout was refused: ${JSON.stringify(reply.body)}`)
  const { id: payoutId, end_to_end_id: endToEndId } = await payoutOf(shop, offerId)
  return { customer, offerId, payoutId: payoutId as string, endToEndId: endToEndId as string }
}

/** The account that payouts leave from in tests. */
export const debtor = {
  name: 'Pandrop d.o.o.',
  iban: 'SI56263300012039086',
  bic: 'BAKOSI2XXXX',
  town: 'Ljubljana',
  country: 'SI',
}

export const openAccount = async ({ database }: TestShop): Promise<void> => {
  const set = await setDebtor(database.pool, debtor)
  if (!set.ok) throw new Error(JSON.stringify(set))
}

/** An offer's state and what its timeline tells, oldest first. */
export const storyOf = async ({ database }: TestShop, offerId: number) => {
  const { rows: offers } = await database.pool.query('select state from offers where id = $1', [offerId])
  const { rows } = await database.pool.query('select kind from offer_events where offer_id = $1 order by id', [offerId])
  return { state: offers[0].state as string, kinds: rows.map(({ kind }) => kind as string) }
}

/** What the ledger wrote for a payout, in the order of events: what happened, the account and EUR cents. */
export const bookedFor = async ({ database }: TestShop, payoutId: string): Promise<string[]> =>
  (await entriesNamed(database.pool, `payout:${payoutId}:`)).map(
    ({ reference, account, cents: amount }) => `${reference.split(':').at(-1)} ${account} ${amount}`,
  )
