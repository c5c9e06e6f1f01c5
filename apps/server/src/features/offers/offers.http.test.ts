import { messages } from '@pandrop/contract/messages'
import type { OfferEventKind, OfferState } from '@pandrop/contract/offer-states'
import { cents } from '@pandrop/money/money'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { changeOffer, lockOffer } from './locked-offer.ts'
import { linkTo, offerOf, offersOf, proposed } from './testing/proposals.ts'

let shop: TestShop
let customer: TestCustomer

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

beforeEach(async () => {
  // A Wednesday
  shop.clock.set(new Date('2026-11-18T10:00:00Z'))
  customer = await shop.customer()
})

afterAll(() => shop.stop())

const now = () => shop.clock.now().getTime() / 1000

const daysLater = (days: number) => new Date(shop.clock.now().getTime() + days * 86_400_000)

interface Step {
  kind: OfferEventKind
  to: OfferState
  note?: string
  price?: number
}

/** Brings an offer on as the server may, with what it learns on the way. */
const bring = async (offerId: number, { kind, to, note, price }: Step, columns: Record<string, unknown> = {}) =>
  inTransaction(shop.database.pool, async (tx) => {
    const names = Object.keys(columns).map((name, index) => `${name} = $${index + 2}`)
    if (names.length > 0) {
      await tx.query(`update offers set ${names.join()} where id = $1`, [offerId, ...Object.values(columns)])
    }
    const offer = await lockOffer(tx, offerId)
    if (!offer) throw new Error('no offer')
    const by = 'staff:7'
    const offered = price === undefined ? null : cents(price)
    await changeOffer(tx, offer, { kind, to, by, at: shop.clock.now(), why: 'a test', note, price: offered })
  })

const counter = (offerId: number, note?: string) =>
  bring(
    offerId,
    { kind: 'countered', to: 'offer', price: 1000, ...(note && { note }) },
    {
      ...{ service_price_cents: 1000, reference_cents: 1500, margin_percent: 33.33, float: 0.1834 },
      counter_expires_at: daysLater(5),
    },
  )

const tradeLink = 'https://steamcommunity.com/tradeoffer/new/?partner=46143802&token=Kx9_-aB2'

const accept = (offerId: number) =>
  bring(
    offerId,
    { kind: 'accepted', to: 'awaiting_item' },
    {
      ...{ accepted_at: shop.clock.now(), trade_link: tradeLink, steamid: '76561198006409530' },
      receive_until: daysLater(7),
    },
  )

const receive = (offerId: number) =>
  inTransaction(shop.database.pool, async (tx) => {
    await tx.query('update offers set received_at = $2, protected_until = $3, trade_offer_id = $4 where id = $1', [
      ...[offerId, shop.clock.now(), daysLater(7), '6034812097'],
    ])
  })

describe('the list of offers', () => {
  test('is empty before the first one', async () => {
    expect(await offersOf(customer)).toEqual([])
  })

  test('has the newest first, each with what the catalogue knows of it', async () => {
    const known = await proposed(customer, { skin_id: 'ak-47-redline', price: 30.5 })
    shop.clock.advance({ seconds: 1 })
    const unknown = await proposed(customer, { title: 'my old knife', quality: 'not_painted' })
    expect(await offersOf(customer)).toEqual([
      {
        id: unknown,
        created_at: now(),
        status: 'pending',
        title: 'my old knife',
        item: { img: '', quality: null },
        user_price: 12.34,
        service_price: null,
        quality: 'not_painted',
        currency: 'EUR',
        reply_due_at: now() + 5 * 86_400,
        expires_at: null,
      },
      expect.objectContaining({
        id: known,
        title: 'AK-47 | Redline',
        item: { img: expect.stringMatching(/^skins\/.+-456\.webp$/), quality: 'Classified' },
        user_price: 30.5,
      }),
    ])
  })

  test('shows a picture of the exterior that is offered', async () => {
    const { rows } = await shop.database.pool.query(
      `select skin_id from pictures where variant = 'normal' group by 1 having count(distinct exterior) > 1 limit 1`,
    )
    const { rows: drawn } = await shop.database.pool.query(
      `select exterior, min(stem) as stem from pictures where skin_id = $1 and variant = 'normal' group by 1`,
      [rows[0].skin_id],
    )
    const qualities: Record<string, string> = {
      ...{ FN: 'factory_new', MW: 'minimal_wear', FT: 'field_tested', WW: 'well_worn', BS: 'battle_scarred' },
      NP: 'not_painted',
    }
    for (const { exterior } of drawn) {
      const id = await proposed(customer, { skin_id: rows[0].skin_id, quality: qualities[exterior] })
      const { img } = (await offerOf(customer, id)).item as { img: string }
      const { rows: shown } = await shop.database.pool.query('select exterior from pictures where stem = $1', [
        img.replace('-456.webp', ''),
      ])
      expect(shown, exterior).toEqual([{ exterior }])
    }
  })

  test('names the counter-offer and its end while it stands', async () => {
    const id = await proposed(customer)
    await counter(id)
    expect(await offersOf(customer)).toMatchObject([
      { status: 'offer', service_price: 10, expires_at: now() + 5 * 86_400, reply_due_at: null },
    ])
    await bring(id, { kind: 'declined', to: 'declined_by_user' })
    expect(await offersOf(customer)).toMatchObject([{ status: 'declined_by_user', expires_at: null }])
  })
})

