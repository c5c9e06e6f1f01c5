import { randomUUID } from 'node:crypto'
import { daysAfter } from '@pandrop/money/days'
import { cents } from '@pandrop/money/money'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expireCounterOffers } from './offer-jobs.ts'
import { takeOfferStep } from './offer-steps.ts'
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
      state: 'awaiting_item',
      service_price_cents: 4000,
      trade_link: tradeUrl,
      steamid: '76561198006409530',
      accepted_at: now,
      receive_until: daysAfter(now, 7),
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

  test('of two offers at once, with two trade links, goes by the one that the profile keeps', async () => {
    for (let round = 1; round <= 5; round += 1) {
      const one = await offerAt(shop, 'offer')
      const other = await offerAt(shop, 'offer', one.customer)
      const replies = await Promise.all([
        accept(one),
        accept(other, { tradeUrl: 'https://steamcommunity.com/tradeoffer/new/?partner=1&token=Abc_-123' }),
      ])
      expect(replies.map(({ status }) => status)).toEqual([200, 200])
      const kept = (await profileLink(one.customer.id)).url
      expect([(await rowOf(one.offerId)).trade_link, (await rowOf(other.offerId)).trade_link]).toEqual([kept, kept])
    }
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
    await takeOfferStep(shop.shop, 'countered', { offerId: made.offerId, by, price: cents(3512) })
    expect(await accept(made)).toMatchObject({
      status: 409,
      body: {
        code: 'counter_changed',
        service_price: 35.12,
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

  test('that waited for its turn beyond the expiry is refused', async () => {
    const made = await offerAt(shop, 'offer')
    const holder = await shop.database.ownerPool.connect()
    await holder.query('begin')
    await holder.query('select from offers where id = $1 for update', [made.offerId])
    const accepting = accept(made)
    const waiting = `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await shop.database.pool.query(waiting)).rows[0].count).toBe(1)
    shop.clock.advance({ days: 5 })
    await holder.query('commit')
    holder.release()
    expect(await accepting).toMatchObject({ status: 409, body: { code: 'counter_expired' } })
  })

  test('is possible until the last second', async () => {
    const made = await offerAt(shop, 'offer')
    shop.clock.advance({ days: 5, seconds: -1 })
    expect(await accept(made)).toMatchObject({ status: 200 })
  })

  test('in a wrong state says to look again, in words and not in names of states', async () => {
    const made = await offerAt(shop, 'pending')
    expect(await accept(made)).toMatchObject({
      status: 409,
      body: { code: 'offer_moved_on', message: 'This offer has changed meanwhile. Please look at it again.' },
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
    expect(await decline(made)).toMatchObject({ status: 409, body: { code: 'offer_moved_on' } })
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
    for (const path of ['/api/offer/accept', '/api/offer/decline'])
      expect(await customer.browser.post(path, { id: 1 })).toMatchObject({ body: { code: 'email_not_verified' } })
  })
})
