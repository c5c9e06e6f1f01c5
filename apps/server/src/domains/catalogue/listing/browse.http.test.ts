import type { FilterOption, SuggestedSkin } from '@pandrop/contract/catalogue'
import type { Item } from '@pandrop/contract/item'
import { languages } from '@pandrop/contract/languages'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { facetLabel } from './facet-labels.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop.stop())

interface List {
  items: Item[]
  total: number
  searched: string | undefined
}

const list = async (query: Record<string, string>): Promise<List> => {
  const { status, body } = await shop.visitor().get(`/api/items/list?${new URLSearchParams(query)}`)
  expect([status, body.status], JSON.stringify(query)).toEqual([200, 'OK'])
  const { total, searched } = body.meta as { total: number; searched?: string }
  return { items: body.payload as Item[], total, searched }
}

type Facets = Record<string, FilterOption[]> & { prices: { min: number; max: number } | null }

const facets = async (query: Record<string, string>): Promise<Facets> => {
  const { status, body } = await shop.visitor().get(`/api/items/filter-data?${new URLSearchParams(query)}`)
  expect(status).toBe(200)
  return body.payload as unknown as Facets
}

const suggestions = async (search: string): Promise<{ weapons: FilterOption[]; skins: SuggestedSkin[] }> => {
  const { body } = await shop.visitor().get(`/api/items/suggestions?${new URLSearchParams({ search })}`)
  return body.payload as { weapons: FilterOption[]; skins: SuggestedSkin[] }
}

const owner = (text: string, ...values: unknown[]) => shop.database.ownerPool.query(text, values)

describe('filters', () => {
  test('a float range shows floats within it, both ends included, and nothing without a float', async () => {
    const [first] = (await list({ type: 'Rifle', float_from: '0.1', float_till: '0.2' })).items
    const float = String(first?.float)
    const { items } = await list({ float_from: float, float_till: float, limit: '100' })
    expect(items.map(({ id }) => id)).toContain(first?.id)
    for (const item of items) expect(item.float).toBe(first?.float)
    const knives = await list({ category: 'knife', float_till: '1', limit: '100', sort: 'asc' })
    expect(knives.items.filter((item) => item.float === null)).toEqual([])
    expect((await list({ category: 'knife' })).total).toBeGreaterThan(knives.total)
  })

  test('a collection shows its skins alone', async () => {
    const { collections } = await facets({})
    const [collection] = collections ?? []
    const { items, total } = await list({ collection: collection?.value ?? '', limit: '100' })
    expect(total).toBe(collection?.count)
    const { rows } = await owner(
      'select distinct collection from items join skins on skins.id = skin_id where items.id = any($1)',
      items.map(({ id }) => id),
    )
    expect(rows).toEqual([{ collection: collection?.value }])
  })

  test('a group in which nothing is ticked lets everything pass', async () => {
    expect((await list({ type: '', collection: ',' })).total).toBe((await list({})).total)
  })

  test.each([
    ['float_from', '-0.1'],
    ['float_till', '1.1'],
    ['float_till', 'worn'],
    ['price_from', '1.234'],
    ['price_till', '-1'],
    ['collection', 'a\u0001b'],
    ['search', ' '],
    ['search', 'a'.repeat(81)],
    ['new', 'perhaps'],
    ['category', '<script>'],
  ])('%s=%s is refused by field, in lists and facets alike', async (name, value) => {
    for (const call of ['list', 'filter-data']) {
      const { status, body } = await shop.visitor().get(`/api/items/${call}?${new URLSearchParams({ [name]: value })}`)
      expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([422, 'invalid_input', [name]])
    }
  })

  test('suggestions need something typed', async () => {
    for (const query of ['', '?search=', `?search=${'a'.repeat(81)}`]) {
      expect((await shop.visitor().get(`/api/items/suggestions${query}`)).status).toBe(422)
    }
  })
})

