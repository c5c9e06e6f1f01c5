import { tmpdir } from 'node:os'
import type { RenderDocument } from '@pandrop/contract/document'
import { createApp } from '@pandrop/server/app'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ItemChange } from '../domains/catalogue/items/item-change.rules.ts'
import { readsOfDocument } from './inject.ts'

/** What documents of guests read. */
const everything = [
  '/settings',
  '/currencies',
  '/languages',
  '/static-pages',
  '/static-pages/1',
  '/social-links',
  '/countries',
  '/items/list',
  '/items/filter-data',
  '/items/recommended',
  '/items/1',
  '/categories',
  '/items/subcategories',
  '/items/strip?strip=sale',
  '/items/strip?strip=new',
  '/items/strip?strip=deals',
  '/packs/list',
  '/packs/list?item=1',
]

/** A storefront whose documents are what they read. */
const render: RenderDocument = async ({ url }, { fetchJson }) => {
  const { searchParams } = new URL(`http://shop${url}`)
  rendered.push(url)
  const read = await Promise.all([fetchJson('/settings'), fetchJson(`/items/list?${searchParams}`)])
  return { kind: 'document', status: 200, noindex: false, scripts: [], html: JSON.stringify(read[1]) }
}

const rendered: string[] = []
/** for addresses that nobody asked for before */
let unasked = 1000
let shop: TestShop

/** However busy the machine is. */
const patience = { timeout: 20_000 }

const long = { timeout: 120_000 }

beforeAll(async () => {
  shop = await startTestShop({ seeded: true, builds: { storefront: { render, assets: tmpdir() } } })
})

afterAll(() => shop?.stop())

interface ListRead {
  payload: { id: number }[]
  meta: { total: number }
}

const readList = async (address: string): Promise<ListRead> => (await fetch(`${shop.origin}${address}`)).json()

const idsOf = ({ payload }: ListRead): number[] => payload.map(({ id }) => id)

const stateOf = async (id: number): Promise<string> => {
  const answer = await fetch(`${shop.origin}/api/items/${id}`)
  return ((await answer.json()) as { payload: { state: string } }).payload.state
}

/** Sells an item as another process would; resolves once this server has heard of it. */
const sell = async (id: number): Promise<void> => {
  // Its page is ready before, so that only the message can change it.
  expect(await stateOf(id)).toBe('available')
  await shop.database.ownerPool.query(`update items set state = 'sold', sold_at = now() where id = $1`, [id])
  await expect.poll(() => stateOf(id), { interval: 1, ...patience }).toBe('sold')
}

const addresses = [
  '/api/items/list',
  '/api/items/list?page=2',
  '/api/items/list?page=3',
  '/api/items/list?sort=asc',
  '/api/items/list?price_from=20&limit=50',
  '/api/items/list?float_from=0.01&float_till=0.9&limit=50',
  '/products',
  '/products?page=2',
  '/products?sort=desc&page=3',
]

test('while items sell, nothing that is asked for after the message of a sale shows what was sold', long, async () => {
  for (let round = 0; round < 8; round += 1) {
    const victim = idsOf(await readList('/api/items/list'))[round % 12]
    if (victim === undefined) throw new Error('nothing is for sale')
    const reads: { address: string; begunAt: number; ids: number[] }[] = []
    let going = true
    const reader = async (): Promise<void> => {
      for (let turn = 0; going; turn += 1) {
        // Most were never asked for before: its answer is under way while the message comes.
        const fresh = `/api/items/list?float_till=0.99${unasked++}`
        const address = turn % 4 !== 0 ? fresh : (addresses[turn % addresses.length] ?? '')
        const begunAt = performance.now()
        reads.push({ address, begunAt, ids: idsOf(await readList(address)) })
      }
    }
    const readers = Array.from({ length: 8 }, reader)
    await expect.poll(() => reads.length, patience).toBeGreaterThan(12)
    await sell(victim)
    const heardAt = performance.now()
    await expect.poll(() => reads.filter(({ begunAt }) => begunAt > heardAt).length, patience).toBeGreaterThan(40)
    going = false
    await Promise.all(readers)
    const late = reads.filter(({ begunAt, ids }) => begunAt > heardAt && ids.includes(victim))
    expect(late, `${victim} was sold`).toHaveLength(0)
    // What was under way then may have been kept.
    const asked = new Set(reads.filter(({ begunAt }) => begunAt <= heardAt).map(({ address }) => address))
    for (const address of asked) expect(idsOf(await readList(address)), address).not.toContain(victim)
  }
})

test('a document that counts what was sold is soon drawn anew, and one that does not stays ready', async () => {
  const [all, knives] = ['/products?sort=asc', '/products?sort=asc&type=Knife']
  const before = await readList(all)
  await readList(knives)
  const { rows } = await shop.database.pool.query(
    `select id from items where type = 'Pistol' and state = 'available' order by price_cents desc limit 1`,
  )
  rendered.length = 0
  await sell(rows[0].id)
  expect(idsOf(await readList(all))).toEqual(idsOf(before))
  await expect.poll(async () => (await readList(all)).meta.total, patience).toBe(before.meta.total - 1)
  await readList(knives)
  expect(rendered).toContain(all)
  expect(rendered).not.toContain(knives)
})

test('a list whose total is counted anew is the same, byte for byte, as one that is read anew', async () => {
  const [ready, fresh] = ['/api/items/list?type=Rifle&sort=asc', '/api/items/list?sort=asc&type=Rifle']
  const before = await readList(ready)
  const { rows } = await shop.database.pool.query(
    `select id from items where type = 'Rifle' and state = 'available' order by price_cents desc limit 1`,
  )
  await sell(rows[0].id)
  // Whoever asks for anything has the stock counted; the list itself is not asked of the database again.
  await expect
    .poll(async () => {
      await readList(`/api/items/list?price_from=1.${unasked++}`)
      return (await readList(ready)).meta.total
    }, patience)
    .toBe(before.meta.total - 1)
  const textOf = async (address: string) => (await fetch(`${shop.origin}${address}`)).text()
  expect(await textOf(ready)).toBe(await textOf(fresh))
})

test('what no visitor is shown drops no document, whatever a document reads', async () => {
  const { app } = await createApp(shop.shop)
  const unseen: ItemChange = { id: 1_000_000, skin_id: '', before: null, now: null }
  for (const path of everything) {
    const { fetchJson, effects } = readsOfDocument(app)
    await fetchJson(path)
    expect(
      effects.map((effectOf) => effectOf(unseen)),
      path,
    ).not.toContain('shown')
  }
  await app.close()
})
