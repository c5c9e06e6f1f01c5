import { type OfferState, offerStates } from '@pandrop/contract/lifecycle/offer'
import { daysAfter } from '@pandrop/money/days'
import { cents } from '@pandrop/money/money'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OfferStepping } from './locked-offer.ts'
import { takeOfferStep } from './offer-steps.ts'
import {
  accept,
  by,
  decline,
  expectOfferBooks,
  type MadeOffer,
  makeOffer,
  type OfferBooks,
  offerAt,
  offerBooks,
  offerMailsTo,
  offerStory,
  priceCents,
  type Stage,
  tradeOf,
} from './testing/handled-offers.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop.stop())

/** What a step books, in cents of every account that it moves. */
const booked = async (work: () => Promise<unknown>): Promise<Partial<OfferBooks>> => {
  const before = await offerBooks(shop)
  await work()
  const after = await offerBooks(shop)
  await expectOfferBooks(shop)
  const moved = Object.entries(after).map(([name, sum]) => [name, sum - before[name as keyof OfferBooks]] as const)
  return Object.fromEntries(moved.filter(([, cents]) => cents !== 0))
}

const rowOf = async ({ offerId }: MadeOffer) =>
  (await shop.database.pool.query('select * from offers where id = $1', [offerId])).rows[0]

const doing = ({ offerId }: MadeOffer): OfferStepping => ({ offerId, by })

const received = (made: MadeOffer) =>
  takeOfferStep(shop.shop, 'received', { ...doing(made), tradeOfferId: tradeOf(made.offerId) })

const done = (state: OfferState, changed = true) => ({ ok: true, value: { state, changed } })

describe('every branch of the life of an offer, with what it books', () => {
  test('pending → declined by the shop: nothing is booked', async () => {
    const made = await offerAt(shop, 'pending')
    const reject = () => takeOfferStep(shop.shop, 'rejected', { ...doing(made), note: 'Too worn' })
    expect(await booked(async () => expect(await reject()).toEqual(done('declined_by_service')))).toEqual({})
    expect(await offerStory(shop, made)).toEqual({ state: 'declined_by_service', kinds: ['created', 'rejected'] })
    expect(await reject()).toEqual(done('declined_by_service', false))
    const mails = await offerMailsTo(shop, made)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ subject: 'We cannot take AK-47 | Redline' })
    expect(mails[0]?.text).toContain('A word from us: “Too worn”')
  })

  test('pending → counter-offer → taken back by the shop', async () => {
    const made = await offerAt(shop, 'offer')
    expect(await booked(() => takeOfferStep(shop.shop, 'rejected', doing(made)))).toEqual({})
    const kinds = ['created', 'countered', 'rejected']
    expect(await offerStory(shop, made)).toEqual({ state: 'declined_by_service', kinds })
  })

  test('counter-offer → declined by the customer', async () => {
    const made = await offerAt(shop, 'offer')
    expect(await booked(() => decline(made))).toEqual({})
    const kinds = ['created', 'countered', 'declined']
    expect(await offerStory(shop, made)).toEqual({ state: 'declined_by_user', kinds })
  })

  test('counter-offer → not answered in time', async () => {
    const made = await offerAt(shop, 'offer')
    expect(await takeOfferStep(shop.shop, 'counter_expired', doing(made))).toMatchObject({
      refusal: 'offer_state_wrong',
    })
    shop.clock.advance({ days: 5 })
    expect(await booked(() => takeOfferStep(shop.shop, 'counter_expired', doing(made)))).toEqual({})
    expect(await takeOfferStep(shop.shop, 'counter_expired', doing(made))).toEqual(done('declined_by_service', false))
    const kinds = ['created', 'countered', 'counter_expired']
    expect(await offerStory(shop, made)).toEqual({ state: 'declined_by_service', kinds })
  })

  test('counter-offer → accepted → received → ready for the payout', async () => {
    const made = await offerAt(shop, 'offer')
    expect(await booked(() => accept(made))).toEqual({ stock_ordered: -4000, payouts_promised: 4000 })
    expect(await booked(() => received(made))).toEqual({ stock_ordered: 4000, stock: -4000 })
    expect(await received(made)).toEqual(done('awaiting_item', false))
    shop.clock.advance({ days: 7 })
    expect(await booked(() => takeOfferStep(shop.shop, 'ready', doing(made)))).toEqual({
      payouts_promised: -4000,
      payouts_owed: 4000,
    })
    expect(await takeOfferStep(shop.shop, 'ready', doing(made))).toEqual(done('ready_for_payout', false))
    const kinds = ['created', 'countered', 'accepted', 'received', 'ready']
    expect(await offerStory(shop, made)).toEqual({ state: 'ready_for_payout', kinds })
    const subjects = (await offerMailsTo(shop, made)).map(({ subject }) => subject)
    expect(subjects).toEqual([
      '€40.00 are ready for you',
      'AK-47 | Redline has arrived',
      'Sold for €40.00: we will ask for AK-47 | Redline',
      'Our offer for AK-47 | Redline: €40.00',
    ])
  })

  test('accepted → the item does not come: its order is undone', async () => {
    const made = await offerAt(shop, 'awaiting_item')
    shop.clock.advance({ days: 7 })
    const mirrored = await booked(() => takeOfferStep(shop.shop, 'not_received', doing(made)))
    expect(mirrored).toEqual({ stock_ordered: 4000, payouts_promised: -4000 })
    expect(await takeOfferStep(shop.shop, 'not_received', doing(made))).toEqual(done('declined_by_service', false))
    const kinds = ['created', 'countered', 'accepted', 'not_received']
    expect(await offerStory(shop, made)).toEqual({ state: 'declined_by_service', kinds })
  })

  test('received → taken back in Steam: stock and promise are undone', async () => {
    const made = await offerAt(shop, 'received')
    expect(await booked(() => takeOfferStep(shop.shop, 'reversed', doing(made)))).toEqual({
      stock: 4000,
      payouts_promised: -4000,
    })
    expect(await takeOfferStep(shop.shop, 'reversed', doing(made))).toEqual(done('declined_by_service', false))
    const kinds = ['created', 'countered', 'accepted', 'received', 'reversed']
    expect(await offerStory(shop, made)).toEqual({ state: 'declined_by_service', kinds })
  })
})

