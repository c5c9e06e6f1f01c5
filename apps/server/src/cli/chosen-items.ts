import { type StockTab, stockTabs } from '@pandrop/contract/staff/items'
import type { CatalogueIndex } from '../domains/catalogue/listing/catalogue-index.ts'
import { staffItemsOf } from '../domains/catalogue/staff-items/item-list.ts'
import type { Chosen } from '../domains/catalogue/staff-items/many-items.ts'
import type { CommandContext } from './command.ts'
import { readNumber } from './usage.ts'

/** Whether a word names a tab of the list of items. */
export const isTab = (typed: string): typed is StockTab => stockTabs.some((tab) => tab === typed)

interface TypedItems {
  /** 12,13 */
  items?: string | undefined
  tab?: string | undefined
  search?: string | undefined
  weapon?: string | undefined
}

/**
 * Which items were typed: by number, or what finds them among those that there are now. Without a tab a search looks
 * through what is on sale.
 * @returns undefined: neither numbers of items nor a tab that there is, or numbers beside a filter
 */
export const readChosen = async (
  context: CommandContext,
  index: CatalogueIndex,
  { items, ...filter }: TypedItems,
): Promise<Chosen | undefined> => {
  const { tab, search, weapon } = filter
  const isFiltered = [tab, search, weapon].some((word) => word !== undefined)
  if (items !== undefined) {
    const ids = items.split(',').map((item) => readNumber(item.trim()))
    const known = ids.filter((id) => id !== undefined)
    return !isFiltered && known.length === ids.length ? { ids: known } : undefined
  }
  const named = tab ?? 'on_sale'
  if (!isFiltered || !isTab(named)) return undefined
  const found = { tab: named, search, weapon }
  const list = await staffItemsOf(context, index, { ...found, limit: 1 })
  return list.ok ? { found, newestId: list.value.newest_id } : undefined
}
