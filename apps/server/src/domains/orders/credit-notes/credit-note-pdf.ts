import { dateText } from '@pandrop/dictionaries/dates'
import { textFor } from '@pandrop/dictionaries/languages'
import type { Text } from '@pandrop/dictionaries/translate'
import { formatCents } from '@pandrop/money/format'
import { type Cents, sum } from '@pandrop/money/money'
import type PDFDocument from 'pdfkit'
import { inServerFolder } from '../../../db/server-folder.ts'
import type { CreditNote, CreditNoteLine } from './credit-notes.ts'

// Points of an A4 page, 595 × 842.
const margin = 56
const right = 539
const pageEnd = 770
const lineGap = 3
const columns = { item: margin, rate: 247, net: 291, vat: 375, gross: 459 }
const rateWidth = 40
const numberWidth = 80
const buyerLeft = 306

const ink = '#14171a'
const grey = '#5c656e'

// Latin, Central European, Greek and Cyrillic letters, €, ™ and ★: what names of people and items are made of.
const fonts = { text: 'content/fonts/inter-400.ttf', bold: 'content/fonts/inter-600.ttf' } as const

type Page = InstanceType<typeof PDFDocument>

/** A page and the words on it. */
interface Sheet {
  page: Page
  text: Text
}

const money = (amount: Cents): string => `€${formatCents(amount)}`

/**
 * A credit note as PDF, ready to be kept. Numbers, dates and amounts are the same in every language.
 * @param language ISO 639-1
 * @returns the same bytes for the same note and language, so that a copy never differs from its original
 */
export const creditNotePdf = async (note: CreditNote, language: string): Promise<Buffer<ArrayBuffer>> => {
  // A start of the server need not wait for what draws a document now and then.
  const { default: Document } = await import('pdfkit')
  return new Promise((resolve, reject) => {
    const text = textFor(language)
    const info = {
      Title: `${text('credit_note_title')} ${note.number}`,
      CreationDate: note.issuedAt,
      ModDate: note.issuedAt,
    }
    const page = new Document({ size: 'A4', margin, info, lang: language, displayTitle: true })
    const parts: Buffer[] = []
    page.on('data', (part: Buffer) => parts.push(part))
    page.on('end', () => resolve(Buffer.concat(parts)))
    page.on('error', reject)
    page.registerFont('text', inServerFolder(fonts.text))
    page.registerFont('bold', inServerFolder(fonts.bold))
    const sheet = { page, text }
    drawHead(sheet, note)
    drawLines(sheet, note.lines)
    drawTotals(sheet, note)
    page.end()
  })
}

const drawHead = ({ page, text }: Sheet, note: CreditNote): void => {
  page.font('bold').fontSize(22).fillColor(ink).text(text('credit_note_title'), margin, margin)
  page
    .font('bold')
    .fontSize(11)
    .text(note.number, margin, margin + 32)
  const facts = [
    text('credit_note_issued', { date: dateText(note.issuedAt) }),
    // Text, because a number would be printed with thousands separators.
    text('credit_note_order', { order: String(note.order.id), date: dateText(note.order.placedAt) }),
  ]
  page
    .font('text')
    .fontSize(10)
    .fillColor(grey)
    .text(facts.join('\n'), margin, margin + 50, { lineGap })
  const top = 150
  block(page, { title: text('credit_note_from'), lines: note.seller.split('\n'), left: margin, top })
  const endOfSeller = page.y
  const { name, address, email } = note.buyer
  block(page, { title: text('credit_note_to'), lines: [name, ...address, email], left: buyerLeft, top })
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

/** One line of the table: its texts stand on one line, the first may take more. */
const row = (page: Page, [item = '', rate = '', ...amounts]: string[], size = 10): void => {
  const width = columns.rate - columns.item - 12
  page.fontSize(size)
  const height = Math.max(page.heightOfString(item, { width }), page.currentLineHeight()) + 10
  if (page.y + height > pageEnd) page.addPage()
  const top = page.y
  page.text(item, columns.item, top, { width })
  page.text(rate, columns.rate, top, { width: rateWidth, align: 'right', lineBreak: false })
  const lefts = [columns.net, columns.vat, columns.gross]
  for (const [at, amount] of amounts.entries())
    page.text(amount, lefts[at], top, { width: numberWidth, align: 'right', lineBreak: false })
  page.y = top + height
}

const rule = (page: Page): void => {
  page.moveTo(margin, page.y).lineTo(right, page.y).lineWidth(0.5).strokeColor('#c9ced3').stroke()
  page.y += 8
}

const drawLines = ({ page, text }: Sheet, lines: readonly CreditNoteLine[]): void => {
  page.font('bold').fillColor(grey)
  const head = (['item', 'rate', 'net', 'vat', 'total'] as const).map((column) => text(`credit_note_${column}`))
  row(page, head, 9)
  rule(page)
  page.font('text').fillColor(ink)
  for (const { title, vatPercent, net, vat, gross } of lines)
    row(page, [title, `${vatPercent}%`, money(net), money(vat), money(gross)])
  rule(page)
}

const drawTotals = ({ page, text }: Sheet, note: CreditNote): void => {
  page.font('text').fillColor(grey)
  for (const { rate, country, net, vat, gross } of byRate(note.lines))
    row(page, [text('credit_note_vat_of', { country }), `${rate}%`, money(net), money(vat), money(gross)])
  page.font('bold').fillColor(ink)
  row(page, [text('credit_note_credited'), '', money(note.net), money(note.vat), money(note.gross)], 11)
  page.font('text').fontSize(10).fillColor(grey)
  page.text(text(`credit_note_to_${note.destination}`), margin, page.y + 12, { width: right - margin })
}

/** Sums for each rate and country, as tax offices want to read them. */
const byRate = (lines: readonly CreditNoteLine[]) => {
  const keys = [...new Set(lines.map(({ vatPercent, vatCountry }) => `${vatPercent} ${vatCountry}`))]
  return keys.map((key) => {
    const [rate = '', country = ''] = key.split(' ')
    const same = lines.filter(({ vatPercent, vatCountry }) => `${vatPercent} ${vatCountry}` === key)
    const total = (part: 'net' | 'vat' | 'gross') => sum(same.map((line) => line[part]))
    return { rate, country, net: total('net'), vat: total('vat'), gross: total('gross') }
  })
}
