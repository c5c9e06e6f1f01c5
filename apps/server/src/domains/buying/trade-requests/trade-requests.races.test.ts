import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeOfferStep } from '../offers/offer-steps.ts'
import { by, expectOfferBooks, offerStory, tradeOf } from '../offers/testing/handled-offers.ts'
import { type AskingShop, openAskingShop } from './testing/asking-shop.ts'

let shop: AskingShop

beforeAll(async () => {
  shop = await openAskingShop()
})

afterAll(() => shop?.stop())

const sentInSteam = async (offerId: number) => {
  const codes = (await shop.requests(offerId)).map(({ code }) => code)
  return (await shop.offersInSteam()).filter(({ code }) => codes.includes(code))
}

const kindsOf = async (offerId: number, kind: string) =>
  (await offerStory(shop, { offerId })).kinds.filter((found) => found === kind)

const workers = 6

test('workers that ask for one item at once send one trade offer', async () => {
  // Whoever has to connect first comes too late to race.
  await Promise.all(Array.from({ length: workers }, shop.ask))
  for (let round = 0; round < 4; round += 1) {
    const offers = [await shop.agree(), await shop.agree(), await shop.agree()]
    await Promise.all(Array.from({ length: workers }, shop.ask))
    for (const { offerId } of offers) {
      expect(await sentInSteam(offerId)).toHaveLength(1)
      expect(await shop.requests(offerId)).toMatchObject([{ state: 'sent' }])
    }
  }
})

test('a request that was sent and not recorded is found by its code, and no second one is sent', async () => {
  const { offerId } = await shop.agree()
  await shop.control('faults', { loseAnswers: 1 })
  await shop.ask()
  expect(await shop.requests(offerId)).toMatchObject([{ state: 'asked', steam_id: null }])
  expect(await sentInSteam(offerId)).toHaveLength(1)
  // Whoever sent it may still have it in hand.
  await shop.ask()
  expect(await shop.requests(offerId)).toMatchObject([{ state: 'asked' }])
  shop.clock.advance({ minutes: 1 })
  await Promise.all([shop.ask(), shop.ask()])
  const [sent] = await sentInSteam(offerId)
  expect(await sentInSteam(offerId)).toHaveLength(1)
  expect(await shop.requests(offerId)).toMatchObject([{ state: 'sent', steam_id: sent?.id }])
})

test('what was written down and never reached Steam is sent by whoever comes next', async () => {
  const { offerId } = await shop.agree()
  const { delivery } = shop.shop
  if (!delivery) throw new Error('no accounts')
  shop.shop.delivery = { ...delivery, request: async () => ({ outcome: 'unavailable', problem: 'the server died' }) }
  await shop.ask()
  expect(await shop.requests(offerId)).toMatchObject([{ state: 'asked', steam_id: null }])
  expect(await sentInSteam(offerId)).toEqual([])
  shop.shop.delivery = delivery
  shop.clock.advance({ minutes: 1 })
  await shop.ask()
  expect(await shop.requests(offerId)).toMatchObject([{ state: 'sent', try_no: 1 }])
})

test('a copy that two offers could mean is asked for once', async () => {
  const first = await shop.agree()
  const second = await shop.agree({ who: first.customer })
  await Promise.all(Array.from({ length: workers }, shop.ask))
  const asked = [...(await shop.requests(first.offerId)), ...(await shop.requests(second.offerId))]
  expect(asked.filter(({ state }) => state === 'sent')).toHaveLength(1)
  // Whoever had not seen that one yet is stopped by the database.
  const blind = `insert into trade_requests (offer_id, account_id, code, asset_id, state, try_no, asked_at)
    select $1, account_id, 'BLND-2222', asset_id, 'asked', 1, now() from trade_requests
    where asset_id = $2 and state = 'sent'`
  const copy = asked.find(({ state }) => state === 'sent')?.asset_id
  const third = await shop.agree({ who: first.customer })
  await expect(shop.database.ownerPool.query(blind, [third.offerId, copy])).rejects.toThrow('one_of_a_copy')
})

test('workers that find one inventory private at once count that as one try', async () => {
  const { offerId, steamid } = await shop.agree()
  await shop.own(steamid, [], true)
  await Promise.all(Array.from({ length: workers }, shop.ask))
  expect(await shop.requests(offerId)).toMatchObject([{ problem: 'inventory_private', try_no: 1 }])
})

test('workers that follow one request receive its item once', async () => {
  const { offerId } = await shop.agree()
  await shop.ask()
  await shop.deed(offerId, 'accept')
  await Promise.all(Array.from({ length: workers }, shop.followAsked))
  expect(await kindsOf(offerId, 'received')).toHaveLength(1)
  await expectOfferBooks(shop)
})

test('an item that somebody receives by hand while Steam is asked of it is received once', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { offerId } = await shop.agree()
    await shop.ask()
    await shop.deed(offerId, 'accept')
    const byHand = takeOfferStep(shop.shop, 'received', { offerId, by, tradeOfferId: tradeOf(offerId) })
    await Promise.all([byHand, shop.followAsked()])
    expect(await kindsOf(offerId, 'received')).toHaveLength(1)
    const [request] = await shop.requests(offerId)
    expect(request?.state).toBe('accepted')
    expect(request?.needs_staff).toBe((await byHand).ok)
  }
  await expectOfferBooks(shop)
})

test('an offer that is given up while its request goes out has it taken back', async () => {
  const { offerId } = await shop.agree()
  await shop.control('faults', { loseAnswers: 1 })
  await shop.ask()
  shop.clock.advance({ days: 7 })
  expect(await takeOfferStep(shop.shop, 'not_received', { offerId, by })).toMatchObject({ ok: true })
  await shop.ask()
  await shop.followAsked()
  expect(await sentInSteam(offerId)).toMatchObject([{ state: 6 }])
  expect(await shop.requests(offerId)).toMatchObject([{ state: 'cancelled' }])
})
