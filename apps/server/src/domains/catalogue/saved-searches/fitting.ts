import { exteriorNames } from '@pandrop/contract/exteriors'
import type { SavedFilters } from '@pandrop/contract/saved-searches'
import type { Queryable } from '../../../db/statement.ts'
import { namesOn } from '../listing/attached.rules.ts'
import { kindBitsOf } from '../listing/effects.rules.ts'
import { filterOf } from '../listing/filter.rules.ts'
import { failuresOf, type KindTable, kindTable, passingOf } from '../listing/kinds.rules.ts'
import { Search } from '../listing/search.ts'
import { type CopiesMeant, copiesMeant, withMeant } from '../listing/search-attached.ts'
import { type Asked, fits, type NewsItem } from './news.rules.ts'
import { type NewsItemRow, selectKindFacts, selectNewsItems } from './news.sql.ts'

/** Says which of some items could pass the filters of a list; undefined: none of them. */
export type AskedOf = (filters: SavedFilters) => Promise<Asked | undefined>

/** Of these items those that can be bought at a moment. */
export const newsItemsOf = async (q: Queryable, now: Date, ids: number[]): Promise<NewsItem[]> => {
  const itemOf = ({ stickers, charm, ...row }: NewsItemRow): NewsItem => ({
    ...row,
    stickers: stickers?.length ?? 0,
    names: namesOn(stickers ?? [], charm),
  })
  return (await selectNewsItems(q, now, ids)).map(itemOf)
}

/**
 * The rules of lists, for a few items in place of the stock: only their own kinds are looked at, and what a search
 * means is asked only where something passes everything else.
 */
export const fittingOf = async (q: Queryable, items: readonly NewsItem[]): Promise<AskedOf> => {
  const table = await tableOf(q, [...new Set(items.map(({ kind_no }) => kind_no))])
  const search = new Search(q)
  return async (filters) => {
    const asQueried = filterOf(filters, {})
    const askedWith = (meant?: CopiesMeant): Asked | undefined => {
      const filter = withMeant(asQueried, meant)
      const kindBits = kindBitsOf(table, passingOf(failuresOf(table, filter.chosen, meant?.found)))
      const asked = { kindBits, filter }
      return items.some((item) => fits(asked, item)) ? asked : undefined
    }
    const asked = askedWith()
    if (!asked || asQueried.search === undefined) return asked
    return askedWith(await copiesMeant(asQueried.search, { search, table, names: items.flatMap(({ names }) => names) }))
  }
}

const tableOf = async (q: Queryable, numbers: number[]): Promise<KindTable> =>
  kindTable(
    (await selectKindFacts(q, numbers)).map(({ no, exterior, class: itemClass, ...skin }) => ({
      no,
      skin,
      exterior: exteriorNames[exterior],
      class: itemClass,
    })),
  )
