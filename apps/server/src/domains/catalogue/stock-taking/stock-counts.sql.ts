import { firstRow, statement } from '../../../db/statement.ts'

/** A count of the shop's Steam accounts. */
export interface StockCountRow {
  id: number
  begun_at: Date
  ended_at: Date | null
  /** accounts that were asked, of how many */
  asked: number
  accounts: number
}

export const selectNewestCount = firstRow<StockCountRow, []>(
  'select_newest_stock_count',
  `select count.id, count.begun_at, count.ended_at, of_it.asked, of_it.accounts
   from stock_counts count
   cross join lateral (
     select count(*)::int as accounts, (count(*) filter (where state <> 'waiting'))::int as asked
     from stock_count_accounts where count_id = count.id
   ) as of_it
   order by count.id desc
   limit 1`,
)

/** @returns no row where one goes on */
export const insertCount = firstRow<{ id: number }, [by: string, at: Date]>(
  'insert_stock_count',
  `insert into stock_counts (begun_by, begun_at) values ($1, $2) on conflict do nothing returning id`,
)

// What lies on a closed account stays there until it is moved.
export const insertCountAccounts = statement<never, [countId: number]>(
  'insert_stock_count_accounts',
  `insert into stock_count_accounts (count_id, account_id)
   select $1, id from steam_accounts account
   where closed_at is null or exists (
     select from items where steam_account_id = account.id and state in ('available', 'hidden', 'reserved'))`,
)

/** @returns no row where none goes on, or somebody else has it in hand */
export const claimCount = firstRow<{ id: number }, [at: Date, claimedBefore: Date]>(
  'claim_stock_count',
  `update stock_counts set claimed_at = $1
   where ended_at is null and (claimed_at is null or claimed_at <= $2)
   returning id`,
)

export const keepClaim = statement<never, [countId: number, at: Date]>(
  'keep_stock_count_claim',
  'update stock_counts set claimed_at = $2 where id = $1',
)

export const releaseClaim = statement<never, [countId: number]>(
  'release_stock_count',
  'update stock_counts set claimed_at = null where id = $1 and ended_at is null',
)

/** Its worker died: all are asked anew, because nobody knows any more what the others have said. */
export const beginAnew = statement<never, [countId: number]>(
  'begin_stock_count_anew',
  `update stock_count_accounts set state = 'waiting', copies = null, asked_at = null
   where count_id = $1 and state <> 'waiting'`,
)

export const selectAccountsToCount = statement<{ account_id: number; steamid: string }, [countId: number]>(
  'select_accounts_to_count',
  `select counted.account_id, account.steamid
   from stock_count_accounts counted join steam_accounts account on account.id = counted.account_id
   where counted.count_id = $1
   order by counted.account_id`,
)

/** copies null: it did not answer. */
export const writeAccountCounted = statement<
  never,
  { countId: number; accountId: number; copies: number | null; at: Date }
>(
  'write_account_counted',
  `update stock_count_accounts
   set state = case when :copies::int is null then 'unavailable' else 'counted' end, copies = :copies::int,
     asked_at = :at
   where count_id = :countId and account_id = :accountId`,
)

/** @returns no row where somebody else has ended it */
export const endCount = firstRow<{ id: number }, [countId: number, at: Date]>(
  'end_stock_count',
  'update stock_counts set ended_at = $2 where id = $1 and ended_at is null returning id',
)

/** An account with how it stands in the newest count, and what it said last. */
export interface CountedAccountRow {
  id: number
  label: string
  steamid: string
  state: 'waiting' | 'counted' | 'unavailable' | null
  counted_at: Date | null
  copies: number | null
}

/** Those in use, and closed ones that are counted still; by name. */
export const selectCountedAccounts = statement<CountedAccountRow, []>(
  'select_counted_accounts',
  `select account.id, account.label, account.steamid, newest.state, last.asked_at as counted_at, last.copies
   from steam_accounts account
   left join stock_count_accounts newest
     on newest.account_id = account.id and newest.count_id = (select max(id) from stock_counts)
   left join lateral (
     select asked_at, copies from stock_count_accounts
     where account_id = account.id and state = 'counted'
     order by count_id desc limit 1
   ) as last on true
   where account.closed_at is null or newest.account_id is not null
   order by lower(account.label), account.id`,
)

/** What an item should be on an account as. */
export interface BookedRow {
  id: number
  state: string
  asset_id: string | null
  account_id: number | null
  title: string
  float: number | null
  paint_seed: number | null
  order_id: number | null
  order_state: string | null
  standing: 'due' | 'out' | 'delivered'
}

// Who sent an order by hand has its copies in an offer that nobody here follows.
export const selectBookedCopies = statement<BookedRow, []>(
  'select_booked_copies',
  `select item.id, item.state, item.asset_id, item.steam_account_id as account_id, item.title, item.float,
     item.paint_seed, placed.id as order_id, placed.state as order_state,
     case
       when placed.state = 'in_process' or item.asset_id in (
         select unnest(asset_ids) from trade_offers where state in ('asked', 'sent', 'in_escrow')) then 'out'
       when placed.state = 'accepted' then 'delivered'
       else 'due'
     end as standing
   from items item
   left join order_lines line on line.item_id = item.id and line.live
   left join orders placed on placed.id = line.order_id
   where item.state in ('available', 'hidden', 'reserved')
     or item.state = 'sold' and placed.state in ('processing', 'in_process', 'accepted')`,
)

/** Numbers of copies that are an item's, or an offer's whose item is to be shelved. */
export const selectKnownAssets = statement<{ asset_id: string }, [assetIds: readonly string[]]>(
  'select_known_assets',
  `select asset_id from items where asset_id = any($1) and state <> 'withdrawn'
   union
   select asset_id from offers
   where asset_id = any($1) and received_at is not null
     and state not in ('declined_by_user', 'declined_by_service')
     and not exists (select from items where items.offer_id = offers.id)`,
)

/** Copies that accounts of the shop ask for now: one may lie there already. */
export const selectAwaitedCopies = statement<{ account_id: number; float: number | null }, []>(
  'select_awaited_copies',
  `select account_id, float from trade_requests where state in ('asked', 'sent', 'in_escrow')`,
)

/** What a sandbox that has heard nothing else believes to lie on the account with a Steam id. */
export const selectBelievedCopies = statement<
  { asset_id: string; title: string; float: number | null; paint_seed: number | null },
  [steamid: string]
>(
  'select_believed_copies',
  `select item.asset_id, item.title, item.float, item.paint_seed
   from items item
   join steam_accounts account on account.id = item.steam_account_id and account.steamid = $1
   left join order_lines line on line.item_id = item.id and line.live
   left join orders placed on placed.id = line.order_id
   where item.asset_id is not null and (
     item.state in ('available', 'hidden', 'reserved')
     or item.state = 'sold' and placed.state in ('processing', 'in_process'))`,
)
