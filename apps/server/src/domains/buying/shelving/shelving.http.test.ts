import type { StaffOffer } from '@pandrop/contract/staff/offers'
import { cents } from '@pandrop/money/money'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { type MadeOffer, makeOffer, offerAt, offerBooks } from '../offers/testing/handled-offers.ts'
import { received } from './testing/received.ts'

let shop: TestShop
let olga: TestStaff

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  olga = await asStaff(shop)
})

afterAll(() => shop?.stop())

const shelve = ({ offerId }: Pick<MadeOffer, 'offerId'>, body: object = {}, who: TestStaff = olga): Promise<Reply> =>
  who.browser.post('/api/staff/offers/:id/shelve'.replace(':id', String(offerId)), { ...body })

const shelveMany = (ids: number[], body: object = {}) => olga.browser.post('/api/staff/offers/shelve', { ids, ...body })

const offerIn = ({ body }: Reply): StaffOffer => body.offer as unknown as StaffOffer

const read = async ({ offerId }: MadeOffer): Promise<StaffOffer> =>
  offerIn(await olga.browser.get(`/api/staff/offers/${offerId}`))

const itemsOf = async ({ offerId }: MadeOffer) =>
  (await shop.database.pool.query('select * from items where offer_id = $1', [offerId])).rows

const queued = async (): Promise<number[]> => {
  const { body } = await olga.browser.get('/api/staff/offers?queue=to_shelve&limit=100')
  return (body.rows as unknown as { id: number }[]).map(({ id }) => id)
}

describe('an offer that is put on sale', () => {
  test('becomes an item with what the offer knows, at its reference price and at what we paid for it', async () => {
    const made = await received(shop, { assetId: '38104411200' })
    const before = await offerBooks(shop)
    expect(await read(made)).toMatchObject({ can_be_shelved: true, item: null, paint_seed: 412, lacks: [] })
    const reply = await shelve(made)
    expect(reply).toMatchObject({ status: 200, body: { changed: true } })
    const offer = offerIn(reply)
    expect(offer).toMatchObject({
      can_be_shelved: false,
      item: { state: 'available', price: 27.15, cost: 20, available_from: offer.protected_until, order_id: null },
    })
    expect(offer.item?.margin_percent).toBeGreaterThan(0)
    expect(await itemsOf(made)).toMatchObject([
      {
        id: offer.item?.id,
        skin_id: 'ak-47-redline',
        exterior: 'FT',
        variant: 'normal',
        float: 0.2,
        paint_seed: 412,
        asset_id: '38104411200',
        cost_cents: 2000,
        cost_source: 'offer',
      },
    ])
    // It stands in stock since it was received.
    expect(await offerBooks(shop)).toEqual(before)
  })

  test('cannot be bought before its protection is over, and can be from then on', async () => {
    const made = await received(shop)
    const id = offerIn(await shelve(made)).item?.id
    const shown = async () => (await shop.visitor().get(`/api/items/${id}`)).body.payload
    expect(await shown()).toMatchObject({ available_from: expect.anything() })
    shop.clock.advance({ days: 7 })
    olga = await asStaff(shop)
    expect(await shown()).toMatchObject({ state: 'available' })
    const later = await received(shop)
    shop.clock.advance({ days: 8 })
    olga = await asStaff(shop)
    expect(offerIn(await shelve(later)).item).toMatchObject({ available_from: null })
  })

  test('is one item, once: whoever comes later is answered with the same', async () => {
    const made = await received(shop)
    const first = offerIn(await shelve(made)).item
    const again = await shelve(made, { price: 99, sure: true })
    expect(again).toMatchObject({ status: 200, body: { changed: false } })
    expect(offerIn(again).item).toEqual(first)
  })

  test('is one item, however many press at once', async () => {
    const made = await received(shop)
    const adam = await asStaff(shop)
    const pressed = await Promise.all(
      Array.from({ length: 10 }, (_, place) => shelve(made, {}, place % 2 === 0 ? olga : adam)),
    )
    expect(pressed.map(({ status }) => status)).toEqual(pressed.map(() => 200))
    expect(pressed.filter(({ body }) => body.changed)).toHaveLength(1)
    expect(new Set(pressed.map((reply) => offerIn(reply).item?.id)).size).toBe(1)
    expect(await itemsOf(made)).toHaveLength(1)
  })

  test('takes what is said of the copy in hand, and may stay hidden', async () => {
    const made = await received(shop, { float: undefined, paintSeed: undefined, isKnown: false })
    expect((await read(made)).lacks).toEqual(['skin', 'float', 'paint_seed'])
    const said = { skin_id: 'ak-47-redline', variant: 'stattrak', float: 0.12, paint_seed: 7, asset_id: '7' }
    const offer = offerIn(await shelve(made, { ...said, price: 250, hidden: true, note: 'bot 3' }))
    expect(offer.item).toMatchObject({ state: 'hidden', price: 250 })
    expect(await itemsOf(made)).toMatchObject([
      { exterior: 'MW', variant: 'stattrak', float: 0.12, paint_seed: 7, asset_id: '7', note: 'bot 3' },
    ])
  })

  test('stands in the audit log with the item that it became', async () => {
    const made = await received(shop)
    const { item } = offerIn(await shelve(made))
    const { rows } = await shop.database.ownerPool.query(
      `select l.action, c.table_name, c.row_id from audit_log l join audit_changes c on c.audit_id = l.id
       where l.staff_id = $1 and c.table_name in ('items', 'offers') and c.row_id in ($2, $3) and l.path like '%shelve'
       order by c.table_name`,
      [olga.id, String(item?.id), String(made.offerId)],
    )
    expect(rows).toEqual([
      { action: 'shelveOffer', table_name: 'items', row_id: String(item?.id) },
      { action: 'shelveOffer', table_name: 'offers', row_id: String(made.offerId) },
    ])
  })
})