describe('one offer', () => {
  test('before an answer', async () => {
    const id = await proposed(customer, { item_url: linkTo('38412345678'), variant: 'stattrak' })
    expect(await offerOf(customer, id)).toMatchObject({
      id,
      status: 'pending',
      variant: 'stattrak',
      item_url: linkTo('38412345678'),
      explanation: null,
      trade_link: null,
      has_trade_link: false,
      receive_until: null,
      protected_until: null,
      payout_paused_until: null,
      payout: null,
      timeline: [{ kind: 'created', status: 'pending', at: now(), note: null, sum: null }],
    })
  })

  test('explains the counter-offer with the newest word of an operator', async () => {
    const id = await proposed(customer)
    await counter(id, 'the float is high')
    expect((await offerOf(customer, id)).explanation).toEqual({
      reference_price: 15,
      margin_percent: 33.33,
      float: 0.1834,
      note: 'the float is high',
    })
    await bring(id, { kind: 'counter_changed', to: 'offer', note: 'a lucky day', price: 1100 })
    expect(await offerOf(customer, id)).toMatchObject({
      explanation: { note: 'a lucky day' },
      timeline: [{ kind: 'created' }, { kind: 'countered', sum: 10 }, { kind: 'counter_changed', sum: 11 }],
    })
    await bring(id, { kind: 'rejected', to: 'declined_by_service', note: 'sorry' })
    expect(await offerOf(customer, id)).toMatchObject({
      explanation: { note: 'a lucky day' },
      timeline: [{}, {}, {}, { kind: 'rejected', status: 'declined_by_service', note: 'sorry' }],
    })
  })

  test('tells whether the profile has a trade link', async () => {
    const id = await proposed(customer)
    expect(
      (await customer.browser.call('PUT', '/api/user/profile', { body: { steam_trade_link: tradeLink } })).status,
    ).toBe(200)
    expect((await offerOf(customer, id)).has_trade_link).toBe(true)
  })

  test('tells until when the item must be here, and then how long it is protected', async () => {
    const id = await proposed(customer)
    await counter(id)
    await accept(id)
    expect(await offerOf(customer, id)).toMatchObject({
      status: 'awaiting_item',
      trade_link: tradeLink,
      receive_until: now() + 7 * 86_400,
      protected_until: null,
    })
    shop.clock.advance({ days: 1 })
    await receive(id)
    expect(await offerOf(customer, id)).toMatchObject({
      status: 'awaiting_item',
      receive_until: null,
      protected_until: now() + 7 * 86_400,
    })
    await bring(id, { kind: 'reversed', to: 'declined_by_service' })
    expect(await offerOf(customer, id)).toMatchObject({ protected_until: null, receive_until: null })
  })

  test('tells until when a new password holds payouts back, and no longer than that', async () => {
    const id = await proposed(customer)
    const change = { cur_password: customer.password, new_password: 'Panda2027', repeat_password: 'Panda2027' }
    expect((await customer.browser.post('/api/user/change-password', change)).status).toBe(200)
    const until = now() + 24 * 3600
    expect((await offerOf(customer, id)).payout_paused_until).toBe(until)
    shop.clock.set(new Date(until * 1000 - 1))
    expect((await offerOf(customer, id)).payout_paused_until).toBe(until)
    shop.clock.set(new Date(until * 1000))
    expect((await offerOf(customer, id)).payout_paused_until).toBeNull()
  })
})

