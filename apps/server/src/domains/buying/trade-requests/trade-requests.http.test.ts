import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { account } from '../../orders/trade-offers/testing/delivery-shop.ts'
import { endUnreceivedOffers } from '../offers/offer-jobs.ts'
import { by, expectOfferBooks, offerMailsTo, offerStory } from '../offers/testing/handled-offers.ts'
import { shelveOffer } from '../shelving/shelve-offer.ts'
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
/** GET /staff/offers/waiting-trades and POST /staff/offers/:id/trade, by somebody of the staff */
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
const subjectsTo = async (made: AgreedOffer) => (await offerMailsTo(shop, made)).map(({ subject }) => subject)

test('the item of an accepted offer is asked for, given and put on sale as the copy that it is now', async () => {
  const made = await shop.agree()
  const { offerId } = made
  await shop.ask()
  const request = await shop.lastOf(offerId)
  expect(request).toMatchObject({ state: 'sent', try_no: 1, asset_id: expect.stringMatching(/^\d+$/) })
  const { trade } = (await seenBy(made)) as { trade: { url: string } }
  expect(trade).toMatchObject({ code: request?.code, state: 'sent', escrow_until: null, problem: null })
  const page = await (await fetch(trade.url)).text()
  for (const part of [String(request?.code), redlineName, 'You give']) expect(page).toContain(part)
  const [mail] = await offerMailsTo(shop, made)
  expect(mail?.text).toContain(`Accept only an offer with the code ${request?.code} in its message`)
  expect(await desk.offer(offerId)).toMatchObject({ trade: { account: 'Panda 1', state: 'sent', waits: false } })
  await shop.followAsked()
  expect((await offerStory(shop, made)).kinds.at(-1)).toBe('accepted')
  await shop.deed(offerId, 'accept')
  await shop.followAsked()
  expect((await offerStory(shop, made)).kinds.at(-1)).toBe('received')
  const steam = (await shop.offersInSteam()).find(({ id }) => id === request?.steam_id)
  const [assetId] = (steam as unknown as { new_asset_ids: string[] }).new_asset_ids
  const known = await desk.offer(offerId)
  expect(known).toMatchObject({ trade_offer_id: request?.steam_id, asset_id: assetId, float: 0.265 })
  expect(known.account).toEqual(expect.any(Number))
  await expectOfferBooks(shop)
  const shelved = await shelveOffer(shop.shop, { offerId, by, isSure: true })
  expect(shelved).toMatchObject({ ok: true })
  const itemId = shelved.ok ? shelved.value.itemId : 0
  const { rows } = await shop.database.pool.query('select asset_id, steam_account_id from items where id = $1', [
    itemId,
  ])
  expect(rows).toEqual([{ asset_id: assetId, steam_account_id: known.account }])
})

test('what the customer declines waits for somebody, who has it asked for again', async () => {
  const made = await shop.agree()
  const { offerId } = made
  await shop.ask()
  await shop.deed(offerId, 'decline')
  await shop.followAsked()
  expect(await desk.waiting(offerId)).toMatchObject({ trade: { state: 'declined', waits: true } })
  expect(await seenBy(made)).toMatchObject({ trade: { state: 'declined', url: null } })
  await shop.ask()
  expect(await shop.requests(offerId)).toHaveLength(1)
  expect(await desk.say(offerId, 'retry')).toMatchObject({ body: { changed: true } })
  expect(await desk.say(offerId, 'retry')).toMatchObject({ body: { changed: false } })
  expect(await desk.say(offerId, 'dismissed')).toMatchObject({ status: 409, body: { code: 'request_not_waiting' } })
  await shop.ask()
  expect(await shop.lastOf(offerId)).toMatchObject({ state: 'sent', try_no: 1 })
  expect(await desk.waiting(offerId)).toBeUndefined()
})

test('what nobody answers is asked for three times, then waits for somebody', async () => {
  const { offerId } = await shop.agree()
  for (const tryNo of [1, 2, 3]) {
    await shop.ask()
    expect(await shop.lastOf(offerId)).toMatchObject({ state: 'sent', try_no: tryNo })
    await shop.deed(offerId, 'expire')
    await shop.followAsked()
  }
  await shop.ask()
  expect(await shop.requests(offerId)).toHaveLength(3)
  expect(await desk.waiting(offerId)).toMatchObject({ trade: { state: 'expired', problem: 'tries_spent' } })
})

