import { textFor } from '@pandrop/dictionaries/languages'
import type { Text } from '@pandrop/dictionaries/translate'
import { formatCents } from '@pandrop/money/format'
import { type Cents, sum } from '@pandrop/money/money'
import type { Font } from 'fontkit'
import type PDFDocument from 'pdfkit'
import { inServerFolder } from '../../../db/server-folder.ts'

// Points of an A4 page, 595 × 842.
export const margin = 56
export const right = 539
export const pageEnd = 770
const lineGap = 3
const totalHeight = 26
const remarkHeight = 30
const columns = { item: margin, rate: 247, net: 291, vat: 375, gross: 459 }
const rateWidth = 40
const numberWidth = 80
const buyerLeft = 306

export const ink = '#14171a'
export const grey = '#5c656e'

// Latin, Central European, Greek and Cyrillic letters, €, ™ and ★: what names of people and items are made of.
const fonts = { text: 'content/fonts/inter-400.ttf', bold: 'content/fonts/inter-600.ttf' } as const

export type Page = InstanceType<typeof PDFDocument>

/** A page and the words on it. */
interface Sheet {
  page: Page
  text: Text
}

const money = (amount: Cents): string => `€${formatCents(amount)}`

/** A line of a paper: what somebody owes or gets back, split into net and VAT. */
export interface PaperLine {
  title: string
  /** below the title: which copy it is */
  copy?: string
  gross: Cents
  net: Cents
  vat: Cents
  /** 22 means 22 % */
  vatPercent: number
  /** ISO 3166-1 alpha-2 */
  vatCountry: string
}

/** What stands above the lines of a paper. */
export interface PaperHead {
  title: string
  /** such as R-2026-000001 */
  number: string
  /** below the number, a line each */
  facts: string[]
  /** the shop's particulars, some lines */
  seller: string
  /** company and VAT id: empty where there is none */
  buyer: { company: string; name: string; address: string[]; vatId: string; email: string }
}

/** What stands on a paper of the shop, in the language of whoever reads it. */
export interface Paper extends PaperHead {
  issuedAt: Date
  lines: PaperLine[]
  /** it is no sale: neither net nor VAT is said */
  isWithoutVat?: true
  /** beside the sum of all lines */
  totalLabel: string
  /** below it, a line each */
  remarks: string[]
}

/** A paper as it is handed out. */
export interface PaperFile {
  /** R-2026-000001.pdf */
  name: string
  content: Buffer<ArrayBuffer>
}

/**
 * A paper as PDF, ready to be kept; drawPaper has a thread do it. Numbers, dates and amounts are the same in every
 * language.
 * @param language ISO 639-1
 * @returns the same bytes for the same paper and language, so that a copy never differs from its original
 */
export const paperPdf = ({ paper, language }: { paper: Paper; language: string }): Promise<Buffer<ArrayBuffer>> =>
  drawPdf({ ...paper, language }, (page) => {
    const sheet = { page, text: textFor(language) }
    drawHead(sheet, paper)
    drawLines(sheet, paper)
    drawTotals(sheet, paper)
  })

/** What a document is called and of when it is, written into it so that the same words are the same bytes. */
export interface Drawn {
  title: string
  /** stands on each page where there are several */
  number: string
  issuedAt: Date
  /** ISO 639-1 */
  language: string
}

let opened: Promise<Record<keyof typeof fonts, Font>> | undefined

/**
 * The fonts of papers, read once: what a font says is worked out when a text first needs it, and took longer than the
 * drawing of a paper. What was drawn before changes no byte of the next: a letter has a shape that is no other's.
 */
export const openFonts = () => {
  opened ??= import('fontkit').then(({ openSync }) => {
    // Only collections of several fonts are no Font.
    const open = (path: string) => {
      const font = openSync(inServerFolder(path)) as Font
      // A shape that is first met as a part of another ("e" in "é") would never be known as a letter of its own.
      for (const letter of font.characterSet) font.glyphForCodePoint(letter)
      return font
    }
    return { text: open(fonts.text), bold: open(fonts.bold) }
  })
  return opened
}

/** A document of A4 pages in the shop's two fonts, `text` and `bold`. */
export const drawPdf = async (
  { title, number, issuedAt, language }: Drawn,
  draw: (page: Page) => void,
): Promise<Buffer<ArrayBuffer>> => {
  // A start of the server need not wait for what draws a document now and then.
  const { default: Document } = await import('pdfkit')
  const { text, bold } = await openFonts()
  return new Promise((resolve, reject) => {
    const info = { Title: `${title} ${number}`, CreationDate: issuedAt, ModDate: issuedAt }
    const page = new Document({
      size: 'A4',
      margin,
      // Else pdfkit reads Helvetica for each paper, which none of them uses.
      font: '',
      info,
      lang: language,
      displayTitle: true,
      bufferPages: true,
    })
    const parts: Buffer[] = []
    page.on('data', (part: Buffer) => parts.push(part))
    page.on('end', () => resolve(Buffer.concat(parts)))
    page.on('error', reject)
    // pdfkit takes fonts that are open; its types do not say so.
    page.registerFont('text', text as unknown as Buffer)
    page.registerFont('bold', bold as unknown as Buffer)
    draw(page)
    numberPages(page, number)
    page.end()
  })
}

