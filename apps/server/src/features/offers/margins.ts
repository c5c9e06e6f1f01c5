import { messages } from '@pandrop/contract/messages'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { type Cents, cents } from '@pandrop/money/money'
import type { Queryable } from '../../db/statement.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Desk } from '../../shop.ts'
import type { Margin } from './margins.rules.ts'
import { deleteMargin, upsertMargin } from './margins.sql.ts'
import { selectMargins } from './quote.sql.ts'

const percentMax = 90

/** What the shop keeps of reference prices, lowest first. */
export const marginsOf = async (q: Queryable): Promise<Margin[]> =>
  (await selectMargins(q))
    .map(({ from_cents, percent }) => ({ from: cents(from_cents), percent }))
    .sort((left, right) => left.from - right.from)

/**
 * Sets what the shop keeps of reference prices from this one on; quotes follow at once, counter-offers that stand do
 * not change.
 * @returns refuses invalid_input for anything but 0 to 90 % with two decimals at most
 */
export const setMargin = async (
  { pool }: Pick<Desk, 'pool'>,
  margin: Margin,
): Promise<Result<null, 'invalid_input'>> => {
  const { from, percent } = margin
  const hundredths = percent * 100
  const isPercent = percent >= 0 && percent <= percentMax && Math.abs(hundredths - Math.round(hundredths)) < 1e-6
  if (!isPercent) return refuse('invalid_input', { errors: { percent: [messages.field_invalid] } })
  await inTransaction(pool, (tx) => upsertMargin(tx, from, percent))
  return ok(null)
}

/** Forgets a margin. Refuses not_found, and invalid_input for the first one: without it the cheapest have none. */
export const removeMargin = async (
  { pool }: Pick<Desk, 'pool'>,
  from: Cents,
): Promise<Result<null, 'not_found' | 'invalid_input'>> => {
  if (from === 0) return refuse('invalid_input', { errors: { from: [messages.field_invalid] } })
  const removed = await inTransaction(pool, (tx) => deleteMargin(tx, from))
  return removed.length > 0 ? ok(null) : refuse('not_found')
}
