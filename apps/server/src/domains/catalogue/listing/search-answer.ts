import type { Answer, Received } from '@pandrop/contract/call'
import type { searchItems } from '@pandrop/contract/catalogue'
import type { DependsOn } from '../items/item-change.rules.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { filterOf } from './filter.rules.ts'
import { failuresOf, passingOf } from './kinds.rules.ts'
import { itemListOf } from './list.ts'
import { wordsOf } from './search.rules.ts'
import { selectCopiesOfKinds, type WishableCopy } from './search.sql.ts'
import { namesIn, understand } from './search-parts.rules.ts'
import { bestSkins } from './skins-meant.rules.ts'

type SearchQuery = Received<typeof searchItems, 'query'>
type SearchAnswer = Answer<typeof searchItems>['payload']

const itemsMax = 6

/** Exteriors of a skin. */
const wishesMax = 5

/**
 * What a search means, its cheapest stacks and how many there are; where there are none, which kinds can be wished for
 * (docs/behaviour/catalogue.md#search-understood).
 */
export const searchAnswerOf = async (
  catalogueIndex: CatalogueIndex,
  { search, per_euro: perEuro = 1 }: SearchQuery,
  dependsOn: DependsOn,
): Promise<SearchAnswer> => {
  const { table } = await catalogueIndex.stock.now()
  const { parts, filters } = understand(search, namesIn(table), perEuro)
  const asked = { ...filters, stacks: true, sort: 'asc', limit: itemsMax } as const
  const list = await itemListOf(catalogueIndex, asked, dependsOn)
  // Nothing but a category or an item that is not there is refused, and it names neither.
  if (!list.ok) throw new Error(list.refusal)
  const { payload: items, meta } = list.value
  const { total, searched } = meta
  const wishes = total === 0 ? await wishesFor(catalogueIndex, filters) : []
  return { parts, filters, items, total, ...(searched !== undefined && { searched }), wishes }
}

/**
 * Of the skin that is meant the exteriors that the shop has had, whatever they cost: an alert tells when one is back,
 * or cheap enough. Nothing where no skin is named.
 */
const wishesFor = async (
  { stock, search, q }: CatalogueIndex,
  filters: SearchAnswer['filters'],
): Promise<WishableCopy[]> => {
  if (filters.search === undefined) return []
  const { table, slices } = await stock.now()
  const { found, searched = filters.search } = await search.meaningOf(filters.search, table)
  const passing = passingOf(failuresOf(table, filterOf(filters, {}).chosen, found))
  const [best] = bestSkins({ table, counts: slices.all.counts, found: passing }, wordsOf(searched), 1)
  const isMeant = ({ skin, class: itemClass }: (typeof table.kinds)[number], index: number): boolean =>
    passing[index] === 1 && skin.id === best && (filters.item_class !== undefined || plainClasses.has(itemClass))
  const kinds = table.kinds.filter(isMeant).map(({ no }) => no)
  return (await selectCopiesOfKinds(q, kinds)).slice(0, wishesMax)
}

const plainClasses: ReadonlySet<string> = new Set(['Normal', '★'])
