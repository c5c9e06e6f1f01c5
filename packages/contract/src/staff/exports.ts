import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { say } from '../say.ts'
import { answer, body, day, instant, lengthAtMost, query } from '../wire.ts'
import { type ExportName, exportColumns, exportFormats, exportNames, exportStates } from './export-columns.ts'
import * as routes from './routes/exports.ts'

const wrong = say('field_invalid')

const exported = z.object({
  id: z.int(),
  name: z.enum(exportNames),
  format: z.enum(exportFormats),
  columns: z.array(z.string()),
  /** first and last day, in the shop's zone */
  from: z.string(),
  till: z.string(),
  state: z.enum(exportStates),
  rows_done: z.int(),
  /** null: not counted yet */
  rows_all: z.nullable(z.int()),
  bytes: z.int(),
  failure: z.nullable(z.string()),
  made_by: z.string(),
  created_at: instant,
})

export type StaffExport = z.output<typeof exported>

export const listExports = defineCall(routes.listExports, {
  summary: 'Exports of the last days, newest first, with how far each is, and what is made of every month',
  query: query({}),
  answer: answer({
    exports: z.array(exported),
    monthly: z.array(z.object({ name: z.enum(exportNames), format: z.enum(exportFormats) })),
  }),
  refusals: [],
})

const name = z.enum(exportNames, wrong)
const format = z.enum(exportFormats, wrong)

const hasColumns = ({ name: what, columns }: { name: ExportName; columns: readonly string[] }): boolean =>
  columns.every((column) => (exportColumns[what] as readonly string[]).includes(column)) &&
  new Set(columns).size === columns.length

export const createExport = defineCall(routes.createExport, {
  summary: 'Has a job write rows of some days to a file',
  body: body({
    name,
    format,
    /** first and last day, in the shop's zone */
    from: day,
    till: day,
    /** in the order in which they stand in the file */
    columns: z
      .array(z.string(wrong).check(lengthAtMost(40, wrong)), wrong)
      .check(z.minLength(1, wrong), z.maxLength(30, wrong)),
  }).check(
    z.refine(({ from, till }) => from <= till, { error: wrong, path: ['till'] }),
    z.refine(hasColumns, { error: wrong, path: ['columns'] }),
  ),
  answer: answer({ export: exported }),
  refusals: ['staff_role_missing', 'exports_full'],
})

export const setMonthlyExports = defineCall(routes.setMonthlyExports, {
  summary: 'Says what is made of every month that ends; administrators are mailed a link',
  body: body({
    monthly: z.array(z.strictObject({ name, format }), wrong).check(
      z.maxLength(exportNames.length, wrong),
      z.refine((all) => new Set(all.map((one) => one.name)).size === all.length, wrong),
    ),
  }),
  answer: answer({ monthly: z.array(z.object({ name: z.enum(exportNames), format: z.enum(exportFormats) })) }),
  refusals: [],
})