describe('search', () => {
  const everyTitle = async (search: string, pattern: RegExp): Promise<List> => {
    const found = await list({ search, limit: '100' })
    expect(found.total, search).toBeGreaterThan(0)
    for (const { title, phase } of found.items) expect(`${title} ${phase}`, search).toMatch(pattern)
    return found
  }

  test.each([
    ['ak redline ft', /^(StatTrak™ |Souvenir )?AK-47 \| Redline \(Field-Tested\)/],
    ['FT redline AK', /^(StatTrak™ |Souvenir )?AK-47 \| Redline \(Field-Tested\)/],
    ['asimov', /Asiimov/],
    ['deagle', /Desert Eagle/],
    ['m4a1s', /M4A1-S/],
    ['m4a1-s mw', /M4A1-S.*Minimal Wear/],
    ['stattrak ak', /^StatTrak™ AK-47/],
    ['st ak', /^StatTrak™ AK-47/],
    ['StatTrak™ awp', /^StatTrak™ AWP/],
    ['kara dopp p2', /Karambit \| (Gamma )?Doppler .*Phase 2/],
    ['bfk', /Butterfly Knife/],
    ['dlore', /Dragon Lore/],
    ['ak ch', /AK-47 \| Case Hardened/],
    ['hyperbeast', /Hyper Beast/],
    ['awp fn', /AWP.*Factory New/],
  ])('"%s" is understood as it stands', async (search, pattern) => {
    expect((await everyTitle(search, pattern)).searched).toBeUndefined()
  })

  test.each([
    ['karambt dopler', 'karambit doppler', /Karambit \| (Gamma )?Doppler/],
    ['ak redlien', 'ak redline', /AK-47 \| Redline/],
    ['ak red line', 'ak redline', /AK-47 \| Redline/],
    ['dessert eagel', 'desert eagle', /Desert Eagle/],
    ['buterfly', 'butterfly', /Butterfly/],
    ['ak redline qqqzzz', 'ak redline', /AK-47 \| Redline/],
  ])('"%s" is corrected to "%s", and the answer says so', async (search, searched, pattern) => {
    expect((await everyTitle(search, pattern)).searched).toBe(searched)
  })

  test('a collection or rarity is found where no name has the word', async () => {
    const { items, searched } = await list({ search: 'cobblestone', limit: '100' })
    expect(searched).toBeUndefined()
    const { rows } = await owner(
      'select distinct collection from items join skins on skins.id = skin_id where items.id = any($1)',
      items.map(({ id }) => id),
    )
    expect(rows).toEqual([{ collection: 'The Cobblestone Collection' }])
    expect((await list({ search: 'contraband' })).items[0]?.title).toMatch(/Howl/)
  })

  test('what is sold out is not mistaken for a typing error', async () => {
    await owner(`update items set state = 'reserved' where skin_id = 'awp-dragon-lore'`)
    const total = async () => (await list({ search: 'awp dragon lore' })).total
    await expect.poll(total).toBe(0)
    expect((await list({ search: 'awp dragon lore' })).searched).toBeUndefined()
    await owner(`update items set state = 'available' where skin_id = 'awp-dragon-lore'`)
    await expect.poll(total).toBeGreaterThan(0)
  })

  test('what resembles nothing finds nothing', async () => {
    for (const search of ['qqqzzz', '★', '!!!', '...']) {
      expect(await list({ search }), search).toMatchObject({ items: [], total: 0, searched: undefined })
    }
  })

  test('search and filters narrow together', async () => {
    const { items } = await list({ search: 'redlien', exterior_names: 'Field-Tested', item_class: 'StatTrak™' })
    expect(items.length).toBeGreaterThan(0)
    for (const { title } of items) expect(title).toMatch(/^StatTrak™ AK-47 \| Redline \(Field-Tested\)$/)
  })
})

describe('facets', () => {
  test('a value counts what a list with it shows, under the other filters', async () => {
    const query = { search: 'ak', price_from: '5', float_till: '0.3', quality: 'Classified' }
    const { types, qualities, exterior_names } = await facets(query)
    const among = async (name: string, options: FilterOption[] | undefined) => {
      for (const { value, count } of options ?? []) {
        expect((await list({ ...query, [name]: value })).total, value).toBe(count)
      }
    }
    await among('type', types)
    await among('quality', qualities)
    await among('exterior_names', exterior_names)
    expect(types?.find(({ value }) => value === 'Knife')?.count).toBe(0)
  })

  test('prices are those under every filter but the price', async () => {
    const { prices } = await facets({ type: 'Knife', price_from: '9000' })
    const dearest = (await list({ type: 'Knife' })).items[0]
    const cheapest = (await list({ type: 'Knife', sort: 'asc' })).items[0]
    expect(prices).toEqual({ min: cheapest?.price, max: dearest?.price })
    expect((await facets({ search: 'qqqzzz' })).prices).toBeNull()
  })

  test('a category offers its own values, and one that does not exist none', async () => {
    const { types, heroes } = await facets({ category: 'sniper-rifle' })
    expect(types?.map(({ value }) => value)).toEqual(['Sniper Rifle'])
    expect(heroes?.map(({ value }) => value)).toEqual(['AWP', 'G3SG1', 'SCAR-20', 'SSG 08'])
    expect(await facets({ category: 'hats' })).toMatchObject({ types: [], collections: [], prices: null })
  })

  test('labels are the words of the shop, values the tags of Steam', async () => {
    const { qualities, classes, heroes } = await facets({ lang_id: 'en' })
    expect(qualities).toContainEqual(expect.objectContaining({ value: 'Mil-Spec Grade', label: 'Mil-Spec' }))
    const words = ['Normal', 'StatTrak™', 'Souvenir', '★ Knives and gloves', '★ StatTrak™']
    expect(classes?.map(({ label }) => label)).toEqual(words)
    for (const { value, label } of heroes ?? []) expect(label).toBe(value)
  })

  test('every language has a word for every type, rarity and exterior', async () => {
    const { types, qualities, exterior_names } = await facets({})
    for (const language of languages) {
      const { types: translated } = await facets({ lang_id: language })
      expect(translated?.map(({ label }) => label)).toEqual(
        types?.map(({ value }) => facetLabel('types', value, language)),
      )
      for (const { value } of [...(types ?? []), ...(qualities ?? []), ...(exterior_names ?? [])]) {
        expect(facetLabel('types', value, language), `${language} ${value}`).not.toBe('')
      }
    }
  })
})

