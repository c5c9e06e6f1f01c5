import { csvOf } from '@pandrop/contract/csv'
import type { Language } from '@pandrop/contract/languages'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { staffRefusals } from '@pandrop/contract/staff/refusals'
import type { StaffText, TextFileFormat } from '@pandrop/contract/staff/texts'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { StaffContext } from '../../../shop.ts'
import { readTable } from '../../catalogue/imports/csv-reader.ts'
import { readText } from '../../catalogue/imports/file-text.rules.ts'
import { lockSettings } from '../settings/settings.sql.ts'
import { trimmed, writeTexts } from './change-text.ts'
import { entryOf, wrongForms } from './staff-texts.ts'
import type { Words } from './texts.sql.ts'
import { textsIn } from './texts.ts'

interface Entry {
  entry: string
  english: string
  words: string
}

const entriesOf = (texts: readonly StaffText[]): Entry[] =>
  texts.flatMap(({ key, forms }) =>
    forms.map(({ form, english, shipped, own }) => ({ entry: entryOf(key, form), english, words: own ?? shipped })),
  )

/** All texts of a language for a translator: CSV with the English beside them, or JSON by entry. */
export const exportTexts = async (
  q: Queryable,
  { language, format }: { language: Language; format: TextFileFormat },
): Promise<{ file_name: string; content: string }> => {
  const entries = entriesOf((await textsIn(q, language)).filter(({ is_fixed: isFixed }) => !isFixed))
  const rows = entries.map(({ entry, english, words }) => [entry, english, words])
  const content =
    format === 'csv'
      ? csvOf([['entry', 'english', 'text'], ...rows])
      : `${JSON.stringify(Object.fromEntries(entries.map(({ entry, words }) => [entry, words])), null, 2)}\n`
  return { file_name: `texts-${language}.${format}`, content }
}

interface WrongEntry {
  entry: string
  why: string
}

interface ReadEntries {
  words: Map<string, string>
  wrong: WrongEntry[]
}

const readJson = (text: string): ReadEntries | null => {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return null
  const [words, wrong]: [Map<string, string>, WrongEntry[]] = [new Map(), []]
  for (const [entry, said] of Object.entries(read)) {
    if (typeof said === 'string') words.set(entry, said)
    else wrong.push({ entry: entry.slice(0, 100), why: 'This is no text' })
  }
  return { words, wrong }
}

const readCsv = async (text: string): Promise<ReadEntries | null> => {
  const table = await readTable(text)
  if ('problem' in table || !['entry', 'text'].every((column) => table.columns.includes(column))) return null
  const [words, wrong]: [Map<string, string>, WrongEntry[]] = [new Map(), []]
  for (const { line, cells } of table.rows) {
    const { entry = '', text: said = '' } = cells
    if (words.has(entry)) wrong.push({ entry: entry.slice(0, 100), why: `Line ${line} names it once more` })
    else words.set(entry, said)
  }
  return { words, wrong }
}

/** What a file would change of the texts, and what of it is wrong. */
const judge = (texts: readonly StaffText[], { words, wrong }: ReadEntries) => {
  const wishes: { text: StaffText; words: Words }[] = []
  const left = new Map(words)
  let same = 0
  for (const text of texts) {
    const said = new Map<string, string>()
    const standing: Words = {}
    for (const { form, own, shipped } of text.forms) {
      const entry = entryOf(text.key, form)
      standing[form] = own ?? shipped
      const typed = left.get(entry)?.trim()
      left.delete(entry)
      if (typed === undefined || typed === standing[form]) same += typed === undefined ? 0 : 1
      else said.set(form, typed)
    }
    if (said.size === 0) continue
    const wish = trimmed({ ...standing, ...Object.fromEntries(said) })
    const why = text.is_fixed
      ? { [[...said.keys()][0] ?? 'text']: staffRefusals.text_fixed.text }
      : wrongForms(text, wish)
    const problems = Object.entries(why).map(([form, reason]) => ({
      entry: entryOf(text.key, form),
      why: reason ?? '',
    }))
    if (problems.length > 0) wrong.push(...problems)
    else wishes.push({ text, words: wish })
  }
  for (const entry of left.keys()) wrong.push({ entry: entry.slice(0, 100), why: 'The shop has no such text' })
  return { wishes, same, wrong }
}

const wrongShownMax = 100

interface ImportedTexts {
  changed: number
  same: number
  applied: boolean
  wrong: WrongEntry[]
  wrong_count: number
}

type FileRefusal = 'import_empty' | 'import_packed' | 'import_encoding' | 'text_file_unknown'

/**
 * Reads a file of texts. Entries that it does not name stay as they are, those that are wrong are left out.
 * @param isApplied false: only says what would change
 * @returns refuses a file that is empty, packed or in unknown letters, and one that is no file of texts
 */
export const importTexts = async (
  { pool, clock }: Pick<StaffContext, 'pool' | 'clock'>,
  { bytes, language, isApplied, by }: { bytes: Buffer; language: Language; isApplied: boolean; by: string },
): Promise<Result<ImportedTexts, FileRefusal>> => {
  const text = readText(bytes)
  if (!text.ok) return text
  const read = text.value.trimStart().startsWith('{') ? readJson(text.value) : await readCsv(text.value)
  if (!read) return refuse('text_file_unknown')
  return inTransaction(pool, async (tx) => {
    await lockSettings(tx)
    const { wishes, same, wrong } = judge(await textsIn(tx, language), read)
    const changed = isApplied ? await writeTexts(tx, wishes, { language, by, at: clock.now() }) : wishes.length
    return ok({ changed, same, applied: isApplied, wrong: wrong.slice(0, wrongShownMax), wrong_count: wrong.length })
  })
}
