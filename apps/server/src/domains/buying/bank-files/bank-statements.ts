import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { BankStatement } from '@pandrop/contract/staff/bank-statements'
import { type Cents, cents, inUnits, negate } from '@pandrop/money/money'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import { type SystemAccount, systemAccount } from '../../../ledger/accounts.ts'
import { systemBalance } from '../../../ledger/balance.ts'
import { post } from '../../../ledger/post.ts'
import type { StaffContext } from '../../../shop.ts'
import { timeZoneOf } from '../../content/settings.ts'
import { holdBankLines } from '../../payments/provider-payouts/find-payouts.ts'
import {
  insertBooking,
  insertOpening,
  type OpeningRow,
  type StatementRow,
  selectBetween,
  selectLine,
  selectMovedAfter,
  selectNewestStatement,
  selectOpening,
  selectStatements,
} from './bank-statements.sql.ts'

/**
 * A statement beside the books as they are now (docs/behaviour/money.md#statement-and-books). What belongs behind its
 * day is taken out of what the account holds today.
 */
const beside = async (q: Queryable, row: StatementRow): Promise<BankStatement> => {
  const [held, after, between] = await Promise.all([
    systemBalance(q, 'bank'),
    timeZoneOf(q).then((zone) => selectMovedAfter(q, row.closes_on, zone)),
    selectBetween(q, row.closes_on),
  ])
  if (!after || !between) throw new Error('sums came back without a row')
  return {
    answer_id: row.answer_id,
    account: row.account,
    opening: row.opening_cents === null ? null : inUnits(row.opening_cents),
    opens_on: row.opens_on,
    closing: inUnits(row.closing_cents),
    closes_on: row.closes_on,
    // In the books what we have is debit.
    booked: row.is_ours ? inUnits(after.cents - held) : null,
    not_found: { payouts: between.payouts, amount: inUnits(between.payout_cents) },
    unknown: { lines: between.lines, amount: inUnits(between.line_cents) },
  }
}

/** What an answer of the bank says of the account itself, beside the books. */
export const statementsOf = async (q: Queryable, answerId: number): Promise<BankStatement[]> =>
  Promise.all((await selectStatements(q, answerId)).map((row) => beside(q, row)))

/** The newest statement of the account that payouts leave from; null where none was imported. */
export const newestStatement = async (q: Queryable): Promise<BankStatement | null> => {
  const row = await selectNewestStatement(q)
  return row ? beside(q, row) : null
}

/** A line of the bank and what it is to be booked as. */
interface LineBooking {
  answerId: number
  lineNo: number
  /** such as rent */
  cost: string
  /** for the record */
  reason: string
  /** staff:<id> */
  by: string
}

/**
 * Books a line of the bank that neither a payout nor the card provider is behind, once
 * (docs/behaviour/money.md#bank-line). The same line in another statement counts as booked.
 * @returns when; refuses bank_line_not_found and bank_line_booked
 */
export const bookBankLine = (
  { pool, clock }: StaffContext,
  { answerId, lineNo, cost, reason, by }: LineBooking,
): Promise<Result<Date, 'bank_line_not_found' | 'bank_line_booked'>> =>
  inTransaction(pool, async (tx) => {
    await holdBankLines(tx)
    const line = await selectLine(tx, answerId, lineNo)
    if (!line) return refuse('bank_line_not_found')
    if (!line.is_open || line.is_twin_booked) return refuse('bank_line_booked')
    // Past this line the line is booked.
    const at = clock.now()
    const bankCents = cents(line.bank_status === 'DBIT' ? line.cents : -line.cents)
    await insertBooking(tx, { answerId, lineNo, bankCents, cost, reason, by, at })
    const reference = `bank-line:${answerId}-${lineNo}`
    await move(tx, { reference, kind: 'bank_line', against: 'bank_other', bankCents, reason: cost, by, at })
    return ok(at)
  })

/** What stood in the bank account when the books began; undefined where nobody has said it. */
export const bankOpening = (q: Queryable): Promise<OpeningRow | undefined> => selectOpening(q)

/**
 * Books what stood in the bank account when the books began, once and for good.
 * @param opening.held positive: the bank had money of ours
 * @returns refuses bank_opening_booked
 */
export const bookBankOpening = (
  { pool, clock }: StaffContext,
  { held, opensOn, reason, by }: { held: Cents; opensOn: string; reason: string; by: string },
): Promise<Result<undefined, 'bank_opening_booked'>> =>
  inTransaction(pool, async (tx) => {
    const at = clock.now()
    const made = await insertOpening(tx, { cents: held, opensOn, reason, by, at })
    if (!made) return refuse('bank_opening_booked')
    const reference = `bank-opening:${made.id}`
    await move(tx, {
      reference,
      kind: 'bank_opening',
      against: 'bank_opening',
      bankCents: negate(held),
      reason,
      by,
      at,
    })
    return ok(undefined)
  })

interface Move {
  reference: string
  kind: string
  against: SystemAccount
  bankCents: Cents
  reason: string
  by: string
  at: Date
}

const move = async (tx: Transaction, { against, bankCents, ...posting }: Move): Promise<void> => {
  const entries = [
    { account: systemAccount('bank'), cents: bankCents },
    { account: systemAccount(against), cents: negate(bankCents) },
  ]
  const posted = await post(tx, { ...posting, entries })
  if (!posted.ok) throw new Error(`the books refused ${posting.reference}: ${posted.refusal}`)
}
