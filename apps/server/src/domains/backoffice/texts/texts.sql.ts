import type { TextForm } from '@pandrop/contract/staff/texts'
import { firstRow, statement } from '../../../db/statement.ts'

/** Words by form. */
export type Words = Partial<Record<TextForm, string>>

export interface OwnText {
  /** of the change that made it */
  id: number
  key: string
  own: Words
  /** what it was shipped as when it was changed, and what stood beside it in English */
  shipped: Words
  english: Words
}

export const selectOwnTexts = statement<OwnText, [language: string]>(
  'select_own_texts',
  'select id, key, own, shipped, english from own_texts where language = $1',
)

/** The newest change of each text that had one. */
export const selectTextVersions = statement<{ key: string; version: number }, [language: string]>(
  'select_text_versions',
  'select key, max(id) as version from text_changes where language = $1 group by key',
)

/** @param changes a JSON array of rows */
export const insertTextChanges = statement<never, [changes: string]>(
  'insert_text_changes',
  `insert into text_changes (language, key, before, after, shipped, english, made_by, made_at, puts_back)
   select language, key, before, after, shipped, english, made_by, made_at, puts_back
   from jsonb_populate_recordset(null::text_changes, $1)`,
)

export interface TextChangeRow {
  id: number
  language: string
  key: string
  made_by: string
  made_at: Date
  before: Record<string, string> | null
  after: Record<string, string> | null
  puts_back: number | null
}

const columns = `id, language, key, made_at, before, after, puts_back,
  coalesce((select name from staff where changed.made_by = 'staff:' || staff.id), changed.made_by) as made_by`

export const selectTextChange = firstRow<TextChangeRow, [id: number]>(
  'select_text_change',
  `select ${columns} from text_changes changed where id = $1`,
)

/** Newest first. */
export const selectTextChangePage = statement<
  TextChangeRow,
  { before: number; language: string | null; key: string | null; rowsMax: number }
>(
  'select_text_changes',
  `select ${columns} from text_changes changed
   where id < :before
     and (:language::text is null or language = :language::text)
     and (:key::text is null or key = :key::text)
   order by id desc
   limit :rowsMax`,
)
