import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { amount, answer, instant, query } from '../wire.ts'
import { pageAnswer, pageQuery, searchWords } from './pages.ts'
import { month } from './reports.ts'
import * as routes from './routes/receipts.ts'

const receipt = z.object({
  id: z.int(),
  /** such as R-2026-000123; its PDF lies below /api/staff/receipts by its id */
  number: z.string(),
  issued_at: instant,
  order_id: z.int(),
  customer: z.object({ id: z.int(), name: z.string() }),
  /** the business that they bought for; null: they named none */
  company: z.nullable(z.string()),
  vat_id: z.nullable(z.string()),
  /** whose VAT it is, ISO 3166-1 alpha-2 */
  country: z.string(),
  /** EUR units, VAT included */
  total: amount,
  vat: amount,
})

export type StaffReceipt = z.output<typeof receipt>

export const listReceipts = defineCall(routes.listReceipts, {
  staffKey: { scope: 'reports:read' },
  summary: 'Receipts, newest first; by number, order, customer, address or sum',
  query: query({ ...pageQuery, search: searchWords }),
  answer: answer(pageAnswer(receipt)),
  refusals: [],
})

/** Most receipts of one archive; a month that has more comes in further parts. */
export const receiptsOfPartMax = 2000

export const getReceiptMonth = defineCall(routes.getReceiptMonth, {
  staffKey: { scope: 'reports:read' },
  summary: 'How many receipts were issued in a month; each part is a ZIP below /api/staff/receipts/months',
  query: query({ month }),
  answer: answer({
    month: z.string(),
    receipts: z.int(),
    /** archives that they make */
    parts: z.int(),
  }),
  refusals: [],
})