test('a copy that is not there, or has another float than agreed, is nothing that is asked for', async () => {
  const [gone, other, alike] = [await shop.agree(), await shop.agree({ float: 0.2 }), await shop.agree()]
  await shop.own(gone.steamid, [{ id: '42000000001', name: 'AWP | Asiimov (Field-Tested)' }])
  await shop.own(other.steamid, [{ id: '42000000002', name: redlineName, float: 0.31 }])
  const twins = ['42000000003', '42000000004'].map((id) => ({ id, name: redlineName, float: 0.2 }))
  await shop.own(alike.steamid, twins)
  await shop.ask()
  expect(await desk.waiting(gone.offerId)).toMatchObject({ trade: { state: 'failed', problem: 'item_missing' } })
  expect(await desk.waiting(other.offerId)).toMatchObject({ trade: { problem: 'item_differs' } })
  expect(await desk.waiting(alike.offerId)).toMatchObject({ trade: { problem: 'items_alike' } })
  expect(await seenBy(other)).toMatchObject({ trade: { problem: 'item_differs', url: null } })
  expect(await desk.say(gone.offerId, 'dismissed')).toMatchObject({ body: { changed: true } })
  await shop.ask()
  expect(await shop.requests(gone.offerId)).toHaveLength(1)
})

test('a private inventory is told to its customer once, and looked at again after six hours', async () => {
  const made = await shop.agree()
  await shop.own(made.steamid, [], true)
  await shop.ask()
  expect(await shop.lastOf(made.offerId)).toMatchObject({ problem: 'inventory_private', needs_staff: false })
  expect(await seenBy(made)).toMatchObject({ trade: { problem: 'inventory_private' } })
  expect(await subjectsTo(made)).toContain('Steam does not show us your inventory')
  await shop.ask()
  expect(await shop.requests(made.offerId)).toHaveLength(1)
  shop.clock.advance({ hours: 6 })
  desk = await deskOf(shop)
  await shop.ask()
  expect(await shop.lastOf(made.offerId)).toMatchObject({ problem: 'inventory_private', try_no: 2 })
  const told = (await subjectsTo(made)).filter((subject) => subject === 'Steam does not show us your inventory')
  expect(told).toHaveLength(1)
  await shop.own(made.steamid, [{ id: '42000000005', name: redlineName, float: 0.2 }])
  shop.clock.advance({ hours: 6 })
  desk = await deskOf(shop)
  await shop.ask()
  expect(await shop.lastOf(made.offerId)).toMatchObject({ state: 'sent', try_no: 3 })
})

test('a trade link that Steam does not take is mended in the profile, for the same Steam account', async () => {
  const made = await shop.agree()
  const write = 'update customers set steam_trade_link = $2 where id = $1'
  const wrong = 'https://steamcommunity.com/tradeoffer/new/?partner=1'
  await shop.database.ownerPool.query(write, [made.customer.id, wrong])
  await shop.ask()
  expect(await shop.lastOf(made.offerId)).toMatchObject({ problem: 'trade_link_invalid', needs_staff: false })
  expect(await subjectsTo(made)).toContain('Steam does not accept your trade link')
  await shop.database.ownerPool.query(write, [made.customer.id, tradeLinkOf(made.steamid, 'newToken1')])
  shop.clock.advance({ hours: 6 })
  desk = await deskOf(shop)
  await shop.ask()
  expect(await shop.lastOf(made.offerId)).toMatchObject({ state: 'sent', try_no: 2 })
})

test('an escrow tells its date, and the offer is not given up while Steam holds its item back', async () => {
  await shop.control('faults', { escrowNext: 1 })
  const made = await shop.agree()
  await shop.ask()
  await shop.deed(made.offerId, 'accept')
  await shop.followAsked()
  expect(await seenBy(made)).toMatchObject({ trade: { state: 'in_escrow', escrow_until: expect.any(Number) } })
  shop.clock.advance({ days: 8 })
  desk = await deskOf(shop)
  await endUnreceivedOffers(shop.shop)
  expect((await offerStory(shop, made)).state).toBe('awaiting_item')
  await shop.deed(made.offerId, 'release')
  await shop.followAsked()
  expect((await offerStory(shop, made)).kinds.at(-1)).toBe('received')
})
