import type { StockState } from '@pandrop/contract/lifecycle/item'
import type { FindingKind, FindingState } from '@pandrop/contract/lifecycle/stock-finding'
import { firstRow, statement } from '../../../db/statement.ts'

/** A finding as it is answered. */
export interface FindingRow {
  id: number
  kind: FindingKind
  state: FindingState
  account_id: number
  item_id: number | null
  asset_id: string
  market_name: string
  float: number | null
  paint_seed: number | null
  tradable_from: Date | null
  hidden: boolean
}

const columns = `id, kind, state, account_id, item_id, asset_id, market_name, float, paint_seed, tradable_from, hidden`

export const selectFinding = firstRow<FindingRow, [id: number]>(
  'select_stock_finding',
  `select ${columns} from stock_findings where id = $1`,
)

/** After the item that it is of, as everywhere. */
export const lockFinding = firstRow<FindingRow, [id: number]>(
  'lock_stock_finding',
  `select ${columns} from stock_findings where id = $1 for update`,
)

/** The same of all that are open, by number. */
export const lockOpenFindings = statement<FindingRow, []>(
  'lock_open_stock_findings',
  `select ${columns} from stock_findings where state = 'open' order by id for update`,
)

/** Items that a count took off the shelf and that are missing still. */
export const selectHiddenItems = statement<{ item_id: number }, []>(
  'select_items_hidden_by_count',
  `select item_id from stock_findings where state = 'open' and hidden`,
)

/** What was ignored for good. */
export const selectIgnoredAssets = statement<{ asset_id: string }, [assetIds: readonly string[]]>(
  'select_ignored_assets',
  `select asset_id from stock_findings where state = 'ignored' and asset_id = any($1)`,
)

/** A finding as it is written. */
export interface FindingWrite {
  kind: FindingKind
  account_id: number
  item_id: number | null
  asset_id: string
  booked_asset_id: string | null
  booked_account_id: number | null
  market_name: string
  float: number | null
  paint_seed: number | null
  tradable_from: Date | null
  hidden: boolean
}

/** Takes a JSON array of FindingWrite. */
export const insertFindings = statement<never, { findings: string; countId: number; at: Date }>(
  'insert_stock_findings',
  `insert into stock_findings (kind, account_id, item_id, asset_id, booked_asset_id, booked_account_id, market_name,
     float, paint_seed, tradable_from, hidden, found_at, found_in, seen_in)
   select kind, account_id, item_id, asset_id, booked_asset_id, booked_account_id, market_name, float, paint_seed,
     tradable_from, hidden, :at, :countId, :countId
   from jsonb_to_recordset(:findings) as finding (
     kind text, account_id bigint, item_id bigint, asset_id text, booked_asset_id text, booked_account_id bigint,
     market_name text, float float8, paint_seed int, tradable_from timestamptz, hidden boolean
   )`,
)

export const markFindingsSeen = statement<never, [ids: readonly number[], countId: number]>(
  'mark_stock_findings_seen',
  'update stock_findings set seen_in = $2 where id = any($1)',
)

export const closeFindings = statement<never, { ids: readonly number[]; by: string; at: Date }>(
  'close_stock_findings',
  `update stock_findings set state = 'gone', ended_at = :at, ended_by = :by where id = any(:ids)`,
)

/** itemId: of one that has become an item; null: it is of what it was. */
export const writeFindingEnd = statement<
  never,
  { id: number; state: FindingState; itemId: number | null; by: string; at: Date; reason: string | null }
>(
  'write_stock_finding_end',
  `update stock_findings
   set state = :state, item_id = coalesce(:itemId::bigint, item_id), ended_at = :at, ended_by = :by, reason = :reason
   where id = :id`,
)

export const writeWhereItLies = statement<never, [itemId: number, accountId: number, assetId: string]>(
  'write_where_item_lies',
  'update items set steam_account_id = $2, asset_id = $3 where id = $1',
)

export const countOpenFindings = firstRow<
  {
    missing: number
    unknown: number
    moved: number
    promised: number
    missing_cents: number
    promised_cents: number
  },
  []
>(
  'count_open_stock_findings',
  `select
     (count(*) filter (where finding.kind = 'missing'))::int as missing,
     (count(*) filter (where finding.kind = 'unknown'))::int as unknown,
     (count(*) filter (where finding.kind = 'moved'))::int as moved,
     (count(*) filter (where finding.kind = 'missing' and item.state in ('reserved', 'sold')))::int as promised,
     coalesce(sum(item.price_cents) filter (where finding.kind = 'missing'), 0)::bigint as missing_cents,
     coalesce(sum(item.price_cents) filter (
       where finding.kind = 'missing' and item.state in ('reserved', 'sold')), 0)::bigint as promised_cents
   from stock_findings finding left join items item on item.id = finding.item_id
   where finding.state = 'open'`,
)

/** A finding as the back office lists it. */
export interface FindingListRow extends FindingRow {
  account_label: string
  booked_asset_id: string | null
  booked_account_id: number | null
  booked_label: string | null
  found_at: Date
  item_state: StockState | null
  price_cents: number | null
  order_id: number | null
  ended_at: Date | null
  ended_by: string | null
  ended_name: string | null
  reason: string | null
}

const listed = `finding.id, finding.kind, finding.state, finding.account_id, finding.item_id, finding.asset_id,
  finding.market_name, finding.float, finding.paint_seed, finding.tradable_from, finding.hidden,
  account.label as account_label, finding.booked_asset_id, finding.booked_account_id, booked.label as booked_label,
  finding.found_at, item.state as item_state, item.price_cents, line.order_id, finding.ended_at, finding.ended_by,
  member.name as ended_name, finding.reason`

const joins = `stock_findings finding
   join steam_accounts account on account.id = finding.account_id
   left join steam_accounts booked on booked.id = finding.booked_account_id
   left join items item on item.id = finding.item_id
   left join order_lines line on line.item_id = item.id and line.live
   left join staff member on finding.ended_by = 'staff:' || member.id`

export const selectListedFinding = firstRow<FindingListRow, [id: number]>(
  'select_listed_stock_finding',
  `select ${listed} from ${joins} where finding.id = $1`,
)

export const selectFindings = statement<
  FindingListRow,
  { isOpen: boolean; kind: FindingKind | null; accountId: number | null; before: number; rowsMax: number }
>(
  'select_stock_findings',
  `select ${listed} from ${joins}
   where (finding.state = 'open') = :isOpen and finding.id < :before
     and (:kind::text is null or finding.kind = :kind)
     and (:accountId::bigint is null or finding.account_id = :accountId)
   order by finding.id desc
   limit :rowsMax`,
)

/** Skins by the names that several share, a Doppler's phases for example. */
export const selectSkinsCalled = statement<
  { id: string; name: string; phase: string; exteriors: string[] },
  [names: readonly string[]]
>(
  'select_skins_called',
  `select id, lower(market_name) as name, phase, exteriors from skins where lower(market_name) = any($1)
   order by name, phase, id`,
)
