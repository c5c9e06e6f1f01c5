import { dayText } from '@pandrop/dictionaries/dates'
import { textFor } from '@pandrop/dictionaries/languages'
import type { Text } from '@pandrop/dictionaries/translate'
import { formatPrice } from '@pandrop/money/format'
import { type Cents, toUnits } from '@pandrop/money/money'
import { dayIn } from '@pandrop/money/zones'
import {
  drawHead,
  drawPdf,
  grey,
  ink,
  margin,
  type Page,
  type PaperHead,
  pageEnd,
  right,
  rule,
} from '../papers/paper-pdf.ts'
import type { AccountStatement, StatementEntry, StatementMonth } from './account-statement.ts'
import { aboutWords, kindWords } from './statement-words.ts'

const amountWidth = 84
const columns = { day: margin, what: 124, amount: right - 2 * amountWidth, balance: right - amountWidth }
const whatWidth = columns.amount - columns.what - 12
const lineGap = 2
const gap = 7

/** Everything that is drawn. */
export interface StatementDrawing {
  head: PaperHead
  statement: AccountStatement
  entries: readonly StatementEntry[]
  issuedAt: Date
  /** ISO 639-1 */
  language: string
}

const money = (amount: Cents): string => formatPrice(toUnits(amount))

/** A statement as PDF, the same bytes for the same entries made out at the same moment. */
export const statementPdf = ({
  head,
  statement,
  entries,
  issuedAt,
  language,
}: StatementDrawing): Promise<Buffer<ArrayBuffer>> =>
  drawPdf({ title: head.title, number: head.number, issuedAt, language }, (page) => {
    const text = textFor(language)
    drawHead({ page, text }, head)
    drawTableHead(page, text)
    const { zone, months, opening, closing } = statement
    const row = (cells: Cells) => drawRow(page, text, cells)
    row({ day: statement.from, what: text('statement_opening'), balance: opening, isBold: true })
    let place = 0
    for (const month of months) {
      const end = place + month.lines
      for (const entry of entries.slice(place, end))
        row({
          day: dayIn(zone, entry.at),
          what: kindWords(text, entry.kind),
          more: [aboutWords(text, entry.about), entry.note],
          amount: entry.cents,
          balance: entry.balanceAfter,
        })
      place = end
      if (months.length > 1 && entries.length > 0) row(monthEnd(text, month))
    }
    if (entries.length === 0) row({ day: '', what: text('statement_none') })
    rule(page)
    row({ day: statement.till, what: text('statement_closing'), balance: closing, isBold: true })
    page.font('text').fontSize(9).fillColor(grey)
    const remark = text('statement_ledger', { zone })
    const height = page.heightOfString(remark, { width: right - margin, lineGap: 3 })
    if (page.y + height + 10 > pageEnd) page.addPage()
    page.text(remark, margin, page.y + 10, { width: right - margin, lineGap: 3 })
  })

/** What a row shows; what is absent stays blank. */
interface Cells {
  /** 2026-11-01; empty: none */
  day: string
  what: string
  /** below it, what is not empty */
  more?: readonly string[]
  amount?: Cents
  balance?: Cents
  isBold?: boolean
}

/** With which balance a month ends, between it and the next. */
const monthEnd = (text: Text, { month, closing }: StatementMonth): Cells => ({
  day: '',
  what: text('statement_month', { month: `${month.slice(5)}.${month.slice(0, 4)}` }),
  balance: closing,
  isBold: true,
})

const drawTableHead = (page: Page, text: Text): void => {
  const top = page.y
  const rightward = { width: amountWidth, align: 'right', lineBreak: false } as const
  page.font('bold').fontSize(9).fillColor(grey)
  page.text(text('statement_day'), columns.day, top, { lineBreak: false })
  page.text(text('statement_what'), columns.what, top, { lineBreak: false })
  page.text(text('statement_amount'), columns.amount, top, rightward)
  page.text(text('statement_balance'), columns.balance, top, rightward)
  page.y = top + 18
  rule(page)
}

const drawRow = (page: Page, text: Text, { day, what, more = [], amount, balance, isBold = false }: Cells): void => {
  const below = more.filter((line) => line !== '').join('\n')
  const wide = { width: whatWidth, lineGap }
  page.font(isBold ? 'bold' : 'text').fontSize(10)
  const whatHeight = page.heightOfString(what, wide)
  page.font('text').fontSize(8.5)
  const height = whatHeight + (below === '' ? 0 : page.heightOfString(below, wide)) + gap
  if (page.y + height > pageEnd) {
    page.addPage()
    drawTableHead(page, text)
  }
  const top = page.y
  const rightward = { width: amountWidth, align: 'right', lineBreak: false } as const
  page.font(isBold ? 'bold' : 'text').fontSize(10)
  if (day !== '') page.fillColor(grey).text(dayText(day), columns.day, top, { lineBreak: false })
  page.fillColor(ink).text(what, columns.what, top, wide)
  if (amount !== undefined) page.text(money(amount), columns.amount, top, rightward)
  if (balance !== undefined) page.text(money(balance), columns.balance, top, rightward)
  page.font('text').fontSize(8.5).fillColor(grey)
  if (below !== '') page.text(below, columns.what, top + whatHeight, wide)
  page.y = top + height
}