describe('the payout of an offer', () => {
  const ready = async () => {
    const id = await proposed(customer)
    await counter(id)
    await accept(id)
    await receive(id)
    shop.clock.advance({ days: 7 })
    customer = await signedInAgain()
    await bring(id, { kind: 'ready', to: 'ready_for_payout' })
    return id
  }

  /** A session ends after a while without a call. */
  const signedInAgain = async (): Promise<TestCustomer> => {
    const browser = shop.visitor()
    const { email: username, password } = customer
    browser.keepToken(await browser.post('/api/login', { username, password }))
    return { ...customer, browser }
  }

  const ask = (offerId: number) =>
    inTransaction(shop.database.pool, async (tx) => {
      const offer = await lockOffer(tx, offerId)
      if (!offer) throw new Error('no offer')
      await tx.query(
        `insert into payouts (offer_id, customer_id, cents, method, state, first_name, last_name, iban_sealed,
           iban_masked, name, surname, email, phone, country, city, address, post_code, requested_at)
         values ($1, $2, 1000, 'sepa-manual', 'requested', 'Marta', 'Kovač', '\\x00', 'SI56 •••• 4567', 'Marta',
           'Kovač', 'marta@example.org', '+38640512809', 'SI', 'Ljubljana', 'Bambusova 1', '1000', $3)`,
        [offerId, customer.id, shop.clock.now()],
      )
      const change = { kind: 'payout_requested', to: 'payout_processing', why: 'a test' } as const
      await changeOffer(tx, offer, { ...change, by: `customer:${customer.id}`, at: shop.clock.now() })
    })

  const fail = (offerId: number) =>
    inTransaction(shop.database.pool, async (tx) => {
      await tx.query(
        `update payouts set state = 'failed', settled_at = $2, failure_reason = 'account closed' where offer_id = $1`,
        [offerId, shop.clock.now()],
      )
      const offer = await lockOffer(tx, offerId)
      if (!offer) throw new Error('no offer')
      const change = { kind: 'payout_failed', to: 'ready_for_payout', by: 'staff:7', why: 'a test' } as const
      await changeOffer(tx, offer, { ...change, at: shop.clock.now(), note: 'account closed' })
    })

  test('stands beside it with the masked account and the day on which the money should be there', async () => {
    const id = await ready()
    // A Thursday: two working days later it is Monday.
    shop.clock.advance({ days: 1 })
    await ask(id)
    expect((await offerOf(customer, id)).payout).toEqual({
      state: 'requested',
      method: 'sepa-manual',
      sum: 10,
      iban_masked: 'SI56 •••• 4567',
      holder: 'Marta Kovač',
      requested_at: now(),
      expected_at: now() + 4 * 86_400,
      failure_reason: null,
    })
  })

  test('that failed says why and promises no day, and the next one takes its place', async () => {
    const id = await ready()
    await ask(id)
    await fail(id)
    expect(await offerOf(customer, id)).toMatchObject({
      status: 'ready_for_payout',
      payout: { state: 'failed', failure_reason: 'account closed', expected_at: null },
    })
    await ask(id)
    expect(await offerOf(customer, id)).toMatchObject({
      status: 'payout_processing',
      payout: { state: 'requested', failure_reason: null },
    })
  })
})

describe('nobody reads', () => {
  test('an offer of somebody else, nor learns that it exists', async () => {
    const id = await proposed(customer)
    const stranger = await shop.customer()
    const foreign = await stranger.browser.get(`/api/offer/${id}`)
    const unknown = await stranger.browser.get('/api/offer/999999')
    expect([foreign.status, foreign.body]).toEqual([unknown.status, unknown.body])
    expect(foreign).toMatchObject({
      status: 404,
      body: { code: 'offer_not_found', message: messages.offer_not_found },
    })
    expect(await offersOf(stranger)).toEqual([])
  })

  test('offers without a verified account of their own', async () => {
    const unverified = await shop.customer({ verified: false })
    for (const path of ['/api/offer/history', '/api/offer/1', '/api/offer/skins?search=ak']) {
      expect((await shop.visitor().get(path)).status, path).toBe(401)
      expect(await unverified.browser.get(path), path).toMatchObject({ status: 403 })
    }
  })
})
