import { createHash } from 'node:crypto'
import { ok, type Result } from '@pandrop/contract/result'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { StaffContext } from '../../../shop.ts'
import { findProviderPayouts } from '../../payments/provider-payouts/find-payouts.ts'
import { debtorOf } from '../payouts/debtor.ts'
import { electronicIban, maskIban } from '../payouts/iban.ts'
import { lockPayout } from '../payouts/locked-payout.ts'
import { confirmPayout, failPayout, returnPayout } from '../payouts/payout-steps.ts'
import { type LineOutcome, outcomeOf } from './answer-line.rules.ts'
import { type AnswerLine, type BankAnswer, readBankAnswer, type ToldStatement } from './bank-answer.ts'
import {
  insertAnswerLines,
  insertBankAnswer,
  insertStatements,
  lockOffersNamed,
  selectCameBack,
  selectNamesInFile,
  selectPayoutsNamed,
} from './bank-answers.sql.ts'

/** A line with what it came to. */
interface ImportedLine extends AnswerLine {
  outcome: LineOutcome
  payoutId: string | null
}

/** What an import came to. */
export interface ImportedAnswer {
  format: BankAnswer['format']
  messageId: string
  /** null: this file was imported before, nothing was changed */
  answerId: number | null
  lines: ImportedLine[]
}

/**
 * Imports what the bank says about payouts: pain.002 or camt.053. Paid ones end as approved; for rejected and returned
 * ones the offer is ready for another payout. A file counts once, whole or not at all, and every line of it is kept.
 * @param answer.file as the bank gave it
 * @param answer.by staff:<id>
 * @returns refuses bank_file_unreadable
 */
export const importBankAnswer = async (
  context: StaffContext,
  { file, by }: { file: Uint8Array; by: string },
): Promise<Result<ImportedAnswer, 'bank_file_unreadable'>> => {
  const read = readBankAnswer(file)
  if (!read.ok) return read
  const { format, messageId } = read.value
  const fingerprint = createHash('sha256').update(file).digest()
  const imported = await inTransaction(context.pool, async (tx) => {
    const at = context.clock.now()
    const answer = await insertBankAnswer(tx, { format, messageId: messageId.slice(0, namesMax), fingerprint, by, at })
    if (!answer) return null
    const done = await settleLines(context, tx, read.value, { by, at })
    await keepLines(tx, answer.id, done)
    await keepStatements(tx, answer.id, read.value.statements)
    await findProviderPayouts(tx, at)
    return { answerId: answer.id, lines: done }
  })
  return ok({ format, messageId, answerId: imported?.answerId ?? null, lines: imported?.lines ?? [] })
}

// Of names and words that a bank may make as long as it likes.
const namesMax = 140
const wordsMax = 300

interface Booking {
  by: string
  at: Date
}

const settleLines = async (
  context: StaffContext,
  tx: Transaction,
  answer: BankAnswer,
  booking: Booking,
): Promise<ImportedLine[]> => {
  const lines = [...answer.lines, ...(await linesOfRejected(tx, answer))].sort(returnsFirst)
  const names = lines.map(({ endToEndId }) => endToEndId)
  await lockOffersNamed(tx, names)
  const payouts = new Map((await selectPayoutsNamed(tx, names)).map((row) => [row.end_to_end_id, row.id]))
  const cameBack = new Set((await selectCameBack(tx, names)).map((row) => row.end_to_end_id))
  const done: ImportedLine[] = []
  for (const line of lines) {
    const payoutId = payouts.get(line.endToEndId) ?? null
    const outcome = await settleLine(
      context,
      tx,
      { ...line, payoutId, cameBack: cameBack.has(line.endToEndId) },
      booking,
    )
    if (isBack(line, outcome)) cameBack.add(line.endToEndId)
    done.push({ ...line, payoutId, outcome })
  }
  return done
}

const isBack = ({ says }: AnswerLine, outcome: LineOutcome): boolean =>
  outcome === 'failed' || outcome === 'came_back' || (outcome === 'already' && says === 'returned')

// A statement may tell of a transfer and of its way back: then the money is here, and the payout has failed.
const returnsFirst = (left: AnswerLine, right: AnswerLine): number =>
  Number(right.says === 'returned') - Number(left.says === 'returned')

/** A line for each payment of a message that was rejected as a whole, where the bank has not written one itself. */
const linesOfRejected = async (tx: Transaction, { lines, rejected }: BankAnswer): Promise<AnswerLine[]> => {
  const told = new Set(lines.map(({ endToEndId }) => endToEndId))
  const added: AnswerLine[] = []
  for (const { messageId, reason } of rejected) {
    for (const { end_to_end_id: endToEndId } of await selectNamesInFile(tx, messageId)) {
      if (!told.has(endToEndId)) added.push({ ...rejectedLine, endToEndId, reason })
    }
  }
  return added
}

const rejectedLine = {
  cents: null,
  hasAmount: false,
  says: 'rejected',
  status: 'RJCT',
  bookedOn: null,
  words: null,
} as const

// ISO 20022: reason as told, or none.
const noReason = 'NARR'

const settleLine = async (
  context: StaffContext,
  tx: Transaction,
  line: AnswerLine & { payoutId: string | null; cameBack: boolean },
  { by, at }: Booking,
): Promise<LineOutcome> => {
  const { payoutId, reason, status } = line
  const payout = payoutId === null ? undefined : await lockPayout(tx, payoutId)
  const outcome = outcomeOf({ ...line, payout })
  const record = { context, by, at, why: `the bank says ${status}${reason ? ` (${reason})` : ''}`.slice(0, namesMax) }
  if (payout && outcome === 'approved') await confirmPayout(tx, payout, record)
  if (payout && outcome === 'failed') await failPayout(tx, payout, { ...record, reason: codeOf(reason) })
  if (payout && outcome === 'came_back') await returnPayout(tx, payout, { ...record, reason: codeOf(reason) })
  return outcome
}

// A bank's own words may say anything about anybody: the customer gets the code alone.
const codeOf = (reason: string | null): string => (reason && /^[A-Z]{2}[A-Z0-9]{2}$/.test(reason) ? reason : noReason)

const keepLines = (tx: Transaction, answerId: number, lines: ImportedLine[]): Promise<unknown> =>
  insertAnswerLines(tx, {
    answerId,
    endToEndIds: lines.map(({ endToEndId }) => endToEndId.slice(0, namesMax)),
    cents: lines.map(({ cents }) => cents),
    statuses: lines.map(({ status }) => status.slice(0, namesMax)),
    outcomes: lines.map(({ outcome }) => outcome),
    payoutIds: lines.map(({ payoutId }) => payoutId),
    reasons: lines.map(({ reason }) => reason?.slice(0, namesMax) ?? null),
    days: lines.map(({ bookedOn }) => bookedOn),
    words: lines.map(({ words }) => words?.slice(0, wordsMax) ?? null),
  })

const keepStatements = async (tx: Transaction, answerId: number, told: readonly ToldStatement[]): Promise<void> => {
  if (told.length === 0) return
  const ours = (await debtorOf(tx))?.iban
  await insertStatements(tx, {
    answerId,
    accounts: told.map(({ iban }) => iban && maskIban(iban)),
    // A bank that names no account tells of the one that it was asked about.
    isOurs: told.map(({ iban }) => iban === null || ours === undefined || electronicIban(iban) === ours),
    openings: told.map(({ opening }) => opening?.cents ?? null),
    openingDays: told.map(({ opening }) => opening?.day ?? null),
    closings: told.map(({ closing }) => closing.cents),
    closingDays: told.map(({ closing }) => closing.day),
  })
}
