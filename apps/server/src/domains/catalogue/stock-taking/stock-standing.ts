import type { Received } from '@pandrop/contract/call'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { listStockFindings, StockFinding, StockTaking } from '@pandrop/contract/staff/stock-taking'
import { instantOrNull } from '@pandrop/contract/wire'
import { daysBefore } from '@pandrop/money/days'
import { inUnits } from '@pandrop/money/money'
import { enqueue } from '../../../db/enqueue.ts'
import { cutPage, type Page, readNumberPage } from '../../../db/keyset.ts'
import type { Queryable } from '../../../db/statement.ts'
import type { InventoryCopy } from '../../../ports/delivery/delivery.ts'
import type { Shop, StaffContext } from '../../../shop.ts'
import { readMarketName } from '../imports/item-row.rules.ts'
import { kindsOf } from '../staff-items/add-items.ts'
import { selectBelievedCopies, selectCountedAccounts, selectNewestCount } from './stock-counts.sql.ts'
import {
  countOpenFindings,
  type FindingListRow,
  selectFindings,
  selectListedFinding,
  selectSkinsCalled,
} from './stock-findings.sql.ts'
import { beginCountWithin } from './take-stock.ts'

/** Open findings of each kind; promised: missing items that somebody has bought or is paying for. Sums in cents. */
export interface OpenFindings {
  missing: number
  unknown: number
  moved: number
  promised: number
  missing_cents: number
  promised_cents: number
}

/** Days after which somebody is told that an account was not counted. */
const countDaysMax = 3

/** How many findings are open, and how many accounts have not answered for days. */
export const stockHealth = async ({
  pool,
  clock,
}: Pick<StaffContext, 'pool' | 'clock'>): Promise<OpenFindings & { uncounted: number }> => {
  const [open, accounts] = await Promise.all([openFindings(pool), selectCountedAccounts(pool)])
  const since = daysBefore(clock.now(), countDaysMax)
  const silent = accounts.filter(({ state, counted_at: at }) => state === 'unavailable' && (at === null || at < since))
  return { ...open, uncounted: silent.length }
}

/** How many findings are open. */
export const openFindings = async (q: Queryable): Promise<OpenFindings> => {
  const counted = await countOpenFindings(q)
  if (!counted) throw new Error('counting findings answered no row')
  return counted
}

/** What a sandbox that has heard nothing else believes to lie on the account with a Steam id. */
export const believedCopies = async (q: Queryable, steamid: string): Promise<InventoryCopy[]> =>
  (await selectBelievedCopies(q, steamid)).map(({ asset_id: assetId, title, float, paint_seed: paintSeed }) => ({
    assetId,
    marketName: title,
    float,
    paintSeed,
  }))

/** When the accounts were counted last, and how many findings are open. */
export const stockTakingOf = async ({ pool, delivery }: Pick<Shop, 'pool' | 'delivery'>): Promise<StockTaking> => {
  const [count, accounts, open] = await Promise.all([
    selectNewestCount(pool),
    selectCountedAccounts(pool),
    openFindings(pool),
  ])
  return {
    on: delivery !== undefined,
    count: count ? { ...count, begun_at: count.begun_at.toISOString(), ended_at: instantOrNull(count.ended_at) } : null,
    accounts: accounts.map(({ counted_at: at, ...account }) => ({ ...account, counted_at: instantOrNull(at) })),
    open: { missing: open.missing, unknown: open.unknown, moved: open.moved },
    promised: open.promised,
  }
}

/**
 * Has all accounts counted by a job.
 * @param by staff:<id> or staff:cli
 * @returns false: a count went on, and goes on
 */
export const countStock = async (
  { pool, clock }: Pick<StaffContext, 'pool' | 'clock'>,
  by: string,
): Promise<boolean> => {
  const begun = await beginCountWithin(pool, { by, at: clock.now() })
  const count = await selectNewestCount(pool)
  // Of one whose worker died as well: whoever has it in hand is left alone.
  if (count) await enqueue(pool, 'take_stock', { countId: count.id }, { key: 'take_stock' })
  return begun
}

