import type { ExportFormat, ExportName } from '@pandrop/contract/staff/export-columns'
import type { StaffExport } from '@pandrop/contract/staff/exports'

/** What can be exported, in words. */
export const exportNameTexts: Record<ExportName, string> = {
  orders: 'Orders',
  order_lines: 'Lines of orders',
  refunds: 'Refunds',
  receipts: 'Receipts',
  payments: 'Payments',
  payouts: 'Payouts',
  customers: 'Customers',
  items: 'Items',
  journal: 'Journal of the books',
  audit: 'Audit log',
}

export const exportFormatTexts: Record<ExportFormat, string> = { csv: 'CSV', json: 'JSON lines' }

const sizeOf = (bytes: number): string =>
  bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1e3))} kB` : `${(bytes / 1e6).toFixed(1)} MB`

const count = (rows: number): string => rows.toLocaleString('en-US')

/** Texts of exports. */
export const exportTexts = {
  table: 'Files of the last seven days',
  make: 'New export',
  what: 'What',
  format: 'As',
  from: 'First day',
  till: 'Last day',
  columns: 'Columns',
  columnsWrong: 'Choose a column',
  daysWrong: 'The last day is before the first',
  submit: 'Make it',
  made: 'It is being made',
  failed: 'It could not be made',
  name: 'Export',
  days: 'Days',
  state: 'State',
  by: 'Made by',
  at: 'Asked for',
  file: 'File',
  save: (bytes: number) => sizeOf(bytes),
  saveOf: (name: string, from: string, till: string) => `Save ${name}, ${from} to ${till}`,
  range: (from: string, till: string) => (from === till ? from : `${from} – ${till}`),
  waiting: 'Waits',
  running: (done: number, all: number | null) => `${count(done)} of ${all === null ? '…' : count(all)}`,
  done: (rows: number) => `${count(rows)} ${rows === 1 ? 'row' : 'rows'}`,
  gaveUp: 'Failed',
  rowName: ({ name, from, till }: StaffExport) => `${exportNameTexts[name]}, ${from} to ${till}`,
  none: 'There are no files',
  noneText: 'What is made stands here for seven days.',
  monthly: 'Of every month',
  monthlyHint:
    'Made by themselves as a month ends, with all columns; administrators are mailed a link that asks for their ' +
    'sign-in.',
  monthlyNone: 'Not',
  monthlySave: 'Save',
  monthlySaved: 'Saved',
  monthlyFailed: 'It could not be saved',
  monthlyUnchanged: 'Nothing was changed',
} as const
