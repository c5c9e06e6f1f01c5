import { cents, subtract } from '@pandrop/money/money'
import type { Paper, PaperLine } from './paper-pdf.ts'

/** A paper's number as it is written: R-2026-000001. */
export const paperNumber = ({ prefix, year, number }: { prefix: string; year: number; number: number }): string =>
  `${prefix}-${year}-${String(number).padStart(6, '0')}`

/** The buyer as an order's row names them; a business stands before whoever bought for it. */
export const buyerOf = (row: {
  name: string
  surname: string
  address: string
  post_code: string
  city: string
  country: string
  email: string
  company?: string
  vat_id?: string
}): Paper['buyer'] => ({
  company: row.company ?? '',
  name: `${row.name} ${row.surname}`,
  address: [row.address, `${row.post_code} ${row.city}`, row.country],
  vatId: row.vat_id ?? '',
  email: row.email,
})

/** A line from its row, in which the sum contains its VAT. */
export const paperLine = (row: {
  title: string
  cents: number
  vat_cents: number
  vat_percent: number
  vat_country: string
}): PaperLine => ({
  title: row.title,
  gross: cents(row.cents),
  net: subtract(cents(row.cents), cents(row.vat_cents)),
  vat: cents(row.vat_cents),
  vatPercent: row.vat_percent,
  vatCountry: row.vat_country,
})
