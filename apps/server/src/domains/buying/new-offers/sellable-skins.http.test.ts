import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestShop
let customer: TestCustomer

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  customer = await shop.customer()
})

afterAll(() => shop.stop())

interface Found {
  skin_id: string
  title: string
  phase: string
  img: string
  quality: string
  qualities: string[]
  variants: string[]
}

const searched = async (search: string): Promise<Found[]> => {
  const { status, body } = await customer.browser.get(`/api/offer/skins?search=${encodeURIComponent(search)}`)
  expect(status, search).toBe(200)
  return body.payload as unknown as Found[]
}

const titlesOf = async (search: string) => (await searched(search)).map(({ title }) => title)

describe('the search of the sell form', () => {
  test('knows of a skin everything that the form asks for', async () => {
    expect((await searched('ak redline'))[0]).toEqual({
      skin_id: 'ak-47-redline',
      title: 'AK-47 | Redline',
      phase: '',
      img: expect.stringMatching(/-456\.webp$/),
      quality: 'Classified',
      qualities: ['minimal_wear', 'field_tested', 'well_worn', 'battle_scarred'],
      variants: ['normal', 'stattrak', 'souvenir'],
    })
    expect((await searched('bayonet'))[0]).toMatchObject({
      skin_id: 'bayonet-vanilla',
      title: '★ Bayonet',
      qualities: ['not_painted'],
      variants: ['normal', 'stattrak'],
    })
  })

  test('finds what the shop does not have: every skin of the catalogue by its market name', async () => {
    const { rows } = await shop.database.pool.query(
      `select skins.id, market_name from skins
       where not exists (select from items where skin_id = skins.id and state = 'available') and phase = ''
       order by md5(skins.id) limit 40`,
    )
    expect(rows.length).toBe(40)
    for (const { id, market_name } of rows) expect((await searched(market_name))[0]?.skin_id, market_name).toBe(id)
  })

  test('answers eight at most, the best first, with every keystroke', async () => {
    expect((await titlesOf('k')).length).toBe(8)
    for (const typed of ['kar', 'karam', 'karambit', '★ karambit']) {
      const titles = await titlesOf(typed)
      expect(titles.length, typed).toBe(8)
      expect(
        titles.every((title) => title.startsWith('★ Karambit')),
        typed,
      ).toBe(true)
    }
    expect((await titlesOf('karambit'))[0]).toBe('★ Karambit')
    expect((await titlesOf('asiimov')).every((title) => title.includes('| Asiimov'))).toBe(true)
  })

  test('tells the phases of a Doppler apart', async () => {
    const found = await searched('karambit doppler')
    const phases = found.filter(({ title }) => title === '★ Karambit | Doppler').map(({ phase }) => phase)
    expect(phases.sort()).toEqual(['Black Pearl', 'Phase 1', 'Phase 2', 'Phase 3', 'Phase 4', 'Ruby', 'Sapphire'])
    expect(await searched('karambit doppler ruby')).toMatchObject([{ skin_id: 'karambit-doppler-ruby' }])
  })

  test.each([
    ['StatTrak™ AK-47 | Redline', 'ak-47-redline'],
    ['AK-47 | Redline (Field-Tested)', 'ak-47-redline'],
    ['souvenir awp dragon lore', 'awp-dragon-lore'],
    ['stattrak awp dragon lore', 'awp-dragon-lore'],
    ['souvenir karambit doppler ruby', 'karambit-doppler-ruby'],
    ['ak47 redlien', 'ak-47-redline'],
  ])('tolerates "%s"', async (typed, id) => {
    expect((await searched(typed))[0]?.skin_id).toBe(id)
  })

  test('finds nothing for what resembles nothing, and refuses an empty question', async () => {
    expect(await searched('★★★')).toEqual([])
    expect((await customer.browser.get('/api/offer/skins?search=')).status).toBe(422)
    expect((await shop.visitor().get('/api/offer/skins?search=ak')).status).toBe(401)
  })
})

describe('a quote', () => {
  const quoted = async (skin_id: string, quality: string, variant: string) => {
    const asked = new URLSearchParams({ skin_id, quality, variant })
    return customer.browser.get(`/api/offer/quote?${asked}`)
  }

  test('is the reference price less the margin of its price', async () => {
    // 27.15 less 22 %: 21.177
    expect((await quoted('ak-47-redline', 'field_tested', 'normal')).body.payload).toEqual({
      reference_price: 27.15,
      margin_percent: 22,
      quote: 21.18,
    })
    expect((await quoted('ak-47-redline', 'minimal_wear', 'stattrak')).body.payload).toMatchObject({
      reference_price: 284.79,
      margin_percent: 16,
    })
  })

  test('follows the margins of the shop', async () => {
    await shop.database.pool.query('update offer_margins set percent = 50 where from_cents = 1000')
    const { body } = await quoted('ak-47-redline', 'field_tested', 'normal')
    await shop.database.pool.query('update offer_margins set percent = 22 where from_cents = 1000')
    expect(body.payload).toMatchObject({ margin_percent: 50, quote: 13.58 })
  })

  test('is null for a copy that cannot exist, and not found for an unknown skin', async () => {
    const { status, body } = await quoted('ak-47-redline', 'factory_new', 'normal')
    expect([status, body.payload]).toEqual([200, null])
    expect(await quoted('no-such-skin', 'field_tested', 'normal')).toMatchObject({ body: { code: 'not_found' } })
    expect(await quoted('ak-47-redline', 'shiny', 'normal')).toMatchObject({ body: { code: 'invalid_input' } })
  })
})
