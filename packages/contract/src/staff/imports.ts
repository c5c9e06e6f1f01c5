import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { importLifecycle, importStates } from '../lifecycle/import.ts'
import { withdrawalCauses } from '../lifecycle/item.ts'
import { say } from '../say.ts'
import { answer, body, id, instant, query } from '../wire.ts'
import {
  importBytesMax,
  importFilesMax,
  importFormats,
  importOutcomes,
  importRowsMax,
  importSettlements,
} from './import-limits.ts'
import { chosenItems, namedAtOnceMax } from './item-changes.ts'
import { pageAnswer, pageQuery } from './pages.ts'
import * as routes from './routes/imports.ts'
import { stepBody } from './steps.ts'

const wrong = say('field_invalid')

/** From 0.01 to 2, with two decimals. */
const factor = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^[0-2](\.\d{1,2})?$/, wrong))], wrong),
  z.pipe(z.transform(Number), z.number().check(z.minimum(0.01, wrong), z.maximum(2, wrong))),
)

const imported = z.object({
  id: z.int(),
  format: z.enum(importFormats),
  state: z.enum(importStates),
  /** of its first file, as whoever sent it called it */
  file_name: z.string(),
  files: z.int(),
  uploaded_by: z.string(),
  uploaded_at: instant,
  /** null while its file is not counted yet */
  rows: z.nullable(z.int()),
  rows_read: z.int(),
  /** rows that were to be imported or taken back, and those that are */
  rows_to_do: z.int(),
  rows_done: z.int(),
  /** what the report found, by outcome; an outcome that nothing came to is left out */
  counts: z.record(z.string(), z.int()),
  /** rows with a price that is asked about once more */
  odd: z.int(),
  /** what became of the rows that were imported */
  settled: z.record(z.string(), z.int()),
  /** why its file could not be read, or why nothing of it was imported */
  problem: z.nullable(z.string()),
  confirmed_by: z.nullable(z.string()),
  confirmed_at: z.nullable(instant),
  finished_at: z.nullable(instant),
  /** until when it can be undone; null while or once it cannot */
  undo_until: z.nullable(instant),
  undone_by: z.nullable(z.string()),
  /** an import of before with the very same files */
  earlier: z.nullable(z.int()),
})

export type StaffImport = z.output<typeof imported>

const row = z.object({
  /** of the file, from 1; of several files the rows are counted on */
  line: z.int(),
  outcome: z.enum(importOutcomes),
  /** what it is of */
  label: z.string(),
  /** the column that is wrong */
  field: z.nullable(z.string()),
  /** what is wrong, or what it changes */
  why: z.nullable(z.string()),
  /** what is asked about its price once more */
  odd: z.nullable(z.string()),
  item_id: z.nullable(z.int()),
  settled: z.nullable(z.enum(importSettlements)),
})

export type ImportRow = z.output<typeof row>

export const listImports = defineCall(routes.listImports, {
  summary: 'Files that were read in, newest first, with what they came to',
  query: query(pageQuery),
  answer: answer(pageAnswer(imported)),
  refusals: [],
})

export const uploadImport = defineCall(routes.uploadImport, {
  summary: `Takes a file of at most ${importRowsMax} rows, or the pages of one; a job reads it into a report`,
  query: query({
    /** the Steam account that its items are kept on, where the file does not say */
    account: z.optional(id),
    /** what comes in without a price asks the reference price times this, and so does a price of a list: 0.95 */
    factor: z.optional(factor),
    /** that prices of a list are of (2026-12-01); absent: today, in UTC */
    day: z.optional(z.iso.date(wrong)),
  }),
  upload: { bytesMax: importBytesMax, filesMax: importFilesMax, tooLarge: 'file_too_large' },
  answer: answer({ import: imported }),
  refusals: [
    'import_empty',
    'import_packed',
    'import_encoding',
    'import_unknown',
    'import_mixed',
    'import_account_missing',
    'account_not_found',
    'file_too_large',
    'body_unreadable',
  ],
})

export const getImport = defineCall(routes.getImport, {
  summary: 'One import, how far it is, and what can be done with it',
  params: z.object({ id }),
  query: query({}),
  answer: answer({ import: imported }),
  refusals: ['import_not_found'],
})

export const listImportRows = defineCall(routes.listImportRows, {
  summary: 'Rows of an import by line, of one outcome',
  params: z.object({ id }),
  query: query({ ...pageQuery, outcome: z.enum([...importOutcomes, 'odd', 'refused'], wrong) }),
  answer: answer(pageAnswer(row)),
  refusals: ['import_not_found'],
})

export const exportImportRows = defineCall(routes.exportImportRows, {
  summary: 'The rows of an import that are wrong or were refused, as CSV, each with what is wrong',
  params: z.object({ id }),
  query: query({}),
  answer: answer({ file_name: z.string(), csv: z.string() }),
  refusals: ['import_not_found'],
})

export const takeImportStep = defineCall(routes.takeImportStep, {
  summary: 'Imports what a report found, or takes back what that added; the same step again changes nothing',
  params: z.object({ id }),
  body: stepBody(importLifecycle, {
    /** all rows or none; otherwise wrong ones stay out */
    whole: z.optional(z.boolean(wrong)),
    /** prices that were asked about are meant; otherwise their rows stay out */
    sure: z.optional(z.boolean(wrong)),
  }),
  answer: answer({
    import: imported,
    /** false: it had been done before */
    changed: z.boolean(),
  }),
  refusals: ['import_not_found', 'import_state_wrong', 'import_nothing', 'import_rows_wrong', 'import_whole_too_large'],
  auditedField: 'step',
})

export const withdrawMissingItems = defineCall(routes.withdrawMissingItems, {
  summary: 'Lets items go that the newest report of a Steam account did not find there, if they should still be',
  params: z.object({ id }),
  body: body({
    items: z.array(id, wrong).check(z.minLength(1, wrong), z.maxLength(namedAtOnceMax, wrong)),
    because: z.enum(withdrawalCauses, wrong),
  }),
  answer: answer({
    changed: z.int(),
    /** reserved, gone, or on another account or with another number of Steam since */
    kept: z.int(),
  }),
  refusals: ['import_not_found', 'import_not_newest'],
})

export const exportItems = defineCall(routes.exportItems, {
  summary: 'Items as our own file has them: what is changed in it can be imported',
  body: body({ items: chosenItems }),
  answer: answer({ file_name: z.string(), csv: z.string(), items: z.int() }),
  refusals: ['items_too_many'],
})
