import type { Attachments } from '@pandrop/contract/attachments'
import type { FilterOption } from '@pandrop/contract/catalogue'
import type { ListedItem } from '@pandrop/contract/item'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop?.stop())

const get = async (path: string, query: Record<string, string>) => {
  const { status, body } = await shop.visitor().get(`/api/items/${path}?${new URLSearchParams(query)}`)
  expect(status, JSON.stringify(query)).toBe(200)
  return body
}

/** Ids of everything on a list, in its order. */
const idsOf = async (query: Record<string, string>): Promise<number[]> => {
  const ids: number[] = []
  for (let page = 1; ; page += 1) {
    const { payload, meta } = await get('list', { ...query, limit: '100', page: String(page) })
    ids.push(...(payload as ListedItem[]).map(({ id }) => id))
    if (page >= (meta as { pages: number }).pages) return ids
  }
}

const facets = async (query: Record<string, string> = {}) =>
  (await get('filter-data', query)).payload as Record<'stickers' | 'attached' | 'types', FilterOption[]>

interface Copy {
  id: number
  weapon: string
  price_cents: number
  attachments: Attachments
}

/** Everything for sale that has stickers or a charm, cheapest first, without any index. */
const copies = async (): Promise<Copy[]> => {
  const { rows } = await shop.database.ownerPool.query(
    `select id, weapon, price_cents, attachments from items
     where state = 'available' and (available_from is null or available_from <= now()) and attachments is not null
     order by price_cents, id`,
  )
  return rows
}

const namesOn = ({ attachments: { stickers, charm } }: Copy): string[] => [
  ...stickers.map(({ name }) => name),
  ...(charm ? [charm.name] : []),
]

const put = (id: number, names: readonly string[]) =>
  shop.database.ownerPool.query('update items set attachments = $2 where id = $1', [
    id,
    { stickers: names.map((name, slot) => ({ slot, name, wear: null })), charm: null, name_tag: null },
  ])

const rising = (ids: readonly number[]): number[] => ids.toSorted((one, other) => one - other)

test.each([1, 2, 3, 4, 5])(
  'a list shows the copies with at least so many stickers, in every order: %s',
  async (least) => {
    const ids = (await copies()).filter(({ attachments }) => attachments.stickers.length >= least).map(({ id }) => id)
    const query = { stickers_min: String(least) }
    expect(await idsOf({ ...query, sort: 'asc' })).toEqual(ids)
    for (const order of [{ stacks: 'true' }, { sort: 'float' }, { sort: 'newest' }] as Record<string, string>[])
      expect(rising(await idsOf({ ...query, ...order }))).toEqual(rising(ids))
    const { payload } = await get('list', { ...query, random: 'true', limit: '100' })
    for (const { id } of payload as ListedItem[]) expect(ids).toContain(id)
  },
)

test('names widen the list, the number and other filters narrow it, and a charm is found as a sticker is', async () => {
  const all = await copies()
  const [most, other] = [...new Set(all.flatMap(namesOn))]
  const charm = all.find(({ attachments }) => attachments.charm)?.attachments.charm?.name ?? ''
  const wanted = [most ?? '', other ?? '', charm]
  const query = { attached: wanted.join(','), stickers_min: '2', price_till: '50', sort: 'asc' }
  const expected = all
    .filter(({ attachments, price_cents }) => attachments.stickers.length >= 2 && price_cents <= 5000)
    .filter((copy) => namesOn(copy).some((name) => wanted.includes(name)))
  expect(await idsOf(query)).toEqual(expected.map(({ id }) => id))
  const hung = all.filter(({ attachments }) => attachments.charm?.name === charm)
  expect(await idsOf({ attached: charm, sort: 'asc' })).toEqual(hung.map(({ id }) => id))
})

test('each number beside a filter is how many copies it shows', async () => {
  for (const others of [{}, { heroes: 'AK-47' }, { stickers_min: '3' }] as Record<string, string>[]) {
    const { stickers, attached } = await facets({ ...others, stacks: 'true' })
    expect(attached.length).toBeGreaterThan(5)
    expect(attached.map(({ label }) => label)).toEqual(
      attached.map(({ label }) => label).toSorted((one, other) => one.localeCompare(other, 'en')),
    )
    for (const { value, count } of stickers) expect(await idsOf({ ...others, stickers_min: value })).toHaveLength(count)
    for (const { value, count } of attached.slice(0, 8))
      expect(await idsOf({ ...others, attached: value })).toHaveLength(count)
  }
  // Another name beside the one that is ticked counts as it did before.
  const [first, second] = (await facets()).attached
  const beside = (await facets({ attached: first?.value ?? '' })).attached
  expect(beside.find(({ value }) => value === second?.value)).toEqual(second)
  const { types } = await facets({ attached: first?.value ?? '' })
  expect(types.reduce((sum, { count }) => sum + count, 0)).toBe(first?.count)
})

test('what is put on a copy is found at once, and what is taken off no longer', async () => {
  const [copy] = await copies()
  const id = copy?.id ?? 0
  expect(await idsOf({ attached: 'Run CT Run' })).toEqual([])
  await put(id, ['Run CT, Run', 'Panda (Holo)'])
  // Values stand between commas, so a name that has one is written without it.
  await expect.poll(() => idsOf({ attached: 'Run CT Run' })).toEqual([id])
  await expect.poll(() => idsOf({ search: 'panda holo' })).toEqual([id])
  const named = { value: 'Run CT Run', label: 'Run CT, Run', count: 1 }
  await expect.poll(async () => (await facets()).attached).toContainEqual(named)
  await put(id, ['Panda (Holo)'])
  await expect.poll(() => idsOf({ attached: 'Run CT Run' })).toEqual([])
})

test('a search finds stickers by their words, with a skin before or behind, but skins come first', async () => {
  const sold = await copies()
  const rifles = sold.filter(({ weapon }) => weapon === 'AK-47')
  const [ak, other] = [rifles[0]?.id ?? 0, sold.find(({ weapon }) => weapon !== 'AK-47')?.id ?? 0]
  await put(ak, ['Qwertz Nova (Foil) | Zürich 2031'])
  await put(other, ['Qwertz Nova (Foil) | Zürich 2031', 'Redline Fan'])
  await expect.poll(() => idsOf({ search: 'qwertz' })).toHaveLength(2)
  for (const search of ['QWERTZ zurich', 'foil qwer 2031', 'Qwertz Nova (Foil) | Zürich 2031'])
    expect(rising(await idsOf({ search })), search).toEqual(rising([ak, other]))
  for (const search of ['ak qwertz', 'qwertz zur ak-47']) expect(await idsOf({ search }), search).toEqual([ak])
  expect(await idsOf({ search: 'qwertz', heroes: 'AK-47' })).toEqual([ak])
  const redlines = (await get('list', { search: 'redline', limit: '100' })).payload as ListedItem[]
  for (const { title } of redlines) expect(title).toContain('Redline')
  const { payload } = await get('search', { search: 'ak qwertz' })
  expect(payload).toMatchObject({ total: 1, filters: { heroes: ['AK-47'], search: 'qwertz' }, items: [{ id: ak }] })
  expect((await get('suggestions', { search: 'qwertz' })).payload).toEqual({ weapons: [], skins: [] })
})

test.each(['0', '6', '1.5', 'many'])('a number of stickers that no copy can have is refused: %s', async (least) => {
  const { status, body } = await shop.visitor().get(`/api/items/list?stickers_min=${least}`)
  expect(status).toBe(422)
  expect(Object.keys(body.errors ?? {})).toEqual(['stickers_min'])
})
