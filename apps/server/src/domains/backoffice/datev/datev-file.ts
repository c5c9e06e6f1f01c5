import { ok, type Result, refuse } from '@pandrop/contract/result'
import { type DatevAccount, datevLinesMax } from '@pandrop/contract/staff/datev'
import type { DatevChart } from '@pandrop/contract/staff/datev-charts'
import { monthAfter } from '@pandrop/money/days'
import { dayAfter, dayIn, wallClock } from '@pandrop/money/zones'
import type pg from 'pg'
import type { Clock } from '../../../clock.ts'
import type { Queryable } from '../../../db/statement.ts'
import { accountNames, type Journal, journalOf } from '../../../ledger/journal.ts'
import { paperNumber } from '../../orders/papers/paper-rows.ts'
import { spanOf } from '../months/month-spans.ts'
import type { MonthSpan } from '../months/months.rules.ts'
import { suggestedAccounts } from './charts.rules.ts'
import { selectDatevSettings, selectPapers, selectTaxKinds, selectTaxParts, type TaxPartRow } from './datev.sql.ts'
import { columns, headOf, inWindows1252, lineOf } from './layout.ts'
import { nameOf, numbersOf, type Pair, pairsOf, sidesOf } from './postings.rules.ts'

/** A file for DATEV. */
interface DatevFile {
  /** DATEV looks for names that begin so */
  name: string
  content: Uint8Array<ArrayBuffer>
  lines: number
}

type DatevRefusal = 'month_ahead' | 'datev_unset' | 'datev_unmapped' | 'datev_too_long'

interface BookedPair extends Pair {
  posting: Journal
  paper: string
}

/** The postings of a month as pairs, with their papers, piece by piece. */
async function* bookedPairs(pool: pg.Pool, span: MonthSpan): AsyncGenerator<BookedPair[]> {
  for await (const postings of journalOf(pool, span)) {
    const references = postings.map(({ reference }) => reference)
    const [parts, papers] = await Promise.all([selectTaxParts(pool, references), selectPapers(pool, references)])
    const partsOf = new Map<string, TaxPartRow[]>()
    for (const part of parts) partsOf.set(part.reference, [...(partsOf.get(part.reference) ?? []), part])
    const paperOf = new Map(papers.map((paper) => [paper.reference, paperNumber(paper)]))
    yield postings.flatMap((posting) => {
      const paper = paperOf.get(posting.reference) ?? ''
      const sides = sidesOf(posting.entries, partsOf.get(posting.reference) ?? [])
      return pairsOf(sides).map((pair) => ({ ...pair, posting, paper }))
    })
  }
}

/** The day of a posting, within its month also where the shop has changed its time zone since that was locked. */
const dayOf = ({ zone, month }: MonthSpan, at: Date): string => {
  const [first, last] = [`${month}-01`, lastDayOf(month)]
  const day = dayIn(zone, at)
  return [first, day, last].toSorted()[1] ?? day
}

const lastDayOf = (month: string): string => dayAfter(`${monthAfter(month, 1)}-01`, -1)

const yearOf = (month: string, firstMonth: number): string => {
  const year = Number(month.slice(0, 4)) - (Number(month.slice(5)) < firstMonth ? 1 : 0)
  return `${year}-${String(firstMonth).padStart(2, '0')}-01`
}

const textOf = ({ kind, reference }: Journal): string => `${kind.replaceAll('_', ' ')}, ${reference}`

/** Numbers of a chart for every account of the books, of which an empty one says that the chart has none. */
export const suggestedNumbers = async (
  q: Queryable,
  asked: { chart: DatevChart; length: number },
): Promise<DatevAccount[]> => {
  const [accounts, taxes] = await Promise.all([accountNames(q), selectTaxKinds(q)])
  return suggestedAccounts(asked, accounts, taxes)
}

/**
 * The postings of a month for DATEV: each pair of a debit and a credit in a line, so that what the lines move of an
 * account is what the books moved of it (docs/behaviour/money.md#datev).
 * @param linesMax so many lines DATEV reads from one file
 * @returns refuses month_ahead, datev_unset, datev_unmapped with the names of what has no number, and datev_too_long
 */
export const datevFile = async (
  { pool, clock }: { pool: pg.Pool; clock: Clock },
  month: string,
  linesMax = datevLinesMax,
): Promise<Result<DatevFile, DatevRefusal>> => {
  const [span, set] = await Promise.all([spanOf(pool, month), selectDatevSettings(pool)])
  const now = clock.now()
  if (span.from > now) return refuse('month_ahead')
  if (!set?.datev_consultant || !set.datev_client) return refuse('datev_unset')
  const numberOf = numbersOf(set.datev_accounts)
  const unmapped = new Set<string>()
  const head = headOf({
    madeAt: wallClock(span.zone, now),
    consultant: set.datev_consultant,
    client: set.datev_client,
    yearFrom: yearOf(month, set.datev_year_month),
    accountLength: set.datev_account_length,
    from: `${month}-01`,
    till: lastDayOf(month),
    chart: set.datev_chart,
  })
  const written = [inWindows1252(`${head}\r\n${columns.join(';')}\r\n`)]
  let lines = 0
  for await (const pairs of bookedPairs(pool, span)) {
    const found = pairs.map((pair) => {
      const [debit, credit] = [numberOf(pair.debit), numberOf(pair.credit)]
      if (!debit) unmapped.add(nameOf(pair.debit))
      if (!credit) unmapped.add(nameOf(pair.credit))
      return lineOf({
        cents: pair.cents,
        debit: debit?.number ?? '',
        credit: credit?.number ?? '',
        key: credit?.key || debit?.key || '',
        day: dayOf(span, pair.posting.made_at),
        paper: pair.paper,
        text: textOf(pair.posting),
      })
    })
    lines += found.length
    if (lines > linesMax) return refuse('datev_too_long', { values: { max: linesMax.toLocaleString('en') } })
    written.push(inWindows1252(found.map((line) => `${line}\r\n`).join('')))
  }
  if (unmapped.size > 0) return refuse('datev_unmapped', { values: { accounts: [...unmapped].toSorted().join(', ') } })
  return ok({ name: `EXTF_Buchungsstapel_${month}.csv`, content: Buffer.concat(written), lines })
}
