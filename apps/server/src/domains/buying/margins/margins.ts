import { ok, type Result, refuse } from '@pandrop/contract/result'
import { type Cents, cents } from '@pandrop/money/money'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { StaffContext } from '../../../shop.ts'
import { selectMargins } from '../new-offers/quote.sql.ts'
import type { Margin } from './margins.rules.ts'
import { changeMargin, deleteMargin, insertMargin, upsertMargin } from './margins.sql.ts'

const percentMax = 90

/** What the shop keeps of reference prices, lowest first. */
export const marginsOf = async (q: Queryable): Promise<Margin[]> =>
  (await selectMargins(q))
    .map(({ from_cents, percent }) => ({ from: cents(from_cents), percent }))
    .sort((left, right) => left.from - right.from)

/** A margin as it is wished for, and what was seen where it shall stand. */
interface MarginWish extends Margin {
  /** the percent that was seen, null for none; undefined: whatever is there */
  seen?: number | null | undefined
}

/**
 * Sets what the shop keeps of reference prices from this one on; quotes follow at once, counter-offers that stand do
 * not change.
 * @returns refuses invalid_input for anything but 0 to 90 % with two decimals at most, margin_changed where something
 * else stands there than was seen
 */
export const setMargin = async (
  { pool }: Pick<StaffContext, 'pool'>,
  wish: MarginWish,
): Promise<Result<null, 'invalid_input' | 'margin_changed'>> => {
  const hundredths = wish.percent * 100
  const isPercent =
    wish.percent >= 0 && wish.percent <= percentMax && Math.abs(hundredths - Math.round(hundredths)) < 1e-6
  if (!isPercent) return refuse('invalid_input', { errors: { percent: ['field_invalid'] } })
  return inTransaction(pool, async (tx) => ((await writeMargin(tx, wish)) ? ok(null) : refuse('margin_changed')))
}

/** @returns whether what was seen still stood there; what is as wished already counts as that */
const writeMargin = async (q: Queryable, { from, percent, seen }: MarginWish): Promise<boolean> => {
  if (seen === null) return (await insertMargin(q, from, percent)) !== undefined
  if (seen !== undefined) return (await changeMargin(q, from, percent, seen)) !== undefined
  await upsertMargin(q, from, percent)
  return true
}

/**
 * Forgets a margin.
 * @param seen the percent that was seen; undefined: whatever it is
 * @returns refuses margin_not_found, margin_changed where its percent is another than was seen, and invalid_input for
 * the first one: without it the cheapest have none
 */
export const removeMargin = async (
  { pool }: Pick<StaffContext, 'pool'>,
  from: Cents,
  seen?: number,
): Promise<Result<null, 'margin_not_found' | 'margin_changed' | 'invalid_input'>> => {
  if (from === 0) return refuse('invalid_input', { errors: { from: ['field_invalid'] } })
  const removed = await inTransaction(pool, (tx) => deleteMargin(tx, from, seen ?? null))
  if (removed) return ok(null)
  const stands = (await marginsOf(pool)).some((margin) => margin.from === from)
  return refuse(stands ? 'margin_changed' : 'margin_not_found')
}
