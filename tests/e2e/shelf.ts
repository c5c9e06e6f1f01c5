import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import pg from 'pg'

/** What a test needs to know of an item on its page (contract/item.ts). */
export interface ShelfItem {
  id: number
  title: string
  state: string
  price: number
  old_price: number | null
  float: number | null
  /** the highest that its finish comes in */
  max_float: number | null
  fade?: number
  paint_seed: number | null
  collection: string
  inspect_link: string | null
  lowest_price_30_days: number | null
  reference: { price: number; day: string | null } | null
  price_history: { at: string; price: number }[]
  same_finish: { id: number }[]
  similar: { id: number }[]
}

/** What copies of an item's kind cost, and for what some were sold (contract/item.ts). */
interface ShelfMarket {
  for_sale: { id: number; price: number; float: number | null }[]
  sold: { day: string; price: number; float: number | null }[]
}

/** The market of an item, as its page gets it. */
export const readMarket = async (page: Page, { id }: { id: number }): Promise<ShelfMarket> => {
  const answer = await page.request.get(`/api/items/${id}/market`)
  return ((await answer.json()) as { payload: ShelfMarket }).payload
}

/** Item ids that a test has taken, so that two tests of a worker never change the same one. */
const taken = new Set<number>()

/** An item as its page gets it. */
export const readItem = async (page: Page, id: number): Promise<ShelfItem> => {
  const answer = await page.request.get(`/api/items/${id}`)
  return ((await answer.json()) as { payload: ShelfItem }).payload
}

/** Anything that a list finds, dearest first, that no other test has taken and that is `suited` to this one. */
export const takeItem = async (
  page: Page,
  query: string,
  suits: (item: ShelfItem) => boolean | Promise<boolean> = () => true,
): Promise<ShelfItem> => {
  const answer = await page.request.get(`/api/items/list?limit=60&price_from=5&price_till=900&${query}`)
  const { payload } = (await answer.json()) as { payload: { id: number }[] }
  for (const { id } of payload.filter((listed) => !taken.has(listed.id))) {
    const item = await readItem(page, id)
    if (!(await suits(item))) continue
    taken.add(id)
    return item
  }
  throw new Error(`the shelf has no item for ${query}`)
}

/** Changes an item as the shop's own server would: the database tells every open page. */
export const changeItem = async (dataDir: string, id: number, change: string): Promise<void> => {
  const { serverUrl } = JSON.parse(await readFile(join(dataDir, 'postgres-connection.json'), 'utf8'))
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`update items set ${change} where id = $1`, [id])
  await client.end()
}

/** The address of an item's page, as cards link to it. */
export const pathOf = ({ id }: { id: number }): string => `/products/cs2/all/${id}`