type FindingsAsked = Pick<Received<typeof listStockFindings, 'query'>, 'kind' | 'account' | 'view' | 'after' | 'limit'>

/** Findings, newest first; refuses invalid_input beside after. */
export const findingsOf = async (
  q: Queryable,
  { kind, account, view = 'open', ...asked }: FindingsAsked,
): Promise<Result<Page<StockFinding>, 'invalid_input'>> => {
  const page = readNumberPage(asked)
  if (!page.ok) return page
  const { before, rowsMax } = page.value
  const isOpen = view === 'open'
  const rows = await selectFindings(q, { isOpen, kind: kind ?? null, accountId: account ?? null, before, rowsMax })
  const { rows: shown, next } = cutPage(rows, rowsMax, ({ id }) => id)
  return ok({ rows: await findingsShown(q, shown), next })
}

/** One finding; refuses stock_finding_not_found. */
export const findingOf = async (q: Queryable, id: number): Promise<Result<StockFinding, 'stock_finding_not_found'>> => {
  const row = await selectListedFinding(q, id)
  const [finding] = row ? await findingsShown(q, [row]) : []
  return finding ? ok(finding) : refuse('stock_finding_not_found')
}

const findingsShown = async (q: Queryable, rows: readonly FindingListRow[]): Promise<StockFinding[]> => {
  const skinsOf = await skinsCalled(
    q,
    rows.flatMap(({ kind, market_name: name }) => (kind === 'unknown' ? [name] : [])),
  )
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    state: row.state,
    account: { id: row.account_id, label: row.account_label },
    asset_id: row.asset_id,
    booked: row.kind === 'moved' ? bookedOf(row) : null,
    market_name: row.market_name,
    float: row.float,
    paint_seed: row.paint_seed,
    tradable_from: instantOrNull(row.tradable_from),
    found_at: row.found_at.toISOString(),
    hidden: row.hidden,
    item:
      row.item_id === null || row.item_state === null
        ? null
        : {
            id: row.item_id,
            state: row.item_state,
            price: inUnits(row.price_cents ?? 0),
            order_id: row.order_id,
          },
    skins: row.kind === 'unknown' ? skinsOf(row.market_name) : [],
    ended_at: instantOrNull(row.ended_at),
    ended_by: memberOf(row),
    reason: row.reason,
  }))
}

const bookedOf = ({ booked_account_id: id, booked_label: label, booked_asset_id: asset_id }: FindingListRow) => ({
  account: id === null ? null : { id, label: label ?? '' },
  asset_id,
})

const memberOf = ({ ended_by: by, ended_name: name }: FindingListRow): StockFinding['ended_by'] =>
  name === null ? null : { id: Number(by?.replace('staff:', '')), name }

/**
 * Which skins market names may mean, each in the exterior and variant that the name says, with its reference price.
 * @param names as Steam's market calls them
 */
export const skinsCalled = async (
  q: Queryable,
  names: readonly string[],
): Promise<(name: string) => StockFinding['skins']> => {
  const read = new Map(names.map((name) => [name, readMarketName(name)]))
  const plain = [...new Set([...read.values()].map(({ name }) => name.toLowerCase()))]
  const skins = plain.length === 0 ? [] : await selectSkinsCalled(q, plain)
  const kindsByName = new Map(
    [...read].map(([marketName, { name, exterior, variant }]) => [
      marketName,
      skins
        .filter((skin) => skin.name === name.toLowerCase())
        .map(({ id: skinId, phase, exteriors }) => ({
          phase,
          kind: {
            skinId,
            variant,
            exterior: exterior ?? (exteriors.includes('NP') ? ('NP' as const) : ('FN' as const)),
          },
        })),
    ]),
  )
  const factsOf = await kindsOf(
    q,
    [...kindsByName.values()].flat().map(({ kind }) => kind),
  )
  return (name) =>
    (kindsByName.get(name) ?? []).map(({ phase, kind }) => {
      const reference = factsOf(kind)?.reference_cents ?? null
      return { id: kind.skinId, phase, reference: reference === null ? null : inUnits(reference) }
    })
}
