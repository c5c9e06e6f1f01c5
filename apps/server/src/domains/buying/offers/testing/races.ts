import { randomUUID } from 'node:crypto'
import type { Result } from '@pandrop/contract/result'
import { cents } from '@pandrop/money/money'
import type { TestShop } from '@pandrop/testkit/shop'
import { expect } from 'vitest'
import { tally } from '../../../checkout/purchase/testing/purchases.ts'
import type { OfferDone } from '../locked-offer.ts'
import { expireCounterOffers } from '../offer-jobs.ts'
import { takeOfferStep } from '../offer-steps.ts'
import { accept, by, decline, expectOfferBooks, offerAt, offerStory, tradeOf } from './handled-offers.ts'

const repeat = <Answer>(times: number, press: () => Promise<Answer>): Promise<Answer>[] =>
  Array.from({ length: times }, press)

// A deadlock is repaired by trying again (db/transaction.ts), so nobody would notice it but for this count.
const deadlocksIn = async ({ database }: TestShop): Promise<number> => {
  const sql = 'select pg_stat_force_next_flush(), deadlocks from pg_stat_database where datname = current_database()'
  return (await database.ownerPool.query(sql)).rows[0].deadlocks
}

/** Runs a race; afterwards nobody has deadlocked and the books say what the offers' states say. */
const race = async <Answer>(shop: TestShop, run: () => Promise<Answer>): Promise<Answer> => {
  const before = await deadlocksIn(shop)
  const answer = await run()
  expect(await deadlocksIn(shop), 'deadlocks').toBe(before)
  await expectOfferBooks(shop)
  return answer
}

// A verb is quicker than a request, and the first request quicker than the second: so that each side wins now and then,
// one of them starts up to six round trips after the other.
const later = async <Answer>(shop: TestShop, run: () => Promise<Answer>): Promise<Answer> => {
  for (let trips = Math.floor(Math.random() * 7); trips > 0; trips -= 1) await shop.visitor().get('/healthz')
  return run()
}

/** Runs two sides of a race, either of them first. */
const both = async <One, Other>(one: () => Promise<One>, other: () => Promise<Other>): Promise<[One, Other]> => {
  if (Math.random() < 0.5) return Promise.all([one(), other()])
  const second = other()
  return Promise.all([one(), second])
}

const changes = (results: readonly Result<OfferDone>[]): number =>
  results.filter((result) => result.ok && result.value.changed).length

const refusalsOf = (results: readonly Result<OfferDone>[]): string[] => [
  ...new Set(results.flatMap((result) => (result.ok ? [] : [result.refusal]))),
]

/** The price that an offer is frozen at, in cents; null before it is accepted. */
const soldAt = async ({ database }: TestShop, offerId: number): Promise<number | null> => {
  const sql = 'select case when accepted_at is not null then service_price_cents end as cents from offers where id = $1'
  return (await database.pool.query(sql, [offerId])).rows[0].cents
}

/** The customer accepts in one tab and declines in another, ten requests at once: sold or declined, never both. */
export const raceOfAcceptAgainstDecline = async (shop: TestShop): Promise<void> => {
  const made = await offerAt(shop, 'offer')
  await made.customer.browser.get('/sanctum/csrf-cookie')
  const [accepting, declining] = await race(shop, () =>
    Promise.all([
      Promise.all(repeat(5, () => accept(made))),
      later(shop, () => Promise.all(repeat(5, () => decline(made)))),
    ]),
  )
  const { state, kinds } = await offerStory(shop, made)
  if (state === 'awaiting_item') {
    expect(kinds).toEqual(['created', 'countered', 'accepted'])
    expect(tally(accepting)).toEqual({ OK: 1, '409 offer_moved_on': 4 })
    expect(tally(declining)).toEqual({ '409 offer_moved_on': 5 })
  } else {
    expect({ state, kinds }).toEqual({ state: 'declined_by_user', kinds: ['created', 'countered', 'declined'] })
    expect(tally(accepting)).toEqual({ '409 offer_moved_on': 5 })
    expect(tally(declining)).toEqual({ OK: 5 })
  }
}

/** The shop lowers its counter-offer while the customer accepts it: nobody sells at a price that they did not see. */
export const raceOfChangeAgainstAccept = async (shop: TestShop): Promise<void> => {
  const made = await offerAt(shop, 'offer')
  const { offerId } = made
  await made.customer.browser.get('/sanctum/csrf-cookie')
  const lower = () => takeOfferStep(shop.shop, 'countered', { offerId, by, price: cents(3500) })
  const [accepting, changing] = await race(shop, () =>
    Promise.all([Promise.all(repeat(5, () => accept(made))), later(shop, () => Promise.all(repeat(2, lower)))]),
  )
  const { state, kinds } = await offerStory(shop, made)
  if (state === 'awaiting_item') {
    expect(kinds).toEqual(['created', 'countered', 'accepted'])
    expect(await soldAt(shop, offerId)).toBe(4000)
    expect(tally(accepting)).toEqual({ OK: 1, '409 offer_moved_on': 4 })
    expect(refusalsOf(changing)).toEqual(['offer_state_wrong'])
  } else {
    expect({ state, kinds }).toEqual({ state: 'offer', kinds: ['created', 'countered', 'counter_changed'] })
    expect(await soldAt(shop, offerId)).toBeNull()
    expect(tally(accepting)).toEqual({ '409 counter_changed': 5 })
    expect(accepting.map(({ body }) => body.service_price)).toEqual([35, 35, 35, 35, 35])
    expect(changes(changing)).toBe(1)
  }
}

