import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accept, askForPayout, bring, counter, failPayout, receive, tradeLink } from './testing/by-hand.ts'
import { linkTo, offerOf, proposed } from './testing/proposals.ts'

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
    await counter(shop, id, 'the float is high')
    expect((await offerOf(customer, id)).explanation).toEqual({
      reference_price: 15,
      margin_percent: 33.33,
      float: 0.1834,
      note: 'the float is high',
    })
    await bring(shop, id, { kind: 'counter_changed', to: 'offer', note: 'a lucky day', price: 1100 })
    expect(await offerOf(customer, id)).toMatchObject({
      explanation: { note: 'a lucky day' },
      timeline: [{ kind: 'created' }, { kind: 'countered', sum: 10 }, { kind: 'counter_changed', sum: 11 }],
    })
    await bring(shop, id, { kind: 'rejected', to: 'declined_by_service', note: 'sorry' })
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
    await counter(shop, id)
    await accept(shop, id)
    expect(await offerOf(customer, id)).toMatchObject({
      status: 'awaiting_item',
      trade_link: tradeLink,
      receive_until: now() + 7 * 86_400,
      protected_until: null,
    })
    shop.clock.advance({ days: 1 })
    await receive(shop, id)
    expect(await offerOf(customer, id)).toMatchObject({
      status: 'awaiting_item',
      receive_until: null,
      protected_until: now() + 7 * 86_400,
    })
    await bring(shop, id, { kind: 'reversed', to: 'declined_by_service' })
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
    await counter(shop, id)
    await accept(shop, id)
    await receive(shop, id)
    shop.clock.advance({ days: 7 })
    customer = await signedInAgain()
    await bring(shop, id, { kind: 'ready', to: 'ready_for_payout' })
    return id
  }

  /** A session ends after a while without a call. */
  const signedInAgain = async (): Promise<TestCustomer> => {
    const browser = shop.visitor()
    const { email: username, password } = customer
    browser.keepToken(await browser.post('/api/login', { username, password }))
    return { ...customer, browser }
  }

  test('stands beside it with the masked account and the day on which the money should be there', async () => {
    const id = await ready()
    // A Thursday: three working days later it is Tuesday.
    shop.clock.advance({ days: 1 })
    await askForPayout(shop, id, customer)
    expect((await offerOf(customer, id)).payout).toEqual({
      state: 'requested',
      method: 'sepa-manual',
      sum: 10,
      set_off: 0,
      iban_masked: 'SI56 •••• 4567',
      holder: 'Marta Kovač',
      requested_at: now(),
      expected_at: now() + 5 * 86_400,
      failure_reason: null,
    })
  })

  test('that failed says why and promises no day, and the next one takes its place', async () => {
    const id = await ready()
    await askForPayout(shop, id, customer)
    await failPayout(shop, id, 'account closed')
    expect(await offerOf(customer, id)).toMatchObject({
      status: 'ready_for_payout',
      payout: { state: 'failed', failure_reason: 'account closed', expected_at: null },
    })
    await askForPayout(shop, id, customer)
    expect(await offerOf(customer, id)).toMatchObject({
      status: 'payout_processing',
      payout: { state: 'requested', failure_reason: null },
    })
  })
})
