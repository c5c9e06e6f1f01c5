import type { ExportFormat, ExportName } from '@pandrop/contract/staff/export-columns'
import type { StaffExport } from '@pandrop/contract/staff/exports'
import { firstRow, statement } from '../../../db/statement.ts'

export interface ExportRow {
  id: number
  name: ExportName
  format: ExportFormat
  columns: string[]
  from_day: string
  till_day: string
  begins_at: Date
  ends_at: Date
  state: StaffExport['state']
  rows_done: number
  rows_all: number | null
  bytes: number
  parts: number
  failure: string | null
  made_by: string
  created_at: Date
}

const fields = `id, name, format, columns, from_day::text, till_day::text, begins_at, ends_at, state, rows_done,
  rows_all, bytes, parts, failure, created_at,
  coalesce((select staff.name from staff where made_by = 'staff:' || staff.id), made_by) as made_by`

type NewExport = Pick<ExportRow, 'name' | 'format' | 'columns'> & {
  from: string
  till: string
  begins: Date
  ends: Date
  by: string
  at: Date
}

export const insertExport = firstRow<ExportRow, NewExport>(
  'insert_export',
  `insert into exports (name, format, columns, from_day, till_day, begins_at, ends_at, made_by, created_at)
   values (:name, :format, :columns, :from, :till, :begins, :ends, :by, :at)
   returning ${fields}`,
)

export const selectExports = statement<ExportRow, []>(
  'select_exports',
  `select ${fields} from exports order by id desc limit 200`,
)

export const selectExport = firstRow<ExportRow, [id: number]>(
  'select_export',
  `select ${fields} from exports where id = $1`,
)

export const countUnfinished = firstRow<{ count: number }, []>(
  'count_unfinished_exports',
  `select count(*)::int as count from exports where state in ('waiting', 'running')`,
)

/** It is begun, perhaps anew: nothing of it is there yet. */
export const beginExport = firstRow<ExportRow, [id: number, rowsAll: number]>(
  'begin_export',
  `update exports set state = 'running', rows_done = 0, bytes = 0, rows_all = $2
   where id = $1 and state in ('waiting', 'running')
   returning ${fields}`,
)

export const noteProgress = statement<never, { id: number; rows: number; bytes: number; parts: number }>(
  'note_export_progress',
  `update exports set rows_done = :rows, bytes = :bytes, parts = greatest(parts, :parts)
   where id = :id and state = 'running'`,
)

export const finishExport = statement<never, { id: number; rows: number; bytes: number; parts: number; at: Date }>(
  'finish_export',
  `update exports
   set state = 'done', rows_done = :rows, rows_all = :rows, bytes = :bytes, parts = :parts, finished_at = :at
   where id = :id and state = 'running'`,
)

/** What has not ended within a day will not. */
export const giveUpExports = statement<never, [before: Date, at: Date, failure: string]>(
  'give_up_exports',
  `update exports set state = 'failed', finished_at = $2, failure = $3
   where state in ('waiting', 'running') and created_at < $1`,
)

/** Those that were asked for before, and those that are older than the last account that was deleted: it is in them. */
export const selectOldExports = statement<{ id: number; parts: number }, [before: Date]>(
  'select_old_exports',
  `select id, parts from exports
   where state in ('done', 'failed')
     and (created_at < $1 or created_at <= (select max(ended_at) from account_deletions))
   order by id`,
)

export const deleteExport = statement<never, [id: number]>('delete_export', 'delete from exports where id = $1')

interface MonthlyRow {
  name: ExportName
  format: ExportFormat
  made_month: string | null
}

export const selectMonthly = statement<MonthlyRow, []>(
  'select_monthly_exports',
  'select name, format, made_month from monthly_exports order by name',
)

/** The same of those that were not made of a month; two at once do not make one twice. */
export const lockMonthlyDue = statement<MonthlyRow, [month: string]>(
  'lock_monthly_exports',
  `select name, format, made_month from monthly_exports
   where made_month is null or made_month < $1
   order by name
   for update`,
)

export const noteMonthMade = statement<never, [month: string, names: string[]]>(
  'note_monthly_exports_made',
  'update monthly_exports set made_month = $1 where name = any ($2)',
)

export const deleteOtherMonthly = statement<never, [names: string[]]>(
  'delete_other_monthly_exports',
  'delete from monthly_exports where name <> all ($1)',
)

export const upsertMonthly = statement<never, { name: ExportName; format: ExportFormat; month: string }>(
  'upsert_monthly_export',
  `insert into monthly_exports as standing (name, format, made_month) values (:name, :format, :month)
   on conflict (name) do update set format = excluded.format where standing.format <> excluded.format`,
)
