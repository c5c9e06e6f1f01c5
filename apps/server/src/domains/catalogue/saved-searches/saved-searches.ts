import type { RefusalOf } from '@pandrop/contract/call'
import { ok, type Refused, type Result, refuse } from '@pandrop/contract/result'
import type * as calls from '@pandrop/contract/saved-searches'
import type { SavedFilters, SavedSearch } from '@pandrop/contract/saved-searches'
import pg from 'pg'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { unkept } from '../items/item-change.rules.ts'
import type { CatalogueIndex } from '../listing/catalogue-index.ts'
import { itemListOf } from '../listing/list.ts'
import { tidyFilters } from './saved-searches.rules.ts'
import {
  deleteSavedSearch,
  dropWaitingHits,
  insertSavedSearch,
  type SavedSearchRow,
  selectSavedSearches,
  updateSavedSearch,
} from './saved-searches.sql.ts'

/** A shop with what it knows of its stock. */
interface Looking {
  shop: Shop
  index: CatalogueIndex
}

/** The lists that a customer keeps, newest first, with how many items each has for sale now. */
export const savedSearchesOf = async ({ shop, index }: Looking, customerId: number): Promise<SavedSearch[]> => {
  const rows = await selectSavedSearches(shop.pool, customerId)
  return Promise.all(rows.map(async (row) => ({ ...row, count: await countOf(index, row) })))
}

const countOf = async (index: CatalogueIndex, { filters }: SavedSearchRow): Promise<number> => {
  const list = await itemListOf(index, { ...filters, limit: 1 }, unkept)
  // Nothing but a category or an item that is not there is refused, and it names neither.
  if (!list.ok) throw new Error(list.refusal)
  return list.value.meta.total
}

interface SavingInput {
  customerId: number
  name: string
  filters: SavedFilters
}

/**
 * Keeps the filters of a list; those that are kept already stay as they are.
 * @returns the customer's searches; refuses saved_search_empty where nothing narrows the list and, beyond 20,
 *   saved_searches_full
 */
export const saveSearch = async (
  looking: Looking,
  { customerId, name, filters }: SavingInput,
): Promise<Result<SavedSearch[], RefusalOf<typeof calls.saveSearch>>> => {
  const tidy = tidyFilters(filters)
  if (!tidy.ok) return tidy
  const refused = await insert(looking.shop, { customerId, name, filters: tidy.value })
  return refused ?? ok(await savedSearchesOf(looking, customerId))
}

// Many tabs may save at the same moment: the database counts, and has the last word.
const insert = async (
  { pool, clock }: Shop,
  { customerId, name, filters }: SavingInput,
): Promise<Refused<'saved_searches_full'> | null> => {
  try {
    await insertSavedSearch(pool, customerId, name, filters, clock.now())
    return null
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint === 'saved_searches_max') {
      return refuse('saved_searches_full')
    }
    throw error
  }
}

interface ChangeInput {
  customerId: number
  id: number
  name: string | undefined
  mailed: boolean | undefined
}

/**
 * Renames a search, or switches its mails. What came for sale while they were off is not told later.
 * @returns the customer's searches; refuses not_found for one that is not theirs
 */
export const changeSavedSearch = async (
  looking: Looking,
  { customerId, id, name, mailed }: ChangeInput,
): Promise<Result<SavedSearch[], RefusalOf<typeof calls.changeSavedSearch>>> => {
  const changed = await inTransaction(looking.shop.pool, async (tx) => {
    const found = await updateSavedSearch(tx, { customerId, id, name: name ?? null, mailed: mailed ?? null })
    if (found && mailed === false) await dropWaitingHits(tx, id)
    return found
  })
  return changed ? ok(await savedSearchesOf(looking, customerId)) : refuse('not_found')
}

/** Forgets a search of the customer; one that is not there is forgotten already. Answers the others. */
export const removeSavedSearch = async (
  looking: Looking,
  { customerId, id }: { customerId: number; id: number },
): Promise<SavedSearch[]> => {
  await deleteSavedSearch(looking.shop.pool, customerId, id)
  return savedSearchesOf(looking, customerId)
}
