import type { Category } from '@pandrop/contract/catalogue'
import type { Queryable } from '../../../db/statement.ts'
import { categoryTree } from './categories.rules.ts'
import type { SkinFacts } from './kinds.rules.ts'
import { Search } from './search.ts'
import { Stock, type StockNow } from './stock.ts'

/** What lists, facets and suggestions share. */
export interface CatalogueIndex {
  q: Queryable
  stock: Stock
  search: Search
}

/** An index that has looked at nothing yet; whoever makes it passes the catalogue's announcements to its stock. */
export const openCatalogueIndex = (q: Queryable): CatalogueIndex => ({ q, stock: new Stock(q), search: new Search(q) })

/** The category tree of what is in stock. */
export const categoryTreeOf = ({ table, slices }: Pick<StockNow, 'table' | 'slices'>): Category => {
  const { codes } = table.columns.heroes
  const skins = new Map<number, SkinFacts>()
  for (const index of slices.all.byLowest) {
    const code = codes[index] ?? 0
    const kind = skins.has(code) ? undefined : table.kinds[index]
    if (kind) skins.set(code, kind.skin)
  }
  return categoryTree([...skins.values()].sort((left, right) => left.weapon.localeCompare(right.weapon, 'en')))
}
