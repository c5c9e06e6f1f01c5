import { ok, type Result, refuse } from '@pandrop/contract/result'
import {
  administratorsExports,
  type ExportFormat,
  type ExportName,
  exportDaysKept,
} from '@pandrop/contract/staff/export-columns'
import type { StaffExport } from '@pandrop/contract/staff/exports'
import { daysBefore } from '@pandrop/money/days'
import { beginOfDay, dayAfter } from '@pandrop/money/zones'
import { enqueue } from '../../../db/enqueue.ts'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { Shop, StaffContext } from '../../../shop.ts'
import { timeZoneOf } from '../../content/settings.ts'
import {
  countUnfinished,
  deleteExport,
  type ExportRow,
  giveUpExports,
  insertExport,
  selectExport,
  selectExports,
  selectMonthly,
  selectOldExports,
} from './exports.sql.ts'
import { partPath } from './write-export.ts'

type Context = Pick<StaffContext, 'pool' | 'clock'>

/** So many may wait or run at once. */
const unfinishedMax = 20

const shown = (row: ExportRow): StaffExport => ({
  id: row.id,
  name: row.name,
  format: row.format,
  columns: row.columns,
  from: row.from_day,
  till: row.till_day,
  state: row.state,
  rows_done: row.rows_done,
  rows_all: row.rows_all,
  bytes: row.bytes,
  failure: row.failure,
  made_by: row.made_by,
  created_at: row.created_at.toISOString(),
})

/** What somebody wants to have in a file; days are whole, in the shop's zone. */
export interface ExportWish {
  name: ExportName
  format: ExportFormat
  from: string
  till: string
  columns: readonly string[]
}

/** The same with the moments that its days are. */
export const momentsOf = async (q: Queryable, { from, till }: Pick<ExportWish, 'from' | 'till'>) => {
  const zone = await timeZoneOf(q)
  return { begins: beginOfDay(zone, from), ends: beginOfDay(zone, dayAfter(till, 1)) }
}

/** Has a job write an export, in the caller's transaction. */
export const makeExport = async (
  tx: Transaction,
  { columns, ...wish }: ExportWish,
  by: string,
  at: Date,
): Promise<ExportRow> => {
  const row = await insertExport(tx, { ...wish, columns: [...columns], ...(await momentsOf(tx, wish)), by, at })
  if (!row) throw new Error('a new export has no row')
  await enqueue(tx, 'write_export', { exportId: row.id }, { queue: 'exports' })
  return row
}

/** Whether somebody may have an export: some name people, and are for administrators. */
const mayHave = (name: ExportName, role: string): boolean =>
  role === 'administrator' || !administratorsExports.includes(name)

/**
 * Has a job write an export (docs/behaviour/money.md#exports).
 * @returns refuses staff_role_missing for one that is for administrators, exports_full while many wait
 */
export const createExport = (
  { pool, clock }: Context,
  { by, role, ...wish }: ExportWish & { by: string; role: string },
): Promise<Result<{ export: StaffExport }, 'staff_role_missing' | 'exports_full'>> =>
  inTransaction(pool, async (tx) => {
    if (!mayHave(wish.name, role)) return refuse('staff_role_missing')
    if (((await countUnfinished(tx))?.count ?? 0) >= unfinishedMax) return refuse('exports_full')
    return ok({ export: shown(await makeExport(tx, wish, by, clock.now())) })
  })

/** The exports of the last days that somebody may have, newest first, and what is made of every month. */
export const listExports = async (q: Queryable, role: string) => {
  const [rows, monthly] = await Promise.all([selectExports(q), selectMonthly(q)])
  return {
    exports: rows.filter(({ name }) => mayHave(name, role)).map(shown),
    monthly: monthly.map(({ name, format }) => ({ name, format })),
  }
}

/** The file of an export as it is handed out. */
interface ExportFile {
  name: string
  type: string
  bytes: number
  content: AsyncGenerator<Buffer>
}

/**
 * The file of an export that is done.
 * @returns refuses export_not_found where there is none, or it is not done, and staff_role_missing as createExport does
 */
export const exportFile = async (
  { pool, storage }: Pick<Shop, 'pool' | 'storage'>,
  id: number,
  role: string,
): Promise<Result<ExportFile, 'export_not_found' | 'staff_role_missing'>> => {
  const row = await selectExport(pool, id)
  if (row?.state !== 'done') return refuse('export_not_found')
  if (!mayHave(row.name, role)) return refuse('staff_role_missing')
  const { name, format, from_day: from, till_day: till } = row
  async function* content(parts: number): AsyncGenerator<Buffer> {
    for (let part = 1; part <= parts; part += 1) {
      const bytes = await storage.get(partPath(id, part))
      if (!bytes) throw new Error(`part ${part} of export ${id} is gone`)
      yield bytes
    }
  }
  return ok({
    name: `${name}-${from}-to-${till}.${format === 'csv' ? 'csv' : 'jsonl'}`,
    type: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/x-ndjson; charset=utf-8',
    bytes: row.bytes,
    content: content(row.parts),
  })
}

const gaveUp = 'It did not come to an end within a day'

/** Removes files that are older than a week, and gives up what did not end. */
export const forgetOldExports = async ({
  pool,
  clock,
  storage,
}: Pick<Shop, 'pool' | 'clock' | 'storage'>): Promise<void> => {
  const now = clock.now()
  await giveUpExports(pool, daysBefore(now, 1), now, gaveUp)
  for (const { id, parts } of await selectOldExports(pool, daysBefore(now, exportDaysKept))) {
    for (let part = 1; part <= parts; part += 1) await storage.remove(partPath(id, part))
    await deleteExport(pool, id)
  }
}
