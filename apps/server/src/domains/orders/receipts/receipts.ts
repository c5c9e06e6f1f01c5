import { type Attachments, wearPercent } from '@pandrop/contract/attachments'
import type { Result } from '@pandrop/contract/result'
import { ok } from '@pandrop/contract/result'
import type { StaffReceipt } from '@pandrop/contract/staff/receipts'
import { dayText } from '@pandrop/dictionaries/dates'
import { textFor } from '@pandrop/dictionaries/languages'
import type { Text } from '@pandrop/dictionaries/translate'
import { formatEuro } from '@pandrop/money/format'
import { cents, inUnits } from '@pandrop/money/money'
import { dayIn } from '@pandrop/money/zones'
import { cutPage, type Page, type PageAsked, readNumberPage } from '../../../db/keyset.ts'
import type { Queryable } from '../../../db/statement.ts'
import type { Shop } from '../../../shop.ts'
import { drawPaper } from '../papers/draw-paper.ts'
import { keptPaper } from '../papers/kept-papers.ts'
import type { Paper, PaperFile } from '../papers/paper-pdf.ts'
import { buyerOf, paperLine, paperNumber } from '../papers/paper-rows.ts'
import { issueReceiptOf } from './issue-receipts.ts'
import { readReceiptWords } from './receipts.rules.ts'
import {
  type ReceiptLineRow,
  type ReceiptRow,
  selectCustomerOfEmail,
  selectReceipt,
  selectReceiptLines,
  selectReceiptOfOrder,
  selectReceiptPage,
} from './receipts.sql.ts'

/** A receipt as the order's page names it. */
export interface IssuedReceipt {
  id: number
  number: string
  issuedAt: Date
}

/** The receipt of an order; undefined while none is issued. */
export const receiptOf = async (q: Queryable, orderId: number): Promise<IssuedReceipt | undefined> => {
  const row = await selectReceiptOfOrder(q, orderId)
  return row && { id: row.id, number: paperNumber(row), issuedAt: row.issued_at }
}

const paperOf = async (q: Queryable, row: ReceiptRow, language: string): Promise<Paper> => {
  const text = textFor(language)
  const day = (at: Date): string => dayText(dayIn(row.time_zone, at))
  const lines = await selectReceiptLines(q, row.order_id)
  return {
    title: text('receipt_title'),
    number: paperNumber(row),
    issuedAt: row.issued_at,
    facts: [
      text('paper_issued', { date: day(row.issued_at) }),
      // Text, because a number would be printed with thousands separators.
      text('paper_order', { order: String(row.order_id), date: day(row.ordered_at) }),
    ],
    seller: row.seller,
    buyer: buyerOf(row),
    lines: lines.map((line) => ({ ...paperLine(line), copy: copyOf(text, line) })),
    totalLabel: text('receipt_total'),
    remarks: [
      text(`receipt_by_${row.payment_method}`, { date: day(row.paid_at) }),
      ...(row.discount_cents > 0 ? [text('receipt_discount', { amount: formatEuro(cents(row.discount_cents)) })] : []),
    ],
  }
}

/** Which copy it was: "Phase 2 · Float 0.0213, paint seed 412 · Crown (Foil)"; empty where nothing of it was kept. */
const copyOf = (text: Text, { phase, float, paint_seed: seed, attachments }: ReceiptLineRow): string => {
  // Plain digits, never an exponent, as the game's own tools show them.
  const wear = float !== null && text('paper_wear', { float: float.toFixed(9), seed: String(seed) })
  return [phase, wear, ...(attachments ? attachedTexts(attachments) : [])].filter(Boolean).join(' · ')
}

const attachedTexts = ({ stickers, charm, name_tag: tag }: Attachments): string[] => [
  ...stickers.map(({ name, wear }) => (wear === null ? name : `${name} ${wearPercent(wear)}%`)),
  ...(charm ? [charm.pattern === null ? charm.name : `${charm.name} #${charm.pattern}`] : []),
  ...(tag === null ? [] : [`“${tag}”`]),
]

type Drawing = Pick<Shop, 'pool' | 'secrets'>

/** A receipt that is read, as PDF; of an account that is gone, as it was kept. */
export const receiptPaper = async (shop: Drawing, row: ReceiptRow, language: string): Promise<PaperFile> =>
  (await keptPaper(shop, 'receipt', row.id)) ?? {
    name: `${paperNumber(row)}.pdf`,
    content: await drawPaper({ paper: await paperOf(shop.pool, row, language), language }),
  }

/**
 * A receipt as PDF, the same bytes each time.
 * @param language ISO 639-1
 * @returns undefined where there is none
 */
export const receiptFile = async (shop: Drawing, id: number, language: string): Promise<PaperFile | undefined> => {
  const row = await selectReceipt(shop.pool, id)
  return row && receiptPaper(shop, row, language)
}

/**
 * The receipt of an order as PDF, issued now if it was not yet.
 * @param customerId whose order it must be; anybody's where absent
 * @returns undefined where the order is not theirs, or not paid
 */
export const receiptFileOfOrder = async (
  shop: Drawing & Pick<Shop, 'clock'>,
  { orderId, customerId }: { orderId: number; customerId?: number },
  language: string,
): Promise<PaperFile | undefined> => {
  const known = await selectReceiptOfOrder(shop.pool, orderId)
  if (!known) await issueReceiptOf(shop.pool, orderId, shop.clock.now())
  const row = known ?? (await selectReceiptOfOrder(shop.pool, orderId))
  const isTheirs = customerId === undefined || row?.customer_id === customerId
  return row && isTheirs ? receiptPaper(shop, row, language) : undefined
}

const shown = (row: ReceiptRow): StaffReceipt => ({
  id: row.id,
  number: paperNumber(row),
  issued_at: row.issued_at.toISOString(),
  order_id: row.order_id,
  customer: { id: row.customer_id, name: `${row.name} ${row.surname}` },
  company: row.company || null,
  vat_id: row.vat_id || null,
  country: row.country,
  total: inUnits(row.total_cents),
  vat: inUnits(row.vat_cents),
})

/** Receipts, newest first: all, or those that are meant by a number, an order, an address or a sum. */
export const staffReceipts = async (
  q: Queryable,
  { search = '', ...asked }: PageAsked & { search?: string | undefined },
): Promise<Result<Page<StaffReceipt>, 'invalid_input'>> => {
  const page = readNumberPage(asked)
  if (!page.ok) return page
  const { before, rowsMax } = page.value
  const words = readReceiptWords(search)
  if (!words) return ok({ rows: [], next: null })
  const { email, ...meant } = words
  const customer = email === null ? undefined : await selectCustomerOfEmail(q, email)
  if (email !== null && !customer) return ok({ rows: [], next: null })
  const found = await selectReceiptPage(q, { before, rowsMax, ...meant, customerId: customer?.id ?? null })
  const { rows, next } = cutPage(found, rowsMax, ({ id }) => id)
  return ok({ rows: rows.map(shown), next })
}
