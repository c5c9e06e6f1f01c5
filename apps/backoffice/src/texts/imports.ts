import type { ImportState } from '@pandrop/contract/lifecycle/import'
import type { ImportFormatName, ImportOutcome, ImportSettlement } from '@pandrop/contract/staff/import-limits'

/** How an import stands. */
export const importStateNames: Record<ImportState, string> = {
  reading: 'Reading',
  ready: 'Ready to import',
  importing: 'Importing',
  done: 'Imported',
  undoing: 'Taking back',
  undone: 'Taken back',
  failed: 'Not readable',
}

/** What a file is of. */
export const importFormatNames: Record<ImportFormatName, string> = {
  items: 'Items',
  steam: 'Steam inventory',
  skins: 'Skins',
  prices: 'Price list',
}

/** Tabs of a report. */
export const outcomeNames: Record<ImportOutcome | 'odd' | 'refused', string> = {
  new: 'New',
  changed: 'Changed',
  same: 'Same as here',
  not_ours: 'Not ours',
  wrong: 'Wrong',
  missing: 'No longer there',
  odd: 'Odd prices',
  refused: 'Left out',
}

const runItems = 'Rows that are wrong stay out. It can be taken back for a day: what it added, not what it changed.'
const runFacts = 'Rows that are wrong stay out. It can be taken back for a day, where nobody has changed it since.'

/** What is said before a file is imported. */
export const runTexts: Record<ImportFormatName, string> = {
  items: runItems,
  steam: runItems,
  skins: runFacts,
  prices: `${runFacts} A price that was set by hand stays.`,
}

const undoItems =
  'Items that this import added are withdrawn as wrong entries, unless somebody reserved or bought them. What it ' +
  'changed stays as it is.'

/** What is said before an import is taken back. */
export const undoTexts: Record<ImportFormatName, string> = {
  items: undoItems,
  steam: undoItems,
  skins: 'What it changed is as it was before, and what it added goes, unless somebody has used or changed it since.',
  prices:
    'Prices and their lists are as they were before, unless a person or another list has changed them since. A kind ' +
    'that had no price has none again, unless something is of it.',
}

/** What became of rows. */
export const settlementNames: Record<ImportSettlement, string> = {
  added: 'added',
  changed: 'changed',
  same: 'already so',
  refused: 'left out',
  undone: 'taken back',
  kept: 'kept',
}

const rowsOf = (count: number): string => (count === 1 ? '1 row' : `${count.toLocaleString('en-US')} rows`)

/** Texts of imports. */
export const importTexts = {
  table: 'Imports',
  file: 'File',
  format: 'What',
  state: 'Status',
  rows: 'Rows',
  result: 'Came to',
  by: 'By',
  at: 'Uploaded',
  rowName: (name: string) => `Import of ${name}`,
  filesOf: (name: string, files: number) => (files > 1 ? `${name} and ${files - 1} more` : name),
  none: 'Nothing was imported yet',
  noneText: 'Upload a file of items, or begin with the template.',

  upload: 'Upload a file',
  uploadTitle: 'Upload a file',
  uploadText:
    'It is read into a report first: nothing changes until you import what the report found. Formats are told apart ' +
    'by their content.',
  choose: 'Choose files',
  chosen: (names: readonly string[]) => names.join(', '),
  nothingChosen: 'CSV or JSON, at most 20 MB together and 50,000 rows. Drop files here.',
  account: 'Kept on',
  accountHint: 'A Steam inventory has to say one; in our own file for rows that name none',
  factor: 'Price of the reference',
  factorHint: 'Of a Steam inventory 0.95 asks 95 % of the reference, of a price list it takes 95 % of each price',
  factorInvalid: 'From 0.01 to 2, such as 0.95',
  day: 'Day of the prices',
  dayHint: 'Of a price list. Empty: today',
  noAccount: 'No account',
  chooseFirst: 'Choose a file first',
  tooLarge: 'These files are larger than 20 MB together.',
  tooMany: (max: number) => `At most ${max} files at once.`,
  uploadButton: 'Upload and read',
  sending: 'Sending the file',
  uploadFailed: 'The file was not taken in.',
  template: 'Template (CSV)',
  templateName: 'pandrop-items.csv',

  report: 'Report',
  counts: 'What the file comes to',
  which: 'Rows by what they come to',
  line: 'Line',
  what: 'What it is of',
  field: 'Column',
  why: 'Why',
  changes: 'What changes',
  item: 'Item',
  noRows: 'No row of this kind',
  rowLabel: (line: number) => `Line ${line}`,
  openItem: (id: number) => `Item ${id}`,
  reading: (read: string, all: string | null) =>
    all === null ? 'The file is being read' : `${read} of ${all} rows read`,
  importing: (done: string, all: string) => `${done} of ${all} rows imported`,
  undoing: (done: string, all: string) => `${done} of ${all} rows taken back`,
  progress: 'How far it is',
  facts: 'The file',
  uploadedBy: 'Uploaded by',
  confirmedBy: 'Imported by',
  undoneBy: 'Taken back by',
  undoUntil: 'Can be taken back until',
  earlier: 'Sent before as',
  earlierOf: (id: number) => `Import ${id}`,
  cameTo: 'Came to',
  byAt: (who: string, at: string) => `${who}, ${at}`,

  run: (rows: number) => `Import ${rowsOf(rows)}`,
  runTitle: (rows: number) => `Import ${rowsOf(rows)}?`,
  added: (count: string) => `${count} new`,
  changed: (count: string) => `${count} changed`,
  whole: 'All or nothing: one row that cannot be imported stops them all',
  wholeOff: (wrong: number) => `${rowsOf(wrong)} would be left out`,
  wholeTooLarge: (max: number) =>
    `All or nothing changes at most ${max.toLocaleString('en-US')} items: buyers wait for them meanwhile`,
  sure: (odd: number) =>
    odd === 1
      ? 'The row with an odd price is meant; otherwise it stays out'
      : `The ${odd.toLocaleString('en-US')} rows with odd prices are meant; otherwise they stay out`,
  runNothing: 'There is nothing to import',
  runFailed: 'The import was not begun.',
  begun: 'The import has begun',
  undo: 'Take back',
  undoTitle: (rows: number) => `Take back ${rowsOf(rows)}?`,
  undoOver: 'Only what was imported within the last day is taken back',
  undoNothing: 'There is nothing to take back',
  undoFailed: 'It was not taken back.',
  undoBegun: 'Taking back has begun',
  withdraw: (count: number) => (count === 1 ? 'Withdraw it' : `Withdraw these ${count}`),
  withdrawTitle: (count: number) => (count === 1 ? 'Withdraw this item?' : `Withdraw these ${count} items?`),
  withdrawText: 'Steam does not show them on their account any more. They are gone for good, and their cost is a loss.',
  withdrawBecause: 'Why they are gone',
  withdrawn: (count: number, kept: number) =>
    kept === 0 ? `${count} withdrawn` : `${count} withdrawn, ${kept} stay: they have changed since the report`,
  withdrawFailed: 'They were not withdrawn.',
  wrongFile: 'Wrong rows (CSV)',
  wrongFileFailed: 'The file was not made.',
  noWrong: 'No row is wrong',

  missing: 'This import does not exist',
  missingText: 'The address may be old or mistyped.',
  backToImports: 'All imports',
  failed: 'The import did not load',
  loading: 'Loading the import',
} as const
