import { ok, type Result } from '@pandrop/contract/result'
import type { DeskBankAnswer, DeskBankFile, ImportedBankLine } from '@pandrop/contract/staff/bank'
import { cents, toUnits } from '@pandrop/money/money'
import { cutPage, type Page, type PageAsked, readNumberPage } from '../../db/keyset.ts'
import type { Queryable } from '../../db/statement.ts'
import type { PayoutDesk } from '../../shop.ts'
import { type LineOutcome, toLookAt } from './answer-line.rules.ts'
import {
  selectBankAnswersBefore,
  selectBankFile,
  selectBankFilesBefore,
  selectWaitingForFile,
} from './bank-desk.sql.ts'
import { createBankFile } from './bank-file.ts'
import type { BankFileRow } from './bank-files.sql.ts'
import { debtorOf } from './debtor.ts'
import { maskIban } from './iban.ts'
import type { ImportedAnswer, ImportedLine } from './import-answer.ts'

const idOf = ({ id }: { id: number }): number => id

const shownFile = ({ cents: total, created_at: at, ...row }: BankFileRow): DeskBankFile => ({
  ...row,
  amount: toUnits(cents(total)),
  created_at: at.toISOString(),
})

/** Files for the bank, newest first, and what the next one would hold. */
export const bankFilesPage = async (
  q: Queryable,
  asked: PageAsked,
): Promise<
  Result<Page<DeskBankFile> & { waiting: { payouts: number; amount: number }; account: string | null }, 'invalid_input'>
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
  file: DeskBankFile
  unreadable: { id: string; offer_id: number }[]
}

/** Makes a file as createBankFile does and answers how it is listed; its content is fetched apart. */
export const makeBankFile = async (
  desk: PayoutDesk,
  by: string,
): Promise<Result<MadeFile, 'payouts_none' | 'debtor_missing' | 'payouts_unreadable'>> => {
  const made = await createBankFile(desk, { by })
  if (!made.ok) return made
  const row = await selectBankFile(desk.pool, made.value.id)
  if (!row) throw new Error(`file ${made.value.id} has disappeared`)
  const unreadable = made.value.unreadable.map(({ id, offerId }) => ({ id, offer_id: offerId }))
  return ok({ file: shownFile(row), unreadable })
}

/** Answers of the bank that were imported, newest first. */
export const bankAnswersPage = async (
  q: Queryable,
  asked: PageAsked,
): Promise<Result<Page<DeskBankAnswer>, 'invalid_input'>> => {
  const page = readNumberPage(asked)
  if (!page.ok) return page
  const { before, rowsMax } = page.value
  const found = await selectBankAnswersBefore(q, before, rowsMax, [...toLookAt])
  const { rows, next } = cutPage(found, rowsMax, idOf)
  return ok({ rows: rows.map((row) => ({ ...row, imported_at: row.imported_at.toISOString() })), next })
}

const shownLinesMax = 200

/** What an import came to, with the lines that somebody has to look at first. */
export const shownAnswer = ({ format, messageId, changed, lines }: ImportedAnswer) => {
  const counts = new Map<LineOutcome, number>()
  for (const { outcome } of lines) counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  const sorted = [...lines].sort((left, right) => Number(looks(right)) - Number(looks(left)))
  return {
    format,
    message_id: messageId,
    changed,
    counts: [...counts].map(([outcome, count]) => ({ outcome, lines: count })),
    lines: sorted.slice(0, shownLinesMax).map(shownLine),
  }
}

const looks = ({ outcome }: ImportedLine): boolean => toLookAt.includes(outcome)

const shownLine = (line: ImportedLine): ImportedBankLine => ({
  end_to_end_id: line.endToEndId,
  payout_id: line.payoutId,
  amount: line.cents === null ? null : toUnits(line.cents),
  bank_status: line.status,
  outcome: line.outcome,
  look: looks(line),
  reason: line.reason,
})
