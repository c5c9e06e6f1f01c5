import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { account } from '../../orders/trade-offers/testing/delivery-shop.ts'
import { endUnreceivedOffers, readyOffers } from '../offers/offer-jobs.ts'
import { takeOfferStep } from '../offers/offer-steps.ts'
import { by, expectOfferBooks, offerMailsTo, offerStory, tradeOf } from '../offers/testing/handled-offers.ts'
import { shelveOffer } from '../shelving/shelve-offer.ts'
import { ownTradeCounts } from './request-desk.ts'
import {
  type AgreedOffer,
  type AskingShop,
  type Desk,
  deskOf,
  openAskingShop,
  redlineName,
  tradeLinkOf,
} from './testing/asking-shop.ts'

let shop: AskingShop
let desk: Desk

beforeAll(async () => {
  shop = await openAskingShop()
})

afterAll(() => shop?.stop())

beforeEach(async () => {
  desk = await deskOf(shop)
})

// What one test leaves behind is not asked for in the next.
afterEach(async () => {
  await shop.control(`accounts/${account}`, { state: 'ok' })
  await shop.control('faults', { failCalls: 0, loseAnswers: 0, escrowNext: 0 })
  await desk.pause(false)
  await shop.ask()
})

const seenBy = async ({ customer, offerId }: AgreedOffer) =>
  (await customer.browser.get(`/api/offer/${offerId}`)).body.payload as Record<string, unknown>
const _subjectsTo = async (made: AgreedOffer) => (await offerMailsTo(shop, made)).map(({ subject }) => subject)

test('an offer that is handled by hand meanwhile has its request taken back at Steam', async () => {
  const made = await shop.agree()
  const { offerId } = made
  await shop.ask()
  const received = { offerId, by, tradeOfferId: tradeOf(offerId) }
  expect(await takeOfferStep(shop.shop, 'received', received)).toMatchObject({ ok: true })
  await shop.followAsked()
  expect(await shop.lastOf(offerId)).toMatchObject({ state: 'cancelled', needs_staff: false })
  const { steam_id } = (await shop.lastOf(offerId)) ?? {}
  expect((await shop.offersInSteam()).find(({ id }) => id === steam_id)?.state).toBe(6)
  await shop.ask()
  expect(await shop.requests(offerId)).toHaveLength(1)
})

test('an offer that is given up has its request taken back, or somebody looks: its customer was quicker', async () => {
  const [kept, quick] = [await shop.agree(), await shop.agree()]
  await shop.ask()
  shop.clock.advance({ days: 7 })
  desk = await deskOf(shop)
  await shop.deed(quick.offerId, 'accept')
  await endUnreceivedOffers(shop.shop)
  await shop.followAsked()
  expect(await shop.lastOf(kept.offerId)).toMatchObject({ state: 'cancelled', needs_staff: false })
  expect(await desk.waiting(quick.offerId)).toMatchObject({ trade: { state: 'accepted', problem: 'not_recorded' } })
  expect(await desk.offer(quick.offerId)).toMatchObject({ trade: { waits: true } })
  await desk.say(quick.offerId, 'dismissed')
  expect(await desk.waiting(quick.offerId)).toBeUndefined()
})

test('a trade that is taken back while Steam protects it ends its offer, and somebody looks', async () => {
  const made = await shop.agree()
  await shop.ask()
  await shop.deed(made.offerId, 'accept')
  await shop.followAsked()
  await shelveOffer(shop.shop, { offerId: made.offerId, by, isSure: true })
  await shop.deed(made.offerId, 'reverse')
  await shop.followAsked()
  expect((await offerStory(shop, made)).kinds.at(-1)).toBe('received')
  shop.clock.advance({ hours: 1 })
  desk = await deskOf(shop)
  await shop.followAsked()
  expect((await offerStory(shop, made)).kinds.at(-1)).toBe('reversed')
  expect(await desk.waiting(made.offerId)).toMatchObject({ trade: { state: 'accepted', problem: 'reversed' } })
  expect(await desk.offer(made.offerId)).toMatchObject({ item: { state: 'withdrawn' } })
  expect(await desk.customer(made.customer)).toMatchObject({
    blocked: true,
    events: [{ kind: 'blocked', by: 'delivery', why: `the trade of offer ${made.offerId} was taken back in Steam` }],
  })
  await expectOfferBooks(shop)
})

test('a trade that is taken back in its last hour is heard of before its price is due', async () => {
  const [gone, kept] = [await shop.agree(), await shop.agree()]
  await shop.ask()
  for (const { offerId } of [gone, kept]) await shop.deed(offerId, 'accept')
  await shop.followAsked()
  shop.clock.advance({ days: 6, hours: 23 })
  await shop.followAsked()
  await shop.deed(gone.offerId, 'reverse')
  shop.clock.advance({ hours: 1 })
  await readyOffers(shop.shop)
  expect((await offerStory(shop, gone)).kinds.at(-1)).toBe('received')
  await shop.followAsked()
  await readyOffers(shop.shop)
  expect((await offerStory(shop, gone)).kinds.at(-1)).toBe('reversed')
  expect((await offerStory(shop, kept)).kinds.at(-1)).toBe('ready')
  await expectOfferBooks(shop)
})

