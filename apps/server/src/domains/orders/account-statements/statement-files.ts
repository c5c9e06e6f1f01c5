import { csvOf } from '@pandrop/contract/csv'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { statementPdfLinesMax } from '@pandrop/contract/staff/account-statements'
import { dayText } from '@pandrop/dictionaries/dates'
import { textFor } from '@pandrop/dictionaries/languages'
import type { Text } from '@pandrop/dictionaries/translate'
import { type Cents, toUnits } from '@pandrop/money/money'
import { dayIn } from '@pandrop/money/zones'
import type { Shop } from '../../../shop.ts'
import { settingsOf } from '../../content/settings.ts'
import { drawPaper } from '../papers/draw-paper.ts'
import type { PaperFile } from '../papers/paper-pdf.ts'
import { buyerOf } from '../papers/paper-rows.ts'
import {
  type AccountStatement,
  accountStatement,
  type StatementAsked,
  type StatementEntry,
  statementEntries,
} from './account-statement.ts'
import { aboutWords, kindWords } from './statement-words.ts'

type Reading = Pick<Shop, 'pool' | 'clock'>

interface FileAsked extends StatementAsked {
  /** ISO 639-1; absent: the customer's own */
  language?: string
}

/** A statement as CSV, piece by piece. */
export interface StatementCsv {
  /** statement-42-2026-11-01-2026-11-30.csv */
  name: string
  content: AsyncGenerator<string>
}

const fileName = ({ customerId, from, till }: StatementAsked, ending: 'csv' | 'pdf'): string =>
  `statement-${customerId}-${from}-${till}.${ending}`

const unitsText = (amount: Cents): string => toUnits(amount).toFixed(2)

async function* csvText({ pool }: Reading, statement: AccountStatement, text: Text): AsyncGenerator<string> {
  const { from, till, zone, opening } = statement
  // Amounts come last: a number below zero is left a number only where nothing but figures stands behind it (csv.ts).
  const heads = ['day', 'time', 'what', 'about', 'note', 'entry', 'amount', 'balance'] as const
  yield csvOf([
    heads.map((head) => text(`statement_${head}`)),
    [from, '', text('statement_opening'), '', '', '', '', unitsText(opening)],
  ])
  let closing = opening
  for await (const entries of statementEntries(pool, statement)) {
    closing = entries.at(-1)?.balanceAfter ?? closing
    yield csvOf(
      entries.map(({ id, reference, kind, at, cents, balanceAfter, about, note }) => [
        dayIn(zone, at),
        at.toISOString(),
        kindWords(text, kind),
        aboutWords(text, about),
        note,
        `${id} ${reference}`,
        unitsText(cents),
        unitsText(balanceAfter),
      ]),
    )
  }
  yield csvOf([[till, '', text('statement_closing'), '', '', '', '', unitsText(closing)]])
}

/** The statement of a customer as CSV in their language, however long; refuses customer_not_found. */
export const statementCsv = async (
  reading: Reading,
  { language, ...asked }: FileAsked,
): Promise<Result<StatementCsv, 'customer_not_found'>> => {
  const found = await accountStatement(reading.pool, asked)
  if (!found.ok) return found
  const content = csvText(reading, found.value, textFor(language ?? found.value.holder.language))
  return ok({ name: fileName(asked, 'csv'), content })
}

/**
 * The statement of a customer as PDF in their language.
 * @returns refuses customer_not_found, and statement_too_long for more than statementPdfLinesMax entries
 */
export const statementPaper = async (
  { pool, clock }: Reading,
  { language: spoken, ...asked }: FileAsked,
): Promise<Result<PaperFile, 'customer_not_found' | 'statement_too_long'>> => {
  const found = await accountStatement(pool, asked)
  if (!found.ok) return found
  const { value: statement } = found
  if (statement.lines > statementPdfLinesMax)
    return refuse('statement_too_long', { values: { max: String(statementPdfLinesMax) } })
  const { requisites: seller } = await settingsOf(pool)
  const entries: StatementEntry[] = []
  for await (const piece of statementEntries(pool, statement)) entries.push(...piece)
  const { holder, from, till, zone, customerId } = statement
  const language = spoken ?? holder.language
  const text = textFor(language)
  const issuedAt = clock.now()
  const content = await drawPaper({
    head: {
      title: text('statement_title'),
      number: `${dayText(from)} – ${dayText(till)}`,
      facts: [
        text('statement_customer', { id: String(customerId) }),
        text('paper_issued', { date: dayText(dayIn(zone, issuedAt)) }),
      ],
      seller,
      buyer: buyerOf(holder),
    },
    statement,
    entries,
    issuedAt,
    language,
  })
  return ok({ name: fileName(asked, 'pdf'), content })
}
