import { ok, type Result, refuse } from '@pandrop/contract/result'
import { monthAfter, monthCount } from '@pandrop/money/days'
import { add, type Cents, cents, sum, zero } from '@pandrop/money/money'
import { beginOfDay, dayAfter } from '@pandrop/money/zones'
import type pg from 'pg'
import { pieces } from '../../../db/cursor.ts'
import type { Queryable } from '../../../db/statement.ts'
import { type BalanceEntry, balanceEntries, balanceMonths } from '../../../ledger/statement.ts'
import { timeZoneOf } from '../../content/settings.ts'
import { type About, aboutOf } from './about.rules.ts'
import { type HolderRow, selectHolder, selectHolderId } from './account-statements.sql.ts'

/** Whose balance, on which days of the shop, the first and the last one included. */
export interface StatementAsked {
  customerId: number
  /** 2026-11-01 */
  from: string
  till: string
}

/** What a balance was, what came and went, and what it is then. */
interface Moved {
  opening: Cents
  came: Cents
  /** zero or below */
  went: Cents
  closing: Cents
  lines: number
}

export interface StatementMonth extends Moved {
  /** 2026-11; of the first and the last one the days that were asked for */
  month: string
}

export interface AccountStatement extends Moved, StatementAsked {
  holder: HolderRow
  /** of its days */
  zone: string
  /** every month of these days, oldest first */
  months: StatementMonth[]
}

const spanOf = ({ from, till }: Pick<StatementAsked, 'from' | 'till'>, zone: string) => ({
  from: beginOfDay(zone, from),
  till: beginOfDay(zone, dayAfter(till, 1)),
})

/**
 * What some days came to on a customer's balance, by the ledger's own entries (docs/behaviour/money.md#statement). It
 * knows nothing of who asks: staff, the command line, or the customer.
 * @returns refuses customer_not_found
 */
export const accountStatement = async (
  q: Queryable,
  asked: StatementAsked,
): Promise<Result<AccountStatement, 'customer_not_found'>> => {
  const holder = await selectHolder(q, asked.customerId)
  if (!holder) return refuse('customer_not_found')
  const zone = await timeZoneOf(q)
  const { customerId, from, till } = asked
  const found = await balanceMonths(q, { customerId, zone, ...spanOf(asked, zone) })
  const before = found.find(({ month }) => month === '')
  const opening = before ? add(before.came, before.went) : zero
  const count = monthCount(till.slice(0, 7)) - monthCount(from.slice(0, 7)) + 1
  const months: StatementMonth[] = []
  for (let place = 0; place < count; place += 1) {
    const month = monthAfter(from.slice(0, 7), place)
    const { came = zero, went = zero, lines = 0 } = found.find((row) => row.month === month) ?? {}
    const begins = months.at(-1)?.closing ?? opening
    months.push({ month, opening: begins, came, went, closing: sum([begins, came, went]), lines })
  }
  return ok({
    ...asked,
    holder,
    zone,
    opening,
    came: sum(months.map(({ came }) => came)),
    went: sum(months.map(({ went }) => went)),
    closing: months.at(-1)?.closing ?? opening,
    lines: months.reduce((lines, month) => lines + month.lines, 0),
    months,
  })
}

/** Whose account an e-mail address names; undefined where nobody has it. */
export const holderOfEmail = async (q: Queryable, email: string): Promise<number | undefined> =>
  (await selectHolderId(q, email))?.id

/** An entry with the balance after it, and what customers may know of it: no reason of staff. */
export interface StatementEntry extends BalanceEntry {
  balanceAfter: Cents
  about: About | null
  /** what the customer was told of an adjustment */
  note: string
}

/** An entry of a statement, with what it gave back and what its customer was told of it. */
interface EntryRow extends BalanceEntry {
  order_id: number | null
  payment_id: string | null
  note: string | null
}

/** Oldest first; of :customerId, from :from until before :till. */
const entriesText = `select moved.*, back.order_id, back.payment_id, told.note
  from ${balanceEntries} as moved
  left join refunds as back on back.id = case
    when moved.reference ~ '^refund:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
    then substring(moved.reference from 8 for 36)::uuid
  end
  left join balance_adjustments as told on told.id = case
    when moved.reference ~ '^adjustment:[1-9][0-9]{0,14}$' then substring(moved.reference from 12)::bigint
  end
  order by moved.at, moved.id`

/** The entries of a statement, oldest first, piece by piece. */
export async function* statementEntries(
  pool: pg.Pool,
  { customerId, zone, opening, ...days }: AccountStatement,
): AsyncGenerator<StatementEntry[]> {
  let balance: Cents = opening
  for await (const found of pieces<EntryRow>(pool, entriesText, { customerId, ...spanOf(days, zone) }))
    yield found.map(({ order_id, payment_id, note, ...entry }) => {
      balance = add(balance, cents(entry.cents))
      const about = aboutOf(entry.reference, { order_id, payment_id })
      return { ...entry, balanceAfter: balance, about, note: note ?? '' }
    })
}