describe('what cannot be put on sale is refused with its reason', () => {
  const codeOf = async (made: Pick<MadeOffer, 'offerId'>, body?: object) => {
    const { status, body: said } = await shelve(made, body)
    return `${status} ${said.code}`
  }

  test('what is no offer, what has not come and what came to nothing', async () => {
    expect(await codeOf({ offerId: 999_999 })).toBe('404 offer_not_found')
    for (const stage of ['pending', 'offer', 'awaiting_item'] as const)
      expect(await codeOf(await offerAt(shop, stage)), stage).toBe('409 offer_not_here')
    const back = await received(shop)
    await olga.browser.post(`/api/staff/offers/${back.offerId}/steps`, { step: 'reversed' })
    expect(await shelve(back)).toMatchObject({ status: 409, body: { code: 'offer_not_here' } })
    expect((await read(back)).can_be_shelved).toBe(false)
  })

  test('what nobody knows of the copy, and what it cannot be', async () => {
    const unknown = await received(shop, { isKnown: false })
    expect(await codeOf(unknown)).toBe('409 offer_skin_unknown')
    expect(await codeOf(unknown, { skin_id: 'no-such-skin' })).toBe('404 skin_not_found')
    const bare = await received(shop, { float: undefined })
    expect(await codeOf(bare)).toBe('409 offer_copy_unknown')
    expect(await codeOf(await received(shop, { paintSeed: undefined }))).toBe('409 offer_copy_unknown')
    expect(await codeOf(bare, { float: 0.99 })).toBe('422 float_outside')
    expect(await codeOf(bare, { float: 0.2, exterior: 'FN' })).toBe('422 variant_unknown')
    expect(await codeOf(bare, { float: 0.2, account: 999 })).toBe('422 account_not_found')
    expect(await codeOf(bare, { float: 2 })).toBe('422 invalid_input')
    expect(await codeOf(bare, { paint_seed: 1001 })).toBe('422 invalid_input')
    expect(await codeOf(bare, { cost: 1 })).toBe('422 invalid_input')
    expect(await itemsOf(bare)).toEqual([])
  })

  test('a copy that is in stock already', async () => {
    const first = await received(shop, { assetId: '55501' })
    expect(await shelve(first)).toMatchObject({ status: 200 })
    const second = await received(shop)
    const refused = await shelve(second, { asset_id: '55501' })
    expect(refused).toMatchObject({ status: 409, body: { code: 'asset_known' } })
    expect(refused.body.message).toContain(String((await read(first)).item?.id))
  })

  test('a price that does not bring back the cost or is far from the reference, until it is meant', async () => {
    const dear = await received(shop, { price: cents(3000) })
    expect(await codeOf(dear)).toBe('409 price_below_cost')
    expect(await codeOf(dear, { price: 500 })).toBe('409 price_unusual')
    expect(await shelve(dear, { sure: true })).toMatchObject({ status: 200 })
    expect((await read(dear)).item?.margin_percent).toBeLessThan(0)
  })

  test('from a customer, and from nobody', async () => {
    const made = await received(shop)
    const path = `/api/staff/offers/${made.offerId}/shelve`
    for (const browser of [made.customer.browser, shop.visitor()])
      expect(await browser.post(path, {})).toMatchObject({ status: 401, body: { code: 'staff_not_signed_in' } })
    expect(await made.customer.browser.post('/api/staff/offers/shelve', { ids: [made.offerId] })).toMatchObject({
      status: 401,
    })
  })
})