describe('suggestions', () => {
  test('a weapon and its skins are suggested, those that begin with what is typed first', async () => {
    const { weapons, skins } = await suggestions('ak')
    expect(weapons).toEqual([{ value: 'AK-47', label: 'AK-47', count: (await list({ heroes: 'AK-47' })).total }])
    expect(skins).toHaveLength(6)
    for (const { name } of skins) expect(name).toMatch(/^AK-47 \| /)
  })

  test('a skin says what is in stock of it, from which price', async () => {
    const [skin] = (await suggestions('redlin')).skins
    const found = await list({ search: skin?.name ?? '', sort: 'asc' })
    expect(skin).toMatchObject({ name: 'AK-47 | Redline', weapon: 'AK-47', finish: 'Redline', quality: 'Classified' })
    expect([skin?.count, skin?.price_from]).toEqual([found.total, found.items[0]?.price])
  })

  test('typing errors and nicknames are forgiven here too', async () => {
    expect((await suggestions('karambt')).weapons[0]?.value).toBe('Karambit')
    expect((await suggestions('deagle')).weapons[0]?.value).toBe('Desert Eagle')
    expect((await suggestions('asimov')).skins[0]?.name).toMatch(/Asiimov/)
    expect(await suggestions('qqqzzz')).toEqual({ weapons: [], skins: [] })
  })

  test('at most three weapons and six skins are suggested, all in stock', async () => {
    const { weapons, skins } = await suggestions('rifle')
    expect([weapons.length, skins.length]).toEqual([3, 6])
    for (const { count } of [...weapons, ...skins]) expect(count).toBeGreaterThan(0)
  })
})

// Numbers may be late by a second (docs/behaviour/wire.md#ready-answers).
const lateNumbers = { timeout: 5000 }

describe('what happens to an item', () => {
  test('a sold item leaves lists, totals, facets and suggestions', async () => {
    const query = { search: 'awp asiimov' }
    const before = await list(query)
    const id = before.items[0]?.id
    await shop.database.pool.query(`update items set state = 'sold', sold_at = now() where id = $1`, [id])
    await expect.poll(async () => (await list(query)).total).toBe(before.total - 1)
    expect((await list(query)).items.map((item) => item.id)).not.toContain(id)
    const countOfAwps = async () => (await facets(query)).heroes?.find(({ value }) => value === 'AWP')?.count
    await expect.poll(countOfAwps, lateNumbers).toBe(before.total - 1)
    await expect
      .poll(async () => (await suggestions('awp asiimov')).skins[0]?.count, lateNumbers)
      .toBe(before.total - 1)
  })

  test('a new price moves an item to its new place, be it the dearest of all', async () => {
    const id = (await list({ sort: 'asc' })).items[5]?.id
    await owner('update items set price_cents = 99999999 where id = $1', id)
    await expect.poll(async () => (await list({})).items[0]?.id).toBe(id)
    await expect.poll(async () => (await facets({})).prices?.max, lateNumbers).toBe(999_999.99)
  })

  test('an item whose trade protection ends appears, and a new item stops being new, by the clock alone', async () => {
    const { items, total } = await list({ type: 'Shotgun' })
    const fresh = await list({ new: 'true' })
    const soon = `now() + interval '1500 milliseconds'`
    await owner(`update items set available_from = ${soon} where id = $1`, items[0]?.id)
    await owner(`update items set new_until = ${soon} where id = $1`, fresh.items[0]?.id)
    await expect.poll(async () => (await list({ type: 'Shotgun', n: String(performance.now()) })).total).toBe(total - 1)
    const later = { timeout: 10_000 }
    // Another address each time, because ready answers only know announcements.
    await expect
      .poll(async () => (await list({ type: 'Shotgun', n: String(performance.now()) })).total, later)
      .toBe(total)
    await expect
      .poll(async () => (await list({ new: 'true', n: String(performance.now()) })).total, later)
      .toBe(fresh.total - 1)
  })
})
