import { decide } from '@pandrop/contract/lifecycle/lifecycle'
import { isTakenBack, priceChangeLifecycle } from '@pandrop/contract/lifecycle/price-change'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { staffPageRows } from '@pandrop/contract/staff/pages'
import type { PriceChange, PriceChangeLine } from '@pandrop/contract/staff/price-changes'
import { instantOrNull } from '@pandrop/contract/wire'
import { inUnits } from '@pandrop/money/money'
import { cutPage, type Page, type PageAsked, readNumberPage } from '../../../db/keyset.ts'
import type { Shop } from '../../../shop.ts'
import {
  type PriceChangeRow,
  type PriceLineRow,
  selectPriceChange,
  selectPriceChanges,
  selectPriceLines,
} from './price-changes.sql.ts'

type Context = Pick<Shop, 'pool' | 'clock'>

const personOf = (id: number | null, name: string | null) => (id === null || name === null ? null : { id, name })

const canUndo = ({ state, undo_until: undoUntil }: PriceChangeRow, now: Date): boolean =>
  decide(priceChangeLifecycle, { state, undoUntil }, 'undo', now).may === 'now'

const toPriceChange = (row: PriceChangeRow, now: Date): PriceChange => ({
  id: row.id,
  state: row.state,
  way: row.way,
  amount: row.amount,
  ending: row.ending,
  above_cost: row.above_cost,
  made_at: row.made_at.toISOString(),
  made_by: personOf(row.maker_id, row.maker_name),
  items: row.items,
  before: inUnits(row.before_cents),
  after: inUnits(row.after_cents),
  changed: row.changed,
  kept: row.kept,
  restored: row.restored,
  done_at: instantOrNull(row.done_at),
  undo_until: isTakenBack(row.state) ? null : instantOrNull(row.undo_until),
  can_undo: canUndo(row, now),
  undone_at: instantOrNull(row.undone_at),
  undone_by: personOf(row.undoer_id, row.undoer_name),
})

/** Changes of many prices, newest first; refuses invalid_input beside `after` for what no page has named. */
export const priceChangesOf = async (
  { pool, clock }: Context,
  asked: PageAsked,
): Promise<Result<Page<PriceChange>, 'invalid_input'>> => {
  const page = readNumberPage(asked)
  if (!page.ok) return page
  const { before, rowsMax } = page.value
  const { rows, next } = cutPage(await selectPriceChanges(pool, before, rowsMax), rowsMax, ({ id }) => id)
  const now = clock.now()
  return ok({ rows: rows.map((row) => toPriceChange(row, now)), next })
}

/** How far one has come; refuses price_change_not_found. */
export const priceChangeOf = async (
  { pool, clock }: Context,
  priceChangeId: number,
): Promise<Result<PriceChange, 'price_change_not_found'>> => {
  const row = await selectPriceChange(pool, priceChangeId)
  return row ? ok(toPriceChange(row, clock.now())) : refuse('price_change_not_found')
}

const toLine = (row: PriceLineRow): PriceChangeLine => {
  const { outcome, undo_outcome: undone } = row
  const isRestored = undone === 'changed'
  return {
    id: row.item_id,
    title: row.title,
    before: inUnits(row.before_cents),
    after: inUnits(row.after_cents),
    outcome: isRestored ? 'restored' : (outcome ?? 'waiting'),
    not_restored: isRestored ? null : undone,
  }
}

/**
 * Items of a change by number.
 * @param isKept only those whose price is not as it was to be
 * @returns refuses price_change_not_found, and invalid_input beside `after` for what no page has named
 */
export const priceLinesOf = async (
  { pool }: Pick<Shop, 'pool'>,
  { priceChangeId, isKept, after, limit = staffPageRows }: PageAsked & { priceChangeId: number; isKept: boolean },
): Promise<Result<Page<PriceChangeLine>, 'price_change_not_found' | 'invalid_input'>> => {
  if (after !== undefined && !/^[1-9]\d{0,14}$/.test(after))
    return refuse('invalid_input', { errors: { after: ['field_invalid'] } })
  if (!(await selectPriceChange(pool, priceChangeId))) return refuse('price_change_not_found')
  const rowsMax = limit + 1
  const found = await selectPriceLines(pool, { priceChangeId, isKept, behind: Number(after ?? 0), rowsMax })
  const { rows, next } = cutPage(found, rowsMax, ({ item_id: id }) => id)
  return ok({ rows: rows.map(toLine), next })
}
