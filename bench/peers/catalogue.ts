import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createPool } from '@pandrop/server/db/pool'
import { growTo } from '../shop.ts'
import { inFolder } from './folder.ts'

/** One item that every contender sells. */
interface CatalogueItem {
  handle: string
  sku: string
  title: string
  description: string
  type: string
  weapon: string
  exterior: string
  quality: string
  stattrak: boolean
  /** before a price that was lowered */
  cents: number
  /** null where it is not lowered */
  saleCents: number | null
  /** which of 40 pictures; ours have their own */
  image: number
}

/** What every contender sells, and what is asked of all of them. */
export interface Catalogue {
  items: CatalogueItem[]
  /** types with at least twenty pages of items */
  types: string[]
  /** words that many titles have in common */
  words: string[]
}

/** The catalogue's file, which the peers' own seeds read too. */
export const catalogueFile = (): string => inFolder('catalogue.json')

const items = `
  select row_number() over (order by id) - 1 as place, title, type, weapon, exterior, rarity as quality,
    class like '%StatTrak%' as stattrak, coalesce(old_price_cents, price_cents) as cents,
    case when old_price_cents is not null then price_cents end as "saleCents"
  from items where state = 'available' order by id limit $1`

// A type of the least that twenty pages of twelve need.
const types = `select type from items where state = 'available' group by type having count(*) >= 240 order by type`

const words = `
  select skin.finish from items item join skins skin on skin.id = item.skin_id
  where skin.finish ~ '^[A-Za-z]{4,}$' and item.state = 'available'
  group by skin.finish order by count(*) desc, skin.finish limit 25`

const write = async (ownerUrl: string, itemsCount: number): Promise<void> => {
  const pool = createPool({ connectionString: ownerUrl, connectionsMax: 1 })
  await growTo(pool, itemsCount)
  const { rows } = await pool.query(items, [itemsCount])
  const catalogue: Catalogue = {
    items: rows.map(({ place, ...row }) => ({
      ...row,
      handle: `item-${place}`,
      sku: `ITEM-${place}`,
      description: `${row.quality} ${row.type}, exterior ${row.exterior}.`,
      image: place % 40,
    })),
    types: (await pool.query(types)).rows.map(({ type }) => type),
    words: (await pool.query(words)).rows.map(({ finish }) => finish),
  }
  await pool.end()
  writeFileSync(catalogueFile(), JSON.stringify(catalogue))
}

const read = (): Catalogue | undefined =>
  existsSync(catalogueFile()) ? JSON.parse(readFileSync(catalogueFile(), 'utf8')) : undefined

/** Writes down what our shop has for sale, once; asked for another number of items, the peers are seeded anew too. */
export const keepCatalogue = async (ownerUrl: string, itemsCount: number): Promise<Catalogue> => {
  if (read()?.items.length !== itemsCount) await write(ownerUrl, itemsCount)
  const catalogue = read()
  if (!catalogue) throw new Error(`${catalogueFile()} could not be read`)
  return catalogue
}
