import { messages } from '@pandrop/contract/messages'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runDueJobs } from '../../../jobs/runner.ts'
import { devMails } from '../../../ports/mail/dev-mailbox.ts'
import { tally } from '../../checkout/purchase/testing/purchases.ts'
import { linkTo, offerForm, offerOf, offersOf, propose, proposed } from '../offers/testing/proposals.ts'

let shop: TestShop
let customer: TestCustomer

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

beforeEach(async () => {
  shop.clock.set(new Date('2026-11-21T12:00:00Z'))
  customer = await shop.customer()
})

afterAll(() => shop.stop())

const sqlAsOwner = (sql: string, values: unknown[] = []) => shop.database.ownerPool.query(sql, values)

const errorsOf = ({ status, body: { code, errors } }: Reply) => ({ status, code, errors })

test('a proposal is taken with the fixed words, and a reply is due in three working days', async () => {
  // A Friday
  shop.clock.set(new Date('2026-11-20T16:00:00Z'))
  const reply = await propose(customer)
  expect(reply).toMatchObject({ status: 200, body: { status: 'OK', message: messages.offer_submitted } })
  expect(await offerOf(customer, Number(reply.body.id))).toMatchObject({
    status: 'pending',
    created_at: Date.parse('2026-11-20T16:00:00Z') / 1000,
    reply_due_at: Date.parse('2026-11-25T16:00:00Z') / 1000,
    timeline: [{ kind: 'created', status: 'pending', note: null, sum: null }],
  })
  const { rows } = await shop.database.pool.query('select by from offer_events where offer_id = $1', [reply.body.id])
  expect(rows).toEqual([{ by: `customer:${customer.id}` }])
})

test('a holiday puts the reply off', async () => {
  shop.clock.set(new Date('2026-12-24T09:00:00Z'))
  const atChristmas = await shop.customer()
  const id = await proposed(atChristmas)
  expect((await offerOf(atChristmas, id)).reply_due_at).toBe(Date.parse('2026-12-30T09:00:00Z') / 1000)
})

test('the answer comes in the language of the visitor, the mail in that of the customer', async () => {
  const body = offerForm()
  const reply = await customer.browser.post('/api/offer/create?lang_id=de', { ...body, lang_id: 'de' })
  expect(reply.body.message).toMatch(/3 Arbeitstagen/)
  await runDueJobs(shop.shop, shop.database.serverUrl)
  const [mail] = await devMails(shop.shop.pool, customer.email)
  expect(mail?.subject).toBe(`We have received your offer ${reply.body.id}`)
  expect(mail?.text).toContain('AK-47 | Redline for €12.34')
  expect(mail?.text).toContain(`/account/offers?offer=${reply.body.id}`)
})

test('a price is in EUR, whatever currency the visitor looks at', async () => {
  const id = await proposed(customer, { currency: 'PLN', price: 99.99 })
  const { body } = await customer.browser.get(`/api/offer/${id}?currency=PLN`)
  expect(body.payload).toMatchObject({ user_price: 99.99, currency: 'EUR' })
})

test('one attempt makes one offer, however often it is sent', async () => {
  const form = offerForm()
  const replies = await Promise.all(Array.from({ length: 10 }, () => propose(customer, form, 'same-key')))
  const made = replies.filter(({ status }) => status === 200).map(({ body }) => body.id)
  expect(new Set(made).size).toBe(1)
  expect(replies.filter(({ status, body }) => status !== 200 && body.code !== 'still_running')).toEqual([])
  expect(await propose(customer, form, 'same-key')).toMatchObject({ status: 200, body: { id: made[0] } })
  expect(await propose(customer, { ...form, price: 9 }, 'same-key')).toMatchObject({ body: { code: 'key_reused' } })
  expect(await offersOf(customer)).toHaveLength(1)
})

describe('a field at fault is named:', () => {
  test.each([
    ['price', { price: 0 }, messages.price_not_positive],
    ['price', { price: -5 }, messages.price_not_positive],
    ['price', { price: undefined }, messages.price_required],
    ['price', { price: 'ten' }, messages.price_not_positive],
    ['price', { price: 1.234 }, messages.field_invalid],
    ['price', { price: 1_000_000.01 }, messages.field_invalid],
    ['title', { title: '  ' }, messages.skin_name_required],
    ['title', { title: undefined }, messages.skin_name_required],
    ['quality', { quality: undefined }, messages.quality_required],
    ['quality', { quality: 'shiny' }, messages.quality_required],
    ['item_url', { item_url: undefined }, messages.inventory_link_required],
    ['item_url', { item_url: ' ' }, messages.inventory_link_required],
    ['variant', { variant: 'golden' }, messages.field_invalid],
  ])('%s of %o', async (field, change, text) => {
    const reply = await propose(customer, change)
    expect(errorsOf(reply)).toEqual({ status: 422, code: 'invalid_input', errors: { [field]: [text] } })
  })

  test.each([
    ['item_url', { item_url: 'https://example.org/inventory' }, messages.inventory_link_invalid],
    ['title', { skin_id: 'no-such-skin' }, messages.field_invalid],
    ['quality', { skin_id: 'ak-47-redline', quality: 'factory_new' }, messages.quality_impossible],
    [
      'variant',
      { skin_id: 'karambit-doppler-ruby', quality: 'factory_new', variant: 'souvenir' },
      messages.variant_impossible,
    ],
    ['quality', { title: 'ak-47 | redline', quality: 'not_painted' }, messages.quality_impossible],
  ])('%s of %o', async (field, change, text) => {
    const reply = await propose(customer, change)
    expect(errorsOf(reply)).toEqual({ status: 422, code: 'offer_invalid', errors: { [field]: [text] } })
    expect(reply.body.message).toBe(messages.offer_submit_failed)
    expect(await offersOf(customer)).toEqual([])
  })
})

