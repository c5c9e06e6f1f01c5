import { randomUUID } from 'node:crypto'
import { cents } from '@pandrop/money/money'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { counterOffer } from './counter-offer.ts'
import { expireCounterOffers } from './offer-jobs.ts'
import {
  accept,
  by,
  decline,
  expectOfferBooks,
  offerAt,
  offerMailsTo,
  offerStory,
  tradeUrl,
} from './testing/handled-offers.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(async () => {
  await expectOfferBooks(shop)
  await shop.stop()
})

const rowOf = async (offerId: number) =>
  (await shop.database.pool.query('select * from offers where id = $1', [offerId])).rows[0]

const profileLink = async (customerId: number) => {
  const sql = 'select steam_trade_link as url, steamid from customers where id = $1'
  return (await shop.database.pool.query(sql, [customerId])).rows[0]
}

describe('accepting', () => {
  test('freezes price and trade link, says until when the item must be here, and tells by mail', async () => {
    const made = await offerAt(shop, 'offer')
    const now = shop.clock.now()
    expect(await accept(made)).toMatchObject({ status: 200, body: { status: 'OK', message: 'Offer accepted!' } })
    expect(await rowOf(made.offerId)).toMatchObject({
      ...{ state: 'awaiting_item', service_price_cents: 4000, trade_link: tradeUrl, steamid: '76561198006409530' },
      ...{ accepted_at: now, receive_until: new Date(now.getTime() + 7 * 86_400_000) },
    })
    const [mail] = await offerMailsTo(shop, made)
    expect(mail?.subject).toBe('Sold for €40.00: we will ask for AK-47 | Redline')
    expect(mail?.text).not.toMatch(/\{\w+\}/)
  })

  test('keeps the trade link in a profile that has none', async () => {
    const made = await offerAt(shop, 'offer')
    await accept(made)
    expect(await profileLink(made.customer.id)).toEqual({ url: tradeUrl, steamid: '76561198006409530' })
  })

  test("goes by the profile's trade link, whatever is typed", async () => {
    const customer = await shop.customer()
    const own = 'https://steamcommunity.com/tradeoffer/new/?partner=1&token=Abc_-123'
    const saved = await customer.browser.call('PUT', '/api/user/profile', { body: { steam_trade_link: own } })
    expect(saved.status).toBe(200)
    const typed = await offerAt(shop, 'offer', customer)
    expect(await accept(typed, { tradeUrl: 'nonsense' })).toMatchObject({ status: 200 })
    expect((await rowOf(typed.offerId)).trade_link).toBe(own)
    expect((await profileLink(customer.id)).url).toBe(own)
    const silent = await offerAt(shop, 'offer', customer)
    expect(await accept(silent, { tradeUrl: undefined })).toMatchObject({ status: 200 })
  })

  test.each([
    [undefined, 'trade_link_required', 'Please enter your Steam trade link, so that we can ask for the item'],
    ['https://example.org/', 'trade_link_invalid', 'Please enter a valid Steam trade link'],
  ])('asks for a trade link: %j', async (typed, code, text) => {
    const made = await offerAt(shop, 'offer')
    const reply = await accept(made, { tradeUrl: typed })
    expect(reply).toMatchObject({ status: 422, body: { code, message: text, errors: { tradeUrl: [text] } } })
    expect((await offerStory(shop, made)).state).toBe('offer')
    expect(await accept(made)).toMatchObject({ status: 200 })
  })

  test('at another price than the one seen is refused with the true one', async () => {
    const made = await offerAt(shop, 'offer')
    await counterOffer(shop.shop, { offerId: made.offerId, by, price: cents(3512) })
    expect(await accept(made)).toMatchObject({
      status: 409,
      body: {
        ...{ code: 'counter_changed', service_price: 35.12 },
        message: 'Our offer has changed to €35.12. Please look at it again.',
      },
    })
    expect(await accept(made, { seen_price: 35.12 })).toMatchObject({ status: 200 })
  })

  test('after the counter-offer has expired is refused, before and after the job has written it down', async () => {
    const made = await offerAt(shop, 'offer')
    shop.clock.advance({ days: 5 })
    const expired = { status: 409, body: { code: 'counter_expired' } }
    expect(await accept(made)).toMatchObject(expired)
    await expireCounterOffers(shop.shop)
    expect((await offerStory(shop, made)).state).toBe('declined_by_service')
    expect(await accept(made)).toMatchObject(expired)
  })

  test('is possible until the last second', async () => {
    const made = await offerAt(shop, 'offer')
    shop.clock.advance({ days: 5, seconds: -1 })
    expect(await accept(made)).toMatchObject({ status: 200 })
  })

  test('in a wrong state says what is possible', async () => {
    const made = await offerAt(shop, 'pending')
    expect(await accept(made)).toMatchObject({
      status: 409,
      body: { message: `Offer ${made.offerId} is pending. Possible now: nothing.` },
    })
  })

  test('one attempt sent again gets the same answer, and with another body it is refused', async () => {
    const made = await offerAt(shop, 'offer')
    const key = randomUUID()
    expect(await accept(made, {}, key)).toMatchObject({ status: 200 })
    expect(await accept(made, {}, key)).toMatchObject({ status: 200 })
    expect(await accept(made, { seen_price: 1 }, key)).toMatchObject({ body: { code: 'key_reused' } })
    expect((await offerStory(shop, made)).kinds).toEqual(['created', 'countered', 'accepted'])
    expect(await offerMailsTo(shop, made)).toHaveLength(2)
  })
})

describe('declining', () => {
  test('ends the offer and is welcome again', async () => {
    const made = await offerAt(shop, 'offer')
    const thanked = { status: 200, body: { status: 'OK', message: 'Offer declined successfully' } }
    expect(await decline(made)).toMatchObject(thanked)
    expect(await decline(made)).toMatchObject(thanked)
    const kinds = ['created', 'countered', 'declined']
    expect(await offerStory(shop, made)).toEqual({ state: 'declined_by_user', kinds })
    const subjects = (await offerMailsTo(shop, made)).map(({ subject }) => subject)
    expect(subjects[0]).toBe('You have declined our offer for AK-47 | Redline')
    expect(subjects).toHaveLength(2)
  })

  test('an accepted offer is refused', async () => {
    const made = await offerAt(shop, 'awaiting_item')
    expect(await decline(made)).toMatchObject({ status: 409, body: { code: 'offer_state_wrong' } })
  })
})

describe('an offer of somebody else', () => {
  test('is not there', async () => {
    const { offerId } = await offerAt(shop, 'offer')
    const stranger = { offerId, customer: await shop.customer() }
    const absent = { status: 404, body: { code: 'offer_not_found', message: 'This offer does not exist' } }
    expect(await accept(stranger)).toMatchObject(absent)
    expect(await decline(stranger)).toMatchObject(absent)
    expect(await accept({ ...stranger, offerId: 999_999_999 })).toMatchObject(absent)
    expect((await offerStory(shop, { offerId })).state).toBe('offer')
  })

  test('needs a verified customer to be asked for', async () => {
    const customer = await shop.customer({ verified: false })
    expect((await accept({ offerId: 1, customer })).status).toBe(403)
    expect((await decline({ offerId: 1, customer })).status).toBe(403)
  })
})
