import { messages } from '@pandrop/contract/messages'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bring, counter } from './testing/by-hand.ts'
import { offerOf, offersOf, proposed } from './testing/proposals.ts'

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
      FN: 'factory_new',
      MW: 'minimal_wear',
      FT: 'field_tested',
      WW: 'well_worn',
      BS: 'battle_scarred',
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
    await counter(shop, id)
    expect(await offersOf(customer)).toMatchObject([
      { status: 'offer', service_price: 10, expires_at: now() + 5 * 86_400, reply_due_at: null },
    ])
    await bring(shop, id, { kind: 'declined', to: 'declined_by_user' })
    expect(await offersOf(customer)).toMatchObject([{ status: 'declined_by_user', expires_at: null }])
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