test('what Steam says nothing of for a day after its protection is due all the same', async () => {
  const made = await shop.agree()
  await shop.ask()
  await shop.deed(made.offerId, 'accept')
  await shop.followAsked()
  const { delivery } = shop.shop
  if (delivery) shop.shop.delivery = { ...delivery, state: async () => ({ outcome: 'unavailable', problem: 'away' }) }
  shop.clock.advance({ days: 7 })
  await shop.followAsked()
  await readyOffers(shop.shop)
  expect((await offerStory(shop, made)).kinds.at(-1)).toBe('received')
  shop.clock.advance({ days: 1 })
  await readyOffers(shop.shop)
  expect((await offerStory(shop, made)).kinds.at(-1)).toBe('ready')
  shop.shop.delivery = delivery
  desk = await deskOf(shop)
})

test('a trade that was taken back before anybody heard of it is received first, and ends then', async () => {
  const made = await shop.agree()
  await shop.ask()
  await shop.deed(made.offerId, 'accept')
  await shop.deed(made.offerId, 'reverse')
  await shop.followAsked()
  expect((await offerStory(shop, made)).kinds.slice(-2)).toEqual(['received', 'reversed'])
  expect(await desk.customer(made.customer)).toMatchObject({ blocked: true })
})

test('no account that can ask is told to somebody, one that is sent too much is waited for', async () => {
  await shop.control(`accounts/${account}`, { state: 'rate_limited' })
  const { offerId } = await shop.agree()
  await shop.ask()
  expect(await shop.requests(offerId)).toEqual([])
  await shop.control(`accounts/${account}`, { state: 'banned' })
  await shop.ask()
  expect(await desk.waiting(offerId)).toMatchObject({ trade: { problem: 'account_unavailable', account: null } })
})

test('paused, nothing is asked for, and what is out is followed all the same', async () => {
  const out = await shop.agree()
  await shop.ask()
  await desk.pause(true)
  const { offerId } = await shop.agree()
  await shop.deed(out.offerId, 'accept')
  await shop.ask()
  await shop.followAsked()
  expect(await shop.requests(offerId)).toEqual([])
  expect((await offerStory(shop, out)).kinds.at(-1)).toBe('received')
})

test('of a customer who is kept out nothing is asked for', async () => {
  const made = await shop.agree()
  const block = 'update customers set blocked_at = now() where id = $1'
  await shop.database.ownerPool.query(block, [made.customer.id])
  await shop.ask()
  expect(await shop.requests(made.offerId)).toEqual([])
})

test('a customer who sells two alike is asked for each of them once', async () => {
  const first = await shop.agree({ float: 0.2 })
  const tradeUrl = tradeLinkOf(first.steamid, 'Kx9_-aB2')
  const second = await shop.agree({ float: 0.3, who: first.customer, tradeUrl })
  const floats = [0.2, 0.3]
  await shop.own(
    first.steamid,
    floats.map((float, at) => ({ id: `4300000000${at + 1}`, name: redlineName, float })),
  )
  await shop.ask()
  expect(await shop.lastOf(first.offerId)).toMatchObject({ state: 'sent', asset_id: '43000000001' })
  expect(await shop.lastOf(second.offerId)).toMatchObject({ state: 'sent', asset_id: '43000000002' })
})

test('a request that Steam does not know any more waits for somebody', async () => {
  const { offerId } = await shop.agree()
  await shop.ask()
  const { delivery } = shop.shop
  if (delivery) shop.shop.delivery = { ...delivery, state: async () => ({ outcome: 'none' }) }
  await shop.followAsked()
  shop.shop.delivery = delivery
  expect(await desk.waiting(offerId)).toMatchObject({ trade: { state: 'failed', problem: 'unknown_to_steam' } })
})

test('what needs somebody is counted together with the trades of orders', async () => {
  const before = await ownTradeCounts(shop.shop)
  const { offerId } = await shop.agree()
  await shop.ask()
  await shop.deed(offerId, 'decline')
  await shop.followAsked()
  expect((await ownTradeCounts(shop.shop)).waiting).toBe(before.waiting + 1)
})

test('another offer has no trade that waits, and one that is not there is not found', async () => {
  const { offerId } = await shop.agree()
  expect(await desk.say(offerId, 'retry')).toMatchObject({ body: { code: 'request_not_waiting' } })
  expect(await desk.say(987_654, 'retry')).toMatchObject({ status: 404, body: { code: 'offer_not_found' } })
})

test('a shop without accounts of its own asks for nothing by itself', async () => {
  const { delivery } = shop.shop
  const made = await shop.agree()
  shop.shop.delivery = undefined
  await shop.ask()
  await shop.followAsked()
  expect(await desk.waitingCall()).toEqual({ status: 'OK', requests: [] })
  expect(await seenBy(made)).toMatchObject({ trade: null })
  shop.shop.delivery = delivery
})
