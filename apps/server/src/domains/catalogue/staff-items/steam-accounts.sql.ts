import { firstRow, statement } from '../../../db/statement.ts'

/** A Steam account that items are kept on. */
export interface SteamAccountRow {
  id: number
  label: string
  steamid: string
  note: string
  items: number
  closed: boolean
}

/** Those in use first, by name. */
export const selectSteamAccounts = statement<SteamAccountRow, []>(
  'select_steam_accounts',
  `select a.id, a.label, a.steamid, a.note, a.closed_at is not null as closed, count(i.id)::int as items
   from steam_accounts a
   left join items i on i.steam_account_id = a.id and i.state in ('available', 'hidden', 'reserved')
   group by a.id
   order by closed, lower(a.label), a.id`,
)

/** @returns no row where one has the name or the Steam id already */
export const insertSteamAccount = firstRow<{ id: number }, [label: string, steamid: string, note: string]>(
  'insert_steam_account',
  `insert into steam_accounts (label, steamid, note) values ($1, $2, $3)
   on conflict do nothing
   returning id`,
)

export const lockSteamAccount = firstRow<{ id: number }, [accountId: number]>(
  'lock_steam_account',
  'select id from steam_accounts where id = $1 for no key update',
)

export const selectAccountOfName = firstRow<{ id: number }, [label: string]>(
  'select_steam_account_of_name',
  'select id from steam_accounts where label = $1',
)

/** A note that is null stays; one that is closed stays closed since when it was. */
export const updateSteamAccount = statement<
  never,
  { accountId: number; label: string; note: string | null; isClosed: boolean; at: Date }
>(
  'update_steam_account',
  `update steam_accounts
   set label = :label, note = coalesce(:note, note),
     closed_at = case when :isClosed then coalesce(closed_at, :at::timestamptz) end
   where id = :accountId`,
)