/** Whose paper it is, and for whom; what comes below begins at the page's y. */
export const drawHead = ({ page, text }: Sheet, { title, number, facts, seller, buyer }: PaperHead): void => {
  page.font('bold').fontSize(22).fillColor(ink).text(title, margin, margin)
  page
    .font('bold')
    .fontSize(11)
    .text(number, margin, margin + 32)
  page
    .font('text')
    .fontSize(10)
    .fillColor(grey)
    .text(facts.join('\n'), margin, margin + 50, { lineGap })
  const top = Math.max(150, page.y + 18)
  block(page, { title: text('paper_from'), lines: seller.split('\n'), left: margin, top })
  const endOfSeller = page.y
  const vatId = buyer.vatId && text('order_vat_id', { id: buyer.vatId })
  const lines = [buyer.company, buyer.name, ...buyer.address, vatId, buyer.email]
  block(page, { title: text('paper_to'), lines, left: buyerLeft, top })
  page.y = Math.max(page.y, endOfSeller) + 28
}

interface Block {
  title: string
  lines: string[]
  left: number
  top: number
}

const block = (page: Page, { title, lines, left, top }: Block): void => {
  page.font('bold').fontSize(9).fillColor(grey).text(title, left, top)
  const written = lines.map((line) => line.trim()).filter((line) => line !== '')
  page.font('text').fontSize(10).fillColor(ink)
  page.text(written.join('\n'), left, top + 16, { width: 225, lineGap })
}

const nothing = (): void => {}

/** One line of the table: its texts stand on one line, the first may take more. */
const row = (
  page: Page,
  [item = '', rate = '', ...amounts]: string[],
  { size = 10, onNewPage = nothing }: { size?: number; onNewPage?: () => void } = {},
): void => {
  const width = columns.rate - columns.item - 12
  page.fontSize(size)
  const height = Math.max(page.heightOfString(item, { width }), page.currentLineHeight()) + 10
  if (page.y + height > pageEnd) {
    page.addPage()
    onNewPage()
    page.fontSize(size)
  }
  const top = page.y
  page.text(item, columns.item, top, { width })
  page.text(rate, columns.rate, top, { width: rateWidth, align: 'right', lineBreak: false })
  const lefts = [columns.net, columns.vat, columns.gross]
  for (const [at, amount] of amounts.entries())
    page.text(amount, lefts[at], top, { width: numberWidth, align: 'right', lineBreak: false })
  page.y = top + height
}

/** A line across the page. */
export const rule = (page: Page): void => {
  page.moveTo(margin, page.y).lineTo(right, page.y).lineWidth(0.5).strokeColor('#c9ced3').stroke()
  page.y += 8
}

const drawLines = ({ page, text }: Sheet, { lines, isWithoutVat }: Paper): void => {
  const split = (rate: string, net: string, vat: string) => (isWithoutVat ? ['', '', ''] : [rate, net, vat])
  const head = (): void => {
    page.font('bold').fillColor(grey)
    const taxes = split(text('paper_rate'), text('paper_net'), text('paper_vat'))
    row(page, [text('paper_item'), ...taxes, text(isWithoutVat ? 'orders_sum' : 'paper_total')], { size: 9 })
    rule(page)
    page.font('text').fillColor(ink)
  }
  head()
  for (const { title, copy, vatPercent, net, vat, gross } of lines) {
    const item = [title, copy].filter(Boolean).join('\n')
    row(page, [item, ...split(`${vatPercent}%`, money(net), money(vat)), money(gross)], { onNewPage: head })
  }
  rule(page)
}

const drawTotals = ({ page, text }: Sheet, { lines, isWithoutVat, totalLabel, remarks }: Paper): void => {
  const rates = isWithoutVat ? [] : byRate(lines)
  // The sums stand together: whoever reads the total sees what it is made of.
  const height = (rates.length + 1) * totalHeight + remarks.length * remarkHeight
  if (page.y + height > pageEnd) page.addPage()
  page.font('text').fillColor(grey)
  for (const { rate, country, net, vat, gross } of rates)
    row(page, [text('paper_vat_of', { country }), `${rate}%`, money(net), money(vat), money(gross)])
  const total = (part: 'net' | 'vat' | 'gross') => money(sum(lines.map((line) => line[part])))
  page.font('bold').fillColor(ink)
  const taxes = isWithoutVat ? ['', ''] : [total('net'), total('vat')]
  row(page, [totalLabel, '', ...taxes, total('gross')], { size: 11 })
  page.font('text').fontSize(10).fillColor(grey)
  page.text(remarks.join('\n'), margin, page.y + 12, { width: right - margin, lineGap })
}

/** Which of how many pages each is, where there are more than one. */
const numberPages = (page: Page, number: string): void => {
  const { count } = page.bufferedPageRange()
  if (count === 1) return
  for (let place = 0; place < count; place += 1) {
    page.switchToPage(place)
    // What stands below the margin would begin a page of its own.
    page.page.margins.bottom = 0
    const words = `${number} · ${place + 1} / ${count}`
    page.font('text').fontSize(8).fillColor(grey)
    page.text(words, margin, pageEnd + 28, { width: right - margin, align: 'right', lineBreak: false })
  }
}

/** Sums for each rate and country, as tax offices want to read them. */
const byRate = (lines: readonly PaperLine[]) => {
  const keys = [...new Set(lines.map(({ vatPercent, vatCountry }) => `${vatPercent} ${vatCountry}`))]
  return keys.map((key) => {
    const [rate = '', country = ''] = key.split(' ')
    const same = lines.filter(({ vatPercent, vatCountry }) => `${vatPercent} ${vatCountry}` === key)
    const total = (part: 'net' | 'vat' | 'gross') => sum(same.map((line) => line[part]))
    return { rate, country, net: total('net'), vat: total('vat'), gross: total('gross') }
  })
}
