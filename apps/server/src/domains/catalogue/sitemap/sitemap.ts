import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Shop } from '../../../shop.ts'
import { pagesOf } from '../../content/pages.ts'
import { rootCategory } from '../items/item-row.ts'
import { type CatalogueIndex, categoryTreeOf } from '../listing/catalogue-index.ts'
import { type Listed, writeSitemap, writeSitemapIndex } from './sitemap.rules.ts'
import { selectSitemapItems, selectSitemapPacks, selectStockedParts } from './sitemap.sql.ts'

/** Addresses in one sitemap at most (https://www.sitemaps.org/protocol.html). */
const addressesMax = 50_000

/** Rows that are in memory at once. */
const rowsMax = 5000

/** A crawler may see what was on offer ten minutes ago; a page that is gone says so itself. */
const keptMilliseconds = 10 * 60_000
const keptBytesMax = 32 * 1024 * 1024

const pagesPath = '/sitemap-pages.xml'
const itemsPath = (part: number): string => `/sitemap-items-${part}.xml`

const listsOf = async ({ stock }: CatalogueIndex): Promise<Listed[]> => {
  const { subcategories: types } = categoryTreeOf(await stock.now())
  return types.flatMap((type) => [
    { path: `/products/${type.url}` },
    ...type.subcategories.map((weapon) => ({ path: `/products/${type.url}/${weapon.url}` })),
  ])
}

const staticPagesOf = async ({ pool }: Shop): Promise<Listed[]> =>
  (await pagesOf(pool, 'en')).map(({ id, slug }) => ({
    path: slug ? `/${slug}` : `/static-page/${id}`,
  }))

/** Packs that are named at most. */
const packsMax = 1000

/** What is sold together, with the list of it; no list where there is nothing in it. */
const packsOf = async ({ pool, clock }: Shop): Promise<Listed[]> => {
  const packs = await selectSitemapPacks(pool, clock.now(), packsMax)
  const below = packs.length === 0 ? [] : ['', ...packs.map(({ id }) => `/${id}`)]
  return below.map((path) => ({ path: `/packs${path}` }))
}

const pages = async (shop: Shop, catalogueIndex: CatalogueIndex): Promise<Listed[]> => [
  ...['/', '/products', '/new', '/sale'].map((path) => ({ path })),
  ...(await listsOf(catalogueIndex)),
  ...(await packsOf(shop)),
  ...(await staticPagesOf(shop)),
]

/** A part has the ids of one fixed stretch, so that an item stays in its part whatever is sold around it. */
async function* items({ pool }: Shop, part: number): AsyncGenerator<Listed[]> {
  const till = part * addressesMax
  for (let from = till - addressesMax; ; ) {
    const rows = await selectSitemapItems(pool, from, till, rowsMax)
    yield rows.map(({ id, changed_at }) => ({
      path: `/products/${rootCategory.url}/all/${id}`,
      changedAt: changed_at,
    }))
    const last = rows.at(-1)
    if (!last || rows.length < rowsMax) return
    from = last.id
  }
}

const index = async ({ pool, env }: Shop): Promise<string> => {
  const parts = await selectStockedParts(pool, addressesMax)
  return writeSitemapIndex(env.PUBLIC_URL, [
    { path: pagesPath },
    ...parts.map(({ part }) => ({ path: itemsPath(part) })),
  ])
}

/** The text of a sitemap, in pieces; undefined where there is none. */
const textOf = async (
  shop: Shop,
  catalogueIndex: CatalogueIndex,
  path: string,
): Promise<Iterable<string> | AsyncIterable<string> | undefined> => {
  if (path === '/sitemap.xml') return [await index(shop)]
  if (path === pagesPath) return writeSitemap(shop.env.PUBLIC_URL, [await pages(shop, catalogueIndex)])
  const parts = await selectStockedParts(shop.pool, addressesMax)
  const found = parts.find(({ part }) => path === itemsPath(part))
  return found && writeSitemap(shop.env.PUBLIC_URL, items(shop, found.part))
}

const compressed = async (text: Iterable<string> | AsyncIterable<string>): Promise<Buffer> => {
  const pieces: Buffer[] = []
  await pipeline(Readable.from(text), createGzip(), async (source: AsyncIterable<Buffer>) => {
    for await (const piece of source) pieces.push(piece)
  })
  return Buffer.concat(pieces)
}

/**
 * Finds sitemaps by their path. Each is written once, however many ask for it, and kept compressed for ten minutes: of
 * a million items that is some megabytes.
 * @returns a function from a path such as "/sitemap.xml" to the gzipped sitemap; undefined where there is none
 */
export const createSitemaps = (
  shop: Shop,
  catalogueIndex: CatalogueIndex,
): ((path: string) => Promise<Buffer | undefined>) => {
  const ready = new LRUCache<string, Buffer>({
    max: 1000,
    maxSize: keptBytesMax,
    sizeCalculation: ({ length }) => length,
    ttl: keptMilliseconds,
    fetchMethod: async (path) => {
      const text = await textOf(shop, catalogueIndex, path)
      return text && compressed(text)
    },
  })
  return (path) => ready.fetch(path)
}
