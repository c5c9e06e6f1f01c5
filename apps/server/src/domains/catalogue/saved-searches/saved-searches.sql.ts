import type { SavedFilters } from '@pandrop/contract/saved-searches'
import { firstRow, statement } from '../../../db/statement.ts'

export interface SavedSearchRow {
  id: number
  name: string
  filters: SavedFilters
  mailed: boolean
}

export const selectSavedSearches = statement<SavedSearchRow, [number]>(
  'select_saved_searches',
  `select id, name, filters, mailed
   from saved_searches
   where customer_id = $1
   order by created_at desc, id desc`,
)

// What came for sale before is there already: its customer has just looked at it.
const newestNo = 'coalesce((select max(no) from fresh_offers), 0)'

/** Nothing where the customer keeps the same filters already. */
export const insertSavedSearch = statement<never, [number, string, SavedFilters, Date]>(
  'insert_saved_search',
  `insert into saved_searches (customer_id, name, filters, after_no, created_at)
   values ($1, $2, $3, ${newestNo}, $4)
   on conflict (customer_id, md5(filters::text)) do nothing`,
)

/** Null leaves what it stands for as it is. */
export const updateSavedSearch = firstRow<
  { id: number },
  { customerId: number; id: number; name: string | null; mailed: boolean | null }
>(
  'update_saved_search',
  `update saved_searches
   set name = coalesce(:name::text, name), mailed = coalesce(:mailed::boolean, mailed),
     after_no = case when not mailed and :mailed then ${newestNo} else after_no end
   where customer_id = :customerId and id = :id
   returning id`,
)

/** What waited for the next mail of a search whose mails stop is not told later either. */
export const dropWaitingHits = statement<never, [number]>(
  'drop_waiting_hits',
  `delete from saved_search_hits hit
   using saved_searches s
   where s.id = $1 and not s.mailed and hit.search_id = s.id and hit.told_at is null`,
)

export const deleteSavedSearch = statement<never, [number, number]>(
  'delete_saved_search',
  'delete from saved_searches where customer_id = $1 and id = $2',
)