describe('the skin of an offer', () => {
  test('has the name of the catalogue where it was chosen from it, and its picture and rarity', async () => {
    const change = { title: 'mine', skin_id: 'ak-47-redline', variant: 'stattrak', quality: 'minimal_wear' }
    const offer = await offerOf(customer, await proposed(customer, change))
    expect(offer).toMatchObject({ title: 'AK-47 | Redline', variant: 'stattrak', quality: 'minimal_wear' })
    expect(offer.item).toMatchObject({ quality: 'Classified', img: expect.stringMatching(/-456\.webp$/) })
  })

  test('is recognised by its market name typed in full, in any case', async () => {
    const offer = await offerOf(customer, await proposed(customer, { title: 'ak-47 | REDLINE' }))
    expect(offer).toMatchObject({ title: 'AK-47 | Redline', variant: 'normal', item: { quality: 'Classified' } })
  })

  test.each([
    ['chosen', { title: 'mine', skin_id: 'karambit-doppler-ruby' }],
    ['typed in full', { title: '★ karambit | doppler (ruby)' }],
  ])('is named with its phase where its name has several, when it was %s', async (_how, change) => {
    const offer = await offerOf(customer, await proposed(customer, { ...change, quality: 'factory_new' }))
    expect(offer).toMatchObject({ title: '★ Karambit | Doppler (Ruby)', variant: 'normal' })
  })

  test.each(['Redline', '★ Karambit | Doppler'])('is not guessed from "%s"', async (title) => {
    const offer = await offerOf(customer, await proposed(customer, { title, quality: 'factory_new' }))
    expect(offer).toMatchObject({ title, variant: null, item: { img: '', quality: null } })
  })
})

describe('one copy', () => {
  test('is in one open offer of a customer, whichever way its inventory is addressed', async () => {
    await proposed(customer, { item_url: linkTo('38412345678') })
    for (const item_url of [
      linkTo('38412345678'),
      'https://steamcommunity.com/id/bamboo/inventory#730_2_38412345678',
    ]) {
      const reply = await propose(customer, { item_url })
      expect(reply).toMatchObject({ status: 409, body: { code: 'offer_open_already' } })
    }
    expect(await offersOf(customer)).toHaveLength(1)
  })

  test('can be offered again once the offer is over, and by whoever has it by then', async () => {
    const item_url = linkTo('38400000001')
    const id = await proposed(customer, { item_url })
    await proposed(await shop.customer(), { item_url })
    await shop.database.pool.query(`update offers set state = 'declined_by_service' where id = $1`, [id])
    await proposed(customer, { item_url })
  })

  test('sent from 20 windows at once makes one offer', async () => {
    const item_url = linkTo('38400000002')
    const replies = await Promise.all(Array.from({ length: 20 }, () => propose(customer, { item_url })))
    expect(tally(replies)).toEqual({ OK: 1, '409 offer_open_already': 19 })
    expect(await offersOf(customer)).toHaveLength(1)
  })

  test('is not known where the link does not name it: two offers of one inventory are two', async () => {
    const item_url = 'https://steamcommunity.com/id/bamboo/inventory'
    await proposed(customer, { item_url })
    await proposed(customer, { item_url })
    expect(await offersOf(customer)).toHaveLength(2)
  })
})

describe('twenty open offers', () => {
  test('are the most, also when 40 are sent at once', async () => {
    const replies = await Promise.all(Array.from({ length: 40 }, () => propose(customer)))
    expect(tally(replies)).toEqual({ OK: 20, '409 offers_too_many': 20 })
    expect(await offersOf(customer)).toHaveLength(20)
    const { body } = await propose(customer)
    expect(body.message).toBe(messages.offers_too_many.replace('{max}', '20'))
  })

  test('do not count those that are over, nor those of others', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => proposed(customer)))
    await proposed(await shop.customer())
    await shop.database.pool.query(`update offers set state = 'declined_by_service' where id = $1`, [ids[0]])
    await proposed(customer)
    expect(await propose(customer)).toMatchObject({ status: 409, body: { code: 'offers_too_many' } })
  })
})

test('nothing is taken while the shop does not buy, and a repeated attempt is still answered', async () => {
  const form = offerForm()
  const first = await propose(customer, form, 'before')
  await sqlAsOwner('update settings set offer_enabled = false')
  const during = await propose(customer)
  const again = await propose(customer, form, 'before')
  await sqlAsOwner('update settings set offer_enabled = true')
  expect(during).toMatchObject({ status: 403, body: { code: 'offers_off', message: messages.offers_off } })
  expect(again.body).toEqual(first.body)
})

test('guests and unverified customers propose nothing', async () => {
  expect((await shop.visitor().post('/api/offer/create', offerForm())).status).toBe(401)
  const unverified = await shop.customer({ verified: false })
  expect(await propose(unverified)).toMatchObject({ status: 403, body: { code: 'email_not_verified' } })
})

test('proposals have the pace of calls that move money', async () => {
  const slow = await startTestShop({ rateLimitFactor: 1 })
  const eager = await slow.customer()
  const replies = await Promise.all(Array.from({ length: 40 }, () => propose(eager)))
  await slow.stop()
  expect(tally(replies)['429 too_many_requests']).toBe(10)
})