describe('what does not fit is refused and changes nothing', () => {
  const verbs = {
    counter: (made: MadeOffer) =>
      takeOfferStep(shop.shop, 'countered', { ...doing(made), price: cents(priceCents + 1) }),
    reject: (made: MadeOffer) => takeOfferStep(shop.shop, 'rejected', doing(made)),
    expire: (made: MadeOffer) => takeOfferStep(shop.shop, 'counter_expired', doing(made)),
    // Another trade than the one that is recorded.
    received: (made: MadeOffer) => takeOfferStep(shop.shop, 'received', { ...doing(made), tradeOfferId: '1' }),
    notReceived: (made: MadeOffer) => takeOfferStep(shop.shop, 'not_received', doing(made)),
    reverse: (made: MadeOffer) => takeOfferStep(shop.shop, 'reversed', doing(made)),
    ready: (made: MadeOffer) => takeOfferStep(shop.shop, 'ready', doing(made)),
  }

  const possible: Record<Exclude<Stage, 'ready_for_payout'> | 'over', (keyof typeof verbs)[]> = {
    pending: ['counter', 'reject'],
    offer: ['counter', 'reject'],
    awaiting_item: ['received'],
    received: ['reverse'],
    over: [],
  }

  const refused = async (made: MadeOffer, can: readonly string[]): Promise<void> => {
    const before = await offerStory(shop, made)
    const moved = await booked(async () => {
      for (const [name, verb] of Object.entries(verbs)) {
        if (!can.includes(name)) expect(await verb(made), name).toMatchObject({ refusal: 'offer_state_wrong' })
      }
      if (before.state === 'offer') return
      for (const reply of [await accept(made), await decline(made)])
        expect(reply).toMatchObject({ status: 409, body: { code: 'offer_moved_on' } })
    })
    expect(moved).toEqual({})
    expect(await offerStory(shop, made)).toEqual(before)
  }

  test.each(['pending', 'offer', 'awaiting_item', 'received'] as const)('while an offer is %s', async (stage) => {
    await refused(await offerAt(shop, stage), possible[stage])
  })

  // Repeats are welcome, so each end is asked for the verbs of the others alone.
  test('once it is ready for the payout', async () => refused(await offerAt(shop, 'ready_for_payout'), ['ready']))

  test('once it was rejected', async () => {
    const made = await offerAt(shop, 'pending')
    await takeOfferStep(shop.shop, 'rejected', doing(made))
    await refused(made, ['reject'])
  })

  test('in every state that payouts lead to, and once the customer declined', async () => {
    for (const state of offerStates.filter((name) => !['pending', 'offer', 'awaiting_item'].includes(name))) {
      const made = await offerAt(shop, 'pending')
      // No verb of this folder leads there, so the owner of the database puts it there, unknown to the books.
      await shop.database.ownerPool.query(
        `alter table offers disable trigger all; update offers set state = '${state}', service_price_cents = 4000,
           counter_expires_at = now(), accepted_at = now(), trade_link = 'x', steamid = '76561198006409530',
           receive_until = now(), received_at = now(), protected_until = now(), ready_at = now()
         where id = ${made.offerId};
         alter table offers enable trigger all`,
      )
      for (const [name, verb] of Object.entries(verbs))
        expect(await verb(made), `${name} of ${state}`).toMatchObject({ values: { state, possible: 'nothing' } })
      await shop.database.ownerPool.query(
        `alter table offers disable trigger all; update offers set state = 'declined_by_user'
         where id = ${made.offerId};
         alter table offers enable trigger all`,
      )
    }
  })

  test('an offer that does not exist', async () => {
    for (const verb of Object.values(verbs))
      expect(await verb({ offerId: 999_999_999, customer: (await offerAt(shop, 'pending')).customer })).toEqual({
        ok: false,
        refusal: 'offer_not_found',
      })
  })

  test('a trade that is no number, and a float that is none', async () => {
    const made = await offerAt(shop, 'awaiting_item')
    expect(await takeOfferStep(shop.shop, 'received', { ...doing(made), tradeOfferId: '12a', float: 2 })).toEqual({
      ok: false,
      refusal: 'invalid_input',
      errors: { trade_offer_id: ['field_invalid'], float: ['field_invalid'] },
    })
  })
})

