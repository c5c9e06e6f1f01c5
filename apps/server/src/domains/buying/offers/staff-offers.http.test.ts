import type { OfferQueue, StaffOffer, StaffOfferRow } from '@pandrop/contract/staff/offers'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import type { Visitor } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asStaff } from '../../identity/staff/testing/as-staff.ts'
import { type MadeOffer, makeOffer, offerAt, tradeUrl } from './testing/handled-offers.ts'
import { type KnownCopy, redline } from './testing/staff-copies.ts'

let shop: TestShop
let operator: Visitor
let copy: KnownCopy

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  copy = await redline(shop)
})

beforeEach(async () => {
  // A Monday, so that three days are three working days.
  shop.clock.set(new Date('2027-02-01T12:00:00Z'))
  operator = (await asStaff(shop)).browser
})

afterAll(() => shop.stop())

/** Moves the clock; a session in the back office ends meanwhile, so another is opened. */
const later = async (by: Parameters<typeof shop.clock.advance>[0]): Promise<void> => {
  shop.clock.advance(by)
  operator = (await asStaff(shop)).browser
}

interface Page {
  rows: StaffOfferRow[]
  next: string | null
}

const list = async (asked: Record<string, string>): Promise<Page> => {
  const { status, body } = await operator.get(`/api/staff/offers?${new URLSearchParams(asked)}`)
  expect([status, body]).toMatchObject([200, { status: 'OK' }])
  return body as unknown as Page
}

const show = async ({ offerId }: Pick<MadeOffer, 'offerId'>): Promise<StaffOffer> => {
  const { status, body } = await operator.get(`/api/staff/offers/${offerId}`)
  expect([status, body]).toMatchObject([200, { status: 'OK' }])
  return body.offer as unknown as StaffOffer
}

/** The numbers of a customer's offers in a queue, in its order. */
const idsOf = async (queue: OfferQueue, { customer }: Pick<MadeOffer, 'customer'>): Promise<number[]> =>
  (await list({ queue, customer: String(customer.id) })).rows.map(({ id }) => id)

describe('the queues', () => {
  test('hold each offer in one place, and what is due first stands on top', async () => {
    const { offerId: first, customer } = await offerAt(shop, 'ready_for_payout')
    const who = customer
    const at = async (stage: Parameters<typeof offerAt>[1]) => (await offerAt(shop, stage, who)).offerId
    const protectedOne = await at('received')
    const awaited = await at('awaiting_item')
    const countered = await at('offer')
    shop.clock.advance({ hours: 2 })
    const lateOne = (await makeOffer(shop, { who })).offerId
    await later({ hours: -1 })
    const sooner = (await makeOffer(shop, { who })).offerId
    const of = { customer }
    expect(await idsOf('to_answer', of)).toEqual([sooner, lateOne])
    expect(await idsOf('countered', of)).toEqual([countered])
    expect(await idsOf('awaiting_item', of)).toEqual([awaited])
    expect(await idsOf('protected', of)).toEqual([protectedOne])
    expect(await idsOf('ready', of)).toEqual([first])
    expect(await idsOf('payout', of)).toEqual([])
    expect(await idsOf('ended', of)).toEqual([])
    expect(await idsOf('all', of)).toEqual([sooner, lateOne, countered, awaited, protectedOne, first])
  })

  test('are read page by page without a gap, and no row comes twice', async () => {
    const { customer } = await makeOffer(shop)
    const who = customer
    for (const _ of [1, 2, 3]) await makeOffer(shop, { who })
    for (const queue of ['to_answer', 'all'] as const) {
      const whole = (await list({ queue, limit: '100' })).rows.map(({ id }) => id)
      const seen: number[] = []
      let after: string | null = null
      do {
        const page: Page = await list({ queue, limit: '3', ...(after && { after }) })
        seen.push(...page.rows.map(({ id }) => id))
        after = page.next
      } while (after)
      expect(seen).toEqual(whole)
    }
  })

  test('refuse a place that no page has named, and a queue that does not exist', async () => {
    for (const query of ['queue=all&after=here', 'queue=all&after=1~x', 'queue=flying', 'queue=all&limit=1000'])
      expect(await operator.get(`/api/staff/offers?${query}`)).toMatchObject({
        status: 422,
        body: { code: 'invalid_input' },
      })
  })

  test('are searched by number, by words of the title and by the customer', async () => {
    const made = await makeOffer(shop, { copy: { skinId: copy.skinId, title: 'AK-47 | Red 100%_line' } })
    const idsFor = async (search: string) => (await list({ queue: 'all', search })).rows.map(({ id }) => id)
    expect(await idsFor(`#${made.offerId}`)).toEqual([made.offerId])
    expect(await idsFor(` ${made.offerId} `)).toEqual([made.offerId])
    expect(await idsFor('ak 100%_LINE')).toEqual([made.offerId])
    expect(await idsFor('100__line')).toEqual([])
    expect(await idsFor(made.customer.email)).toEqual([made.offerId])
    expect(await list({ queue: 'countered', search: made.customer.email })).toEqual({
      status: 'OK',
      rows: [],
      next: null,
    })
  })

  test('still page through a search that nearly every offer answers', async () => {
    const { customer } = await makeOffer(shop)
    await shop.database.ownerPool.query(
      `insert into offers (customer_id, state, title, quality, item_url, user_price_cents, created_at, reply_due_at)
       select $1, 'pending', 'Crowd ' || n, 'field_tested', 'x' || n, 100, now(), now() + n * interval '1 second'
       from generate_series(1, 2100) as n`,
      [customer.id],
    )
    const first = await list({ queue: 'to_answer', search: 'crowd', limit: '2' })
    expect(first.rows.map(({ title }) => title)).toEqual(['Crowd 1', 'Crowd 2'])
    const second = await list({ queue: 'to_answer', search: 'crowd', limit: '2', after: first.next ?? '' })
    expect(second.rows.map(({ title }) => title)).toEqual(['Crowd 3', 'Crowd 4'])
    await shop.database.ownerPool.query(`delete from offers where title like 'Crowd %'`)
  })

  test('are counted, and so are the overdue', async () => {
    const countsNow = async () => (await operator.get('/api/staff/offers/counts')).body.counts as Record<string, number>
    const before = await countsNow()
    await makeOffer(shop)
    await offerAt(shop, 'offer')
    await later({ days: 3 })
    await makeOffer(shop)
    const after = await countsNow()
    const more = (name: string) => (after[name] ?? 0) - (before[name] ?? 0)
    expect(more('to_answer')).toBe(2)
    expect(more('countered')).toBe(1)
    const { rows } = await list({ queue: 'to_answer', limit: '100' })
    const overdue = rows.filter(({ clock }) => clock && clock.minutes_left <= 0)
    expect(after.overdue).toBe(overdue.length)
    expect(overdue.length).toBeGreaterThan(0)
  })
})

