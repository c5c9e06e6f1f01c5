import { receiptsOfPartMax } from '@pandrop/contract/staff/receipts'
import type { Queryable } from '../../../db/statement.ts'
import type { Shop } from '../../../shop.ts'
import { zipOf } from '../../../zip.ts'
import { countReceiptsOfMonth, selectReceiptsOfMonth } from './receipts.sql.ts'
import { receiptPaper } from './receipts.ts'

/** A part of a month's receipts as a ZIP archive. */
interface MonthPart {
  /** receipts-2026-11.zip, receipts-2026-11-2.zip */
  name: string
  /** written while it is read */
  content: AsyncGenerator<Buffer>
}

/**
 * How many receipts were issued in a month, by the day that stands on each.
 * @param month 2026-11
 */
export const receiptMonth = async (
  q: Queryable,
  month: string,
): Promise<{ month: string; receipts: number; parts: number }> => {
  const counted = await countReceiptsOfMonth(q, { month: `${month}-01` })
  const receipts = counted?.receipts ?? 0
  return { month, receipts, parts: Math.ceil(receipts / receiptsOfPartMax) }
}

type Archive = Pick<Shop, 'pool' | 'secrets'>

// Few rows at a time: whoever breaks off after the first has not read the others.
const rowsAtOnce = 100

async function* papersOf(shop: Archive, month: string, part: number) {
  const first = (part - 1) * receiptsOfPartMax
  for (let skipped = first; skipped < first + receiptsOfPartMax; skipped += rowsAtOnce) {
    const rows = await selectReceiptsOfMonth(shop.pool, { month: `${month}-01`, skipped, rowsMax: rowsAtOnce })
    for (const row of rows) yield { ...(await receiptPaper(shop, row, 'en')), at: row.issued_at }
    if (rows.length < rowsAtOnce) return
  }
}

/**
 * The receipts of a month in the order of their numbers, 2,000 a part (receiptsOfPartMax), as PDF in English.
 * @param asked.part from 1
 * @returns undefined where that part has none
 */
export const receiptArchive = async (
  shop: Archive,
  { month, part }: { month: string; part: number },
): Promise<MonthPart | undefined> => {
  const { parts } = await receiptMonth(shop.pool, month)
  if (part < 1 || part > parts) return undefined
  const name = part === 1 ? `receipts-${month}.zip` : `receipts-${month}-${part}.zip`
  return { name, content: zipOf(papersOf(shop, month, part)) }
}