describe('a counter-offer', () => {
  const counter = (made: MadeOffer, change: Partial<OfferStepping> = {}) =>
    takeOfferStep(shop.shop, 'countered', { ...doing(made), price: cents(priceCents), ...change })

  test('stands for the days of the settings, and says how its price came about', async () => {
    const { rows } = await shop.database.pool.query(
      `select skin_id as "skinId", market_name as title, price_cents as reference
       from reference_prices
       join skins on skins.id = skin_id
       where exterior = 'FT' and variant = 'normal' and price_cents > 100000
       order by skin_id limit 1`,
    )
    const [copy] = rows
    const made = await makeOffer(shop, { copy })
    await shop.database.ownerPool.query('update settings set counter_days = 3')
    expect(await counter(made, { price: undefined, isAboveWishMeant: true })).toEqual(done('offer'))
    await shop.database.ownerPool.query('update settings set counter_days = 5')
    const row = await rowOf(made)
    expect(row).toMatchObject({ reference_cents: copy.reference, margin_percent: '12.00' })
    expect(row.service_price_cents).toBe(Math.round(copy.reference * 0.88))
    expect(row.counter_expires_at.getTime() - shop.clock.now().getTime()).toBe(3 * 86_400_000)
  })

  test('may be above the wish', async () => {
    expect(await counter(await offerAt(shop, 'pending'), { price: cents(9000) })).toEqual(done('offer'))
  })

  test('without a price needs a reference', async () => {
    const made = await offerAt(shop, 'pending')
    expect(await counter(made, { price: undefined })).toMatchObject({ errors: { price: ['price_required'] } })
  })

  test('is changed while it stands: its time begins anew and the customer is told', async () => {
    const made = await offerAt(shop, 'offer')
    shop.clock.advance({ days: 4 })
    expect(await counter(made, { price: cents(3500), float: 0.31, note: 'A scratch' })).toEqual(done('offer'))
    const changed = { service_price_cents: 3500, float: 0.31, counter_expires_at: daysAfter(shop.clock.now(), 5) }
    expect(await rowOf(made)).toMatchObject(changed)
    expect((await offerStory(shop, made)).kinds).toEqual(['created', 'countered', 'counter_changed'])
    const [mail] = await offerMailsTo(shop, made)
    expect(mail?.subject).toBe('New price for AK-47 | Redline: €35.00')
    expect(mail?.text).toContain('A word from us: “A scratch”')
    expect(mail?.links).toContain(`${shop.shop.env.PUBLIC_URL}/account/offers?offer=${made.offerId}`)
  })

  test('that stands already is not made again, but other words or another float are', async () => {
    const made = await offerAt(shop, 'offer')
    shop.clock.advance({ days: 1 })
    const { counter_expires_at: before } = await rowOf(made)
    expect(await counter(made)).toEqual(done('offer', false))
    expect((await rowOf(made)).counter_expires_at).toEqual(before)
    expect(await counter(made, { float: 0.2 })).toEqual(done('offer'))
    expect(await counter(made, { float: 0.2 })).toEqual(done('offer', false))
    expect(await counter(made, { note: 'Still ours?' })).toEqual(done('offer'))
    expect(await counter(made, { note: 'Still ours?' })).toEqual(done('offer', false))
  })

  test('that has expired is not changed any more', async () => {
    const made = await offerAt(shop, 'offer')
    shop.clock.advance({ days: 5 })
    expect(await counter(made, { price: cents(4500) })).toMatchObject({ values: { possible: 'decline' } })
  })
})

test('an item may come after its time as long as nobody has given it up; its float is kept', async () => {
  const made = await offerAt(shop, 'awaiting_item')
  shop.clock.advance({ days: 8 })
  const received = { ...doing(made), tradeOfferId: tradeOf(made.offerId), float: 0.2 }
  expect(await takeOfferStep(shop.shop, 'received', received)).toEqual(done('awaiting_item'))
  const protectedUntil = daysAfter(shop.clock.now(), 7)
  const kept = { trade_offer_id: received.tradeOfferId, float: 0.2, protected_until: protectedUntil }
  expect(await rowOf(made)).toMatchObject(kept)
  expect(await takeOfferStep(shop.shop, 'ready', doing(made))).toMatchObject({
    values: { possible: expect.stringMatching(/^reversed, ready \(from \d{4}-\d\d-\d\d \d\d:\d\d UTC\)$/) },
  })
})
