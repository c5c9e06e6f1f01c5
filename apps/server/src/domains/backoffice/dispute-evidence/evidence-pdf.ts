import { drawPdf, grey, ink, margin, type Page, pageEnd, right, rule } from '../../orders/papers/paper-pdf.ts'
import type { EvidenceFacts } from './evidence-row.ts'

const labelWidth = 150
const gap = 12
const lineGap = 2
const valueLeft = margin + labelWidth + gap
const valueWidth = right - valueLeft

/** A sheet as it is drawn. */
export interface EvidenceSheet {
  disputeId: string
  madeAt: Date
  facts: EvidenceFacts
  /** what staff add; '' draws none */
  words: string
}

/** The sheet as PDF, the same bytes for the same sheet, so that what is uploaded again is the same file. */
export const evidencePdf = ({ disputeId, madeAt, facts, words }: EvidenceSheet): Promise<Buffer<ArrayBuffer>> =>
  drawPdf({ title: 'Evidence', number: disputeId, issuedAt: madeAt, language: 'en' }, (page) => {
    page.font('bold').fontSize(22).fillColor(ink).text('Evidence', margin, margin)
    page.y += 4
    page.font('text').fontSize(10).fillColor(grey)
    page.text(`Dispute ${disputeId}. What the shop knew on ${madeAt.toISOString().slice(0, 16).replace('T', ' ')} UTC.`)
    page.y += 10
    for (const { title, rows } of facts.sections) {
      head(page, title)
      for (const row of rows) line(page, row)
    }
    if (words !== '') {
      head(page, 'In our words')
      page
        .font('text')
        .fontSize(9.5)
        .fillColor(ink)
        .text(words, margin, page.y, { width: right - margin, lineGap })
    }
  })

/** A section's title, with its first rows on the same page. */
const head = (page: Page, title: string): void => {
  if (page.y + 70 > pageEnd) page.addPage()
  page.y += 12
  page.font('bold').fontSize(11).fillColor(ink).text(title, margin, page.y)
  page.y += 4
  rule(page)
}

const line = (page: Page, [label, value]: readonly [string, string]): void => {
  page.font('text').fontSize(9.5)
  const height = Math.max(
    page.heightOfString(label || ' ', { width: labelWidth, lineGap }),
    page.heightOfString(value || ' ', { width: valueWidth, lineGap }),
  )
  if (page.y + height > pageEnd) page.addPage()
  const top = page.y
  page.fillColor(grey).text(label, margin, top, { width: labelWidth, lineGap })
  page.fillColor(ink).text(value, valueLeft, top, { width: valueWidth, lineGap })
  page.y = top + height + 4
}
