import type { RefusalOf } from '@pandrop/contract/call'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type * as calls from '@pandrop/contract/staff/bank'
import type { ImportedBankLine, StaffBankAnswer, StaffBankFile } from '@pandrop/contract/staff/bank'
import type { BankStatement } from '@pandrop/contract/staff/bank-statements'
import { cents, toUnits } from '@pandrop/money/money'
import { cutPage, type Page, type PageAsked, readNumberPage } from '../../../db/keyset.ts'
import type { Queryable } from '../../../db/statement.ts'
import type { PayoutContext } from '../../../shop.ts'
import { debtorOf } from '../payouts/debtor.ts'
import { maskIban } from '../payouts/iban.ts'
import { type LineOutcome, toLookAt } from './answer-line.rules.ts'
import { createBankFile } from './bank-file.ts'
import type { BankFileRow } from './bank-files.sql.ts'
import { statementsOf } from './bank-statements.ts'
import type { ImportedAnswer } from './import-answer.ts'
import {
  type KeptLineRow,
  type PayeeRow,
  selectBankAnswer,
  selectBankAnswersBefore,
  selectBankFile,
  selectBankFilesBefore,
  selectKeptLines,
  selectPayees,
  selectWaitingForFile,
} from './staff-bank-files.sql.ts'

const idOf = ({ id }: { id: number }): number => id

const shownFile = ({ cents: total, created_at: at, ...row }: BankFileRow): StaffBankFile => ({
  ...row,
  amount: toUnits(cents(total)),
  created_at: at.toISOString(),
})

/** Files for the bank, newest first, and what the next one would hold. */
export const bankFilesPage = async (
  q: Queryable,
  asked: PageAsked,
): Promise<
  Result<
    Page<StaffBankFile> & { waiting: { payouts: number; amount: number }; account: string | null },
    'invalid_input'
  >
> => {
  const page = readNumberPage(asked)
  if (!page.ok) return page
  const { before, rowsMax } = page.value
  const [found, waiting, debtor] = await Promise.all([
    selectBankFilesBefore(q, before, rowsMax),
    selectWaitingForFile(q),
    debtorOf(q),
  ])
  const { rows, next } = cutPage(found, rowsMax, idOf)
  return ok({
    rows: rows.map(shownFile),
    next,
    waiting: { payouts: waiting?.payouts ?? 0, amount: toUnits(cents(waiting?.cents ?? 0)) },
    account: debtor ? `${debtor.name}, ${maskIban(debtor.iban)}` : null,
  })
}

interface MadeFile {
  file: StaffBankFile
  unreadable: { id: string; offer_id: number }[]
}

/** Makes a file as createBankFile does and answers how it is listed; its content is fetched apart. */
export const makeBankFile = async (
  context: PayoutContext,
  by: string,
): Promise<Result<MadeFile, RefusalOf<typeof calls.createBankFile>>> => {
  const made = await createBankFile(context, { by })
  if (!made.ok) return made
  const row = await selectBankFile(context.pool, made.value.id)
  if (!row) throw new Error(`file ${made.value.id} has disappeared`)
  const unreadable = made.value.unreadable.map(({ id, offerId }) => ({ id, offer_id: offerId }))
  return ok({ file: shownFile(row), unreadable })
}

/** Answers of the bank that were imported, newest first. */
export const bankAnswersPage = async (
  q: Queryable,
  asked: PageAsked,
): Promise<Result<Page<StaffBankAnswer>, 'invalid_input'>> => {
  const page = readNumberPage(asked)
  if (!page.ok) return page
  const { before, rowsMax } = page.value
  const found = await selectBankAnswersBefore(q, [...toLookAt], before, rowsMax)
  const { rows, next } = cutPage(found, rowsMax, idOf)
  return ok({ rows: rows.map((row) => ({ ...row, imported_at: row.imported_at.toISOString() })), next })
}

/**
 * One answer of the bank with its lines.
 * @returns refuses bank_answer_not_found
 */
export const bankAnswerOf = async (
  q: Queryable,
  id: number,
): Promise<Result<{ answer: StaffBankAnswer; statements: BankStatement[] } & ToldLines, 'bank_answer_not_found'>> => {
  const row = await selectBankAnswer(q, [...toLookAt], id)
  if (!row) return refuse('bank_answer_not_found')
  return ok({ answer: { ...row, imported_at: row.imported_at.toISOString() }, ...(await toldOf(q, id)) })
}

/** What an import came to, with the lines that somebody has to look at first. */
export const shownAnswer = async (q: Queryable, { format, messageId, answerId }: ImportedAnswer) => {
  const told = answerId === null ? { counts: [], lines: [], statements: [] } : await toldOf(q, answerId)
  return { format, message_id: messageId, changed: answerId !== null, ...told }
}

const toldOf = async (q: Queryable, answerId: number): Promise<ToldLines & { statements: BankStatement[] }> => {
  const [kept, statements] = await Promise.all([selectKeptLines(q, answerId), statementsOf(q, answerId)])
  return { ...(await toldLines(q, kept)), statements }
}

interface ToldLines {
  /** how many lines came to what */
  counts: { outcome: LineOutcome; lines: number }[]
  lines: ImportedBankLine[]
}

const shownLinesMax = 200

const toldLines = async (q: Queryable, lines: readonly KeptLineRow[]): Promise<ToldLines> => {
  const counts = new Map<LineOutcome, number>()
  for (const { outcome } of lines) counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  const shown = [...lines].sort((left, right) => Number(looks(right)) - Number(looks(left))).slice(0, shownLinesMax)
  const payouts = shown.flatMap(({ payout_id }) => payout_id ?? [])
  const payees = new Map((await selectPayees(q, payouts)).map((row) => [row.payout_id, row]))
  return {
    counts: [...counts].map(([outcome, count]) => ({ outcome, lines: count })),
    lines: shown.map((line) => shownLine(line, payees.get(line.payout_id ?? ''))),
  }
}

// What nothing is behind has to be booked by somebody, or the books and the bank never agree.
const looks = ({ outcome, bookable }: KeptLineRow): boolean => bookable || toLookAt.includes(outcome)

const shownLine = (line: KeptLineRow, payee: PayeeRow | undefined): ImportedBankLine => {
  const { cents: told, cost, booking_reason: reason, booked_by: by, booked_at: at, ...rest } = line
  const isBooked = cost !== null && reason !== null && by !== null && at !== null
  return {
    ...rest,
    booking: isBooked ? { cost, reason, by, at: at.toISOString() } : null,
    amount: told === null ? null : toUnits(cents(told)),
    look: looks(line),
    offer_id: payee?.offer_id ?? null,
    customer: payee ? { id: payee.customer_id, name: payee.name } : null,
  }
}
