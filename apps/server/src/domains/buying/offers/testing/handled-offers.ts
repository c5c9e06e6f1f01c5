import { randomUUID } from 'node:crypto'
import type { OfferEventKind, OfferState } from '@pandrop/contract/lifecycle/offer'
import { cents } from '@pandrop/money/money'
import type { TestCustomer, TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { expect } from 'vitest'
import { runUnprepared } from '../../../../db/statement.ts'
import { runDueJobs } from '../../../../jobs/runner.ts'
import { systemBalance } from '../../../../ledger/balance.ts'
import { expectCleanBooks } from '../../../checkout/purchase/testing/purchases.ts'
import { takeOfferStep } from '../offer-steps.ts'

/** An offer that a customer of a test has made. */
export interface MadeOffer {
  offerId: number
  customer: TestCustomer
}

/** Who does everything in these tests. */
export const by = 'staff:7'

/** Steam's number of the trade that brought an offer's item. */
export const tradeOf = (offerId: number): string => `70348${offerId}`

export const tradeUrl = 'https://steamcommunity.com/tradeoffer/new/?partner=46143802&token=Kx9_-aB2'

/** The wish of every offer here, and what the shop makes of it. */
export const wishCents = 5000
export const priceCents = 4000

/**
 * A pending offer of 50 EUR; the customer is a new one unless given, and has no trade link in the profile. It is
 * written down as the call that makes offers does, because that call has limits of its own.
 */
export const makeOffer = async (
  shop: TestShop,
  { who, copy }: { who?: TestCustomer; copy?: { skinId: string; title: string } } = {},
): Promise<MadeOffer> => {
  const customer = who ?? (await shop.customer())
  const [row] = await runUnprepared<{ id: number }>(
    shop.database.pool,
    `with made as (
       insert into offers (customer_id, state, title, skin_id, variant, quality, item_url, user_price_cents, created_at,
         reply_due_at)
       values (:customerId, 'pending', :title, :skinId, :variant, 'field_tested', :itemUrl, :wishCents, :now,
         :now::timestamptz + interval '3 days')
       returning id
     ), event as (
       insert into offer_events (offer_id, kind, state, by, at, why)
       select id, 'created', 'pending', 'customer:' || :customerId, :now, 'the customer made an offer' from made
     )
     select id from made`,
    {
      customerId: customer.id,
      title: copy?.title ?? 'AK-47 | Redline',
      skinId: copy?.skinId ?? null,
      variant: copy ? 'normal' : null,
      itemUrl: `https://steamcommunity.com/id/marta/inventory/#730_2_${randomUUID()}`,
      wishCents,
      now: shop.clock.now(),
    },
  )
  return { offerId: row?.id ?? 0, customer }
}

/** Presses a customer's button; without a key of the test's own each call is an attempt of its own. */
const press = (customer: TestCustomer, path: string, body: Record<string, unknown>, key: string): Promise<Reply> =>
  customer.browser.post(path, body, { headers: { 'idempotency-key': key } })

/** Accepts the counter-offer that the customer sees; a trade link comes along. */
export const accept = (
  { offerId, customer }: MadeOffer,
  change: Record<string, unknown> = {},
  key: string = randomUUID(),
): Promise<Reply> =>
  press(customer, '/api/offer/accept', { id: offerId, seen_price: priceCents / 100, tradeUrl, ...change }, key)

/** Declines the counter-offer. */
export const decline = ({ offerId, customer }: MadeOffer): Promise<Reply> =>
  press(customer, '/api/offer/decline', { id: offerId }, randomUUID())

/** Offers 40 EUR. */
export const counter = async ({ shop }: TestShop, { offerId }: MadeOffer): Promise<void> => {
  expect(await takeOfferStep(shop, 'countered', { offerId, by, price: cents(priceCents) })).toMatchObject({ ok: true })
}

export type Stage = 'pending' | 'offer' | 'awaiting_item' | 'received' | 'ready_for_payout'

/** A new offer that has come so far, step by step; the clock moves on for the last one. */
export const offerAt = async (shop: TestShop, stage: Stage, who?: TestCustomer): Promise<MadeOffer> => {
  const made = await makeOffer(shop, { ...(who && { who }) })
  const { offerId } = made
  if (stage === 'pending') return made
  await counter(shop, made)
  if (stage === 'offer') return made
  expect(await accept(made)).toMatchObject({ status: 200 })
  if (stage === 'awaiting_item') return made
  expect(await takeOfferStep(shop.shop, 'received', { offerId, by, tradeOfferId: tradeOf(offerId) })).toMatchObject({
    ok: true,
  })
  if (stage === 'received') return made
  shop.clock.advance({ days: 7 })
  expect(await takeOfferStep(shop.shop, 'ready', { offerId, by })).toMatchObject({ ok: true })
  return made
}

/** An offer's state and what its timeline tells, oldest first. */
export const offerStory = async (
  { database }: TestShop,
  { offerId }: Pick<MadeOffer, 'offerId'>,
): Promise<{ state: OfferState; kinds: OfferEventKind[] }> => {
  const { rows: offers } = await database.pool.query('select state from offers where id = $1', [offerId])
  const { rows } = await database.pool.query('select kind from offer_events where offer_id = $1 order by id', [offerId])
  return { state: offers[0].state, kinds: rows.map(({ kind }) => kind) }
}

const accounts = ['stock_ordered', 'stock', 'payouts_promised', 'payouts_owed'] as const

export type OfferBooks = Record<(typeof accounts)[number], number>

/** What the books say about everything that the shop buys, in cents. */
export const offerBooks = async ({ database }: TestShop): Promise<OfferBooks> => {
  const sums = await Promise.all(accounts.map(async (name) => [name, await systemBalance(database.pool, name)]))
  return Object.fromEntries(sums) as OfferBooks
}

/** The books are right: each offer's price is exactly where its state says, and nowhere else. */
export const expectOfferBooks = async (shop: TestShop): Promise<void> => {
  await expectCleanBooks(shop.database.pool)
  const { rows } = await shop.database.pool.query(
    `select
       -coalesce(sum(price) filter (where state = 'awaiting_item' and received_at is null), 0)::int as stock_ordered,
       -coalesce(sum(price) filter (where received_at is not null and state <> 'declined_by_service'), 0)::int as stock,
       coalesce(sum(price) filter (where state = 'awaiting_item'), 0)::int as payouts_promised,
       coalesce(sum(price) filter (where state = 'ready_for_payout' or payout = 'requested'), 0)::int as payouts_owed
     from (
       select offers.*, service_price_cents as price,
         (select payouts.state from payouts where offer_id = offers.id and payouts.state <> 'failed') as payout
       from offers
     ) as standing`,
  )
  expect(await offerBooks(shop)).toEqual(rows[0])
}

/** A mail as a customer's mailbox shows it. */
export interface OfferMail {
  subject: string
  text: string
  links: string[]
}

/** What a customer's mailbox holds once the queue is worked off, newest first. */
export const offerMailsTo = async (shop: TestShop, { customer }: MadeOffer): Promise<OfferMail[]> => {
  await runDueJobs(shop.shop, shop.database.serverUrl)
  const answer = await fetch(`${shop.origin}/dev/mailbox.json?to=${encodeURIComponent(customer.email)}`)
  return (await answer.json()) as OfferMail[]
}