/** One counter-offer accepted so many times at once, each an attempt of its own: one sale, one posting. */
export const raceOfAccepts = async (shop: TestShop, times: number): Promise<void> => {
  const made = await offerAt(shop, 'offer')
  await made.customer.browser.get('/sanctum/csrf-cookie')
  const replies = await race(shop, () => Promise.all(repeat(times, () => accept(made))))
  expect(tally(replies)).toEqual({ OK: 1, '409 offer_moved_on': times - 1 })
  expect((await offerStory(shop, made)).kinds).toEqual(['created', 'countered', 'accepted'])
}

/** One attempt sent so many times at once: one sale, and whoever gets an answer gets the same. */
export const raceOfOneAttempt = async (shop: TestShop, times: number): Promise<void> => {
  const made = await offerAt(shop, 'offer')
  const key = randomUUID()
  await made.customer.browser.get('/sanctum/csrf-cookie')
  const replies = await race(shop, () => Promise.all(repeat(times, () => accept(made, {}, key))))
  const { OK: answered = 0, '409 still_running': running = 0, ...others } = tally(replies)
  expect(others).toEqual({})
  expect(answered).toBeGreaterThan(0)
  expect(answered + running).toBe(times)
  expect((await offerStory(shop, made)).kinds).toEqual(['created', 'countered', 'accepted'])
}

/** The counter-offer runs out in the moment in which it is accepted, while two servers look for expired ones. */
export const raceOfExpiryAgainstAccept = async (shop: TestShop): Promise<void> => {
  const made = await offerAt(shop, 'offer')
  await made.customer.browser.get('/sanctum/csrf-cookie')
  shop.clock.advance({ days: 5, seconds: -1 })
  const [replies] = await race(shop, () => {
    const accepting = Promise.all(repeat(4, () => accept(made)))
    const expiring = later(shop, () => {
      shop.clock.advance({ seconds: 1 })
      return Promise.all(repeat(2, () => expireCounterOffers(shop.shop)))
    })
    return Promise.all([accepting, expiring])
  })
  const { state, kinds } = await offerStory(shop, made)
  if (state === 'awaiting_item') {
    expect(kinds).toEqual(['created', 'countered', 'accepted'])
    expect(tally(replies).OK).toBe(1)
  } else {
    expect({ state, kinds }).toEqual({
      state: 'declined_by_service',
      kinds: ['created', 'countered', 'counter_expired'],
    })
    expect(tally(replies)).toEqual({ '409 counter_expired': 4 })
  }
}

/** The item arrives in the moment in which it is given up: it is here or it is not. */
export const raceOfReceivedAgainstNotReceived = async (shop: TestShop): Promise<void> => {
  const { offerId } = await offerAt(shop, 'awaiting_item')
  shop.clock.advance({ days: 7 })
  const results = await race(shop, () =>
    both(
      () =>
        Promise.all(
          repeat(5, () => takeOfferStep(shop.shop, 'received', { offerId, by, tradeOfferId: tradeOf(offerId) })),
        ),
      () =>
        Promise.all(
          repeat(5, () => takeOfferStep(shop.shop, 'not_received', { offerId, by: 'end_unreceived_offers' })),
        ),
    ),
  )
  const { state, kinds } = await offerStory(shop, { offerId })
  const last = state === 'awaiting_item' ? 'received' : 'not_received'
  expect({ state, kinds }).toEqual({ state, kinds: ['created', 'countered', 'accepted', last] })
  expect(changes(results.flat())).toBe(1)
  expect(refusalsOf(results.flat())).toEqual(['offer_state_wrong'])
}

/** The trade protection ends while the trade is reversed: the price is owed or the sale is off, never both. */
export const raceOfReadyAgainstReversal = async (shop: TestShop): Promise<void> => {
  const { offerId } = await offerAt(shop, 'received')
  shop.clock.advance({ days: 7 })
  const results = await race(shop, () =>
    both(
      () => Promise.all(repeat(5, () => takeOfferStep(shop.shop, 'ready', { offerId, by: 'ready_offers' }))),
      () => Promise.all(repeat(5, () => takeOfferStep(shop.shop, 'reversed', { offerId, by }))),
    ),
  )
  const { state, kinds } = await offerStory(shop, { offerId })
  const last = state === 'ready_for_payout' ? 'ready' : 'reversed'
  expect({ state, kinds }).toEqual({ state, kinds: ['created', 'countered', 'accepted', 'received', last] })
  expect(changes(results.flat())).toBe(1)
  expect(refusalsOf(results.flat())).toEqual(['offer_state_wrong'])
}