describe('several offers at once', () => {
  test('each for itself: what can be is on sale, and the others say why not', async () => {
    const fine = await received(shop)
    const bare = await received(shop, { paintSeed: undefined })
    const dear = await received(shop, { price: cents(3000) })
    const done = await received(shop)
    const item = offerIn(await shelve(done)).item
    const ids = [fine, bare, dear, done].map(({ offerId }) => offerId)
    const { status, body } = await shelveMany([...ids, 999_999, ids[0] ?? 0])
    expect(status).toBe(200)
    const refusal = (code: string) => ({ item: null, changed: false, refusal: { code, text: expect.any(String) } })
    expect(body.results).toEqual([
      {
        id: ids[0],
        item: { id: expect.any(Number), title: expect.any(String), price: 27.15 },
        changed: true,
        refusal: null,
      },
      { id: ids[1], ...refusal('offer_copy_unknown') },
      { id: ids[2], ...refusal('price_below_cost') },
      { id: ids[3], item: expect.objectContaining({ id: item?.id }), changed: false, refusal: null },
      { id: 999_999, ...refusal('offer_not_found') },
    ])
  })

  test('kept on one account, and hidden where that is asked for', async () => {
    const { body } = await olga.browser.post('/api/staff/steam-accounts', {
      label: 'Bot 9',
      steamid: '76561198006409539',
    })
    const offers = [await received(shop), await received(shop)]
    await shelveMany(
      offers.map(({ offerId }) => offerId),
      { account: body.id, hidden: true },
    )
    for (const made of offers)
      expect(await itemsOf(made)).toMatchObject([{ state: 'hidden', steam_account_id: body.id }])
  })

  test('a list that is empty, too long or no list is refused', async () => {
    for (const ids of [[], Array.from({ length: 101 }, (_, place) => place + 1), [0], ['x'], undefined])
      expect(await shelveMany(ids as number[])).toMatchObject({ status: 422, body: { code: 'invalid_input' } })
  })
})

test('what is to be shelved is one number: in the queue, beside it, on Today and in the counts', async () => {
  await makeOffer(shop)
  const made = await received(shop)
  const back = await received(shop)
  await olga.browser.post(`/api/staff/offers/${back.offerId}/steps`, { step: 'reversed' })
  const waiting = await queued()
  expect(waiting).toContain(made.offerId)
  expect(waiting).not.toContain(back.offerId)
  const read = async (path: string) => (await olga.browser.get(`/api/staff/${path}`)).body
  const countsOf = async () => {
    const { counts } = (await read('offers/counts')) as unknown as { counts: { to_shelve: number } }
    const { waiting: kinds } = (await read('today')) as unknown as { waiting: { kind: string; count: number }[] }
    const onToday = kinds.find(({ kind }) => kind === 'offers_to_shelve')?.count
    return [counts.to_shelve, onToday, (await read('counts')).offers_to_shelve]
  }
  expect(await countsOf()).toEqual([waiting.length, waiting.length, waiting.length])
  await shelve(made)
  expect(await queued()).toEqual(waiting.filter((id) => id !== made.offerId))
  expect(await countsOf()).toEqual([waiting.length - 1, waiting.length - 1, waiting.length - 1])
})

test('the database lets no item name an offer of which nothing is in stock', async () => {
  const [pending, here] = [await makeOffer(shop), await received(shop)]
  const name = ({ offerId }: MadeOffer) =>
    shop.database.ownerPool.query(
      `update items set offer_id = $1
       where id = (select min(id) from items where offer_id is null and state = 'available')`,
      [offerId],
    )
  await expect(name(pending)).rejects.toThrow('nothing of offer')
  await name(here)
  expect(await queued()).not.toContain(here.offerId)
})