test('a row says what is asked, what the shop would pay and how long there is to answer', async () => {
  const made = await makeOffer(shop, { copy })
  await later({ days: 3, hours: 2 })
  const [row] = (await list({ queue: 'to_answer', customer: String(made.customer.id) })).rows
  expect(row).toMatchObject({
    id: made.offerId,
    state: 'pending',
    title: copy.title,
    quality: 'field_tested',
    variant: 'normal',
    user_price: 50,
    service_price: null,
    customer: { name: 'Marta Kovač', email: made.customer.email },
    quote: { reference_price: copy.referenceCents / 100 },
    clock: { waits_for: 'answer', due_at: '2027-02-04T12:00:00.000Z', minutes_left: -120 },
  })
  expect(row?.img).toMatch(/-456\.webp$/)
  // A Thursday, two in the afternoon; what is due on Sunday has until the end of Friday.
  const unknown = await makeOffer(shop)
  const [plain] = (await list({ queue: 'to_answer', customer: String(unknown.customer.id) })).rows
  expect(plain).toMatchObject({ img: '', rarity: null, quote: null, clock: { minutes_left: 34 * 60 } })
})

test('an offer shows its skin, its quote, its customer, its timeline and what can be done now', async () => {
  const made = await makeOffer(shop, { copy })
  await offerAt(shop, 'received', made.customer)
  const offer = await show(made)
  expect(offer).toMatchObject({
    id: made.offerId,
    state: 'pending',
    trade_link: null,
    payouts: [],
    counter_reference: null,
    skin: { id: copy.skinId, market_name: copy.title, type: 'Rifle', rarity: 'Classified' },
    seller: {
      email: made.customer.email,
      has_trade_link: true,
      blocked: false,
      spending_blocked: false,
      payouts_paused_until: null,
      offers: { made: 2, accepted: 1, sold: 0, declined_by_them: 0, declined_by_us: 0, failed: 0 },
    },
    timeline: [{ kind: 'created', by: `customer:${made.customer.id}`, by_name: null }],
  })
  const { reference_price: reference = 0, margin_percent: margin = 0, suggested_price: price } = offer.quote ?? {}
  expect(price).toBeCloseTo(reference * (1 - margin / 100), 1)
  expect(offer.steps.filter(({ possible }) => possible).map(({ name }) => name)).toEqual(['countered', 'rejected'])
})

test('an accepted offer says where to ask for the item, and from when it can be given up', async () => {
  const made = await offerAt(shop, 'awaiting_item')
  const offer = await show(made)
  expect(offer).toMatchObject({ state: 'awaiting_item', trade_link: tradeUrl, skin: null })
  expect(offer.steps.find(({ name }) => name === 'not_received')).toEqual({
    name: 'not_received',
    possible: false,
    from: '2027-02-08T12:00:00.000Z',
  })
})

test('an offer that does not exist is told, and nobody but staff sees any', async () => {
  expect(await operator.get('/api/staff/offers/999999')).toMatchObject({
    status: 404,
    body: { code: 'offer_not_found' },
  })
  const made = await makeOffer(shop)
  for (const path of ['/api/staff/offers?queue=all', '/api/staff/offers/counts', `/api/staff/offers/${made.offerId}`])
    for (const browser of [made.customer.browser, shop.visitor()])
      expect(await browser.get(path)).toMatchObject({ status: 401, body: { code: 'staff_not_signed_in' } })
})
