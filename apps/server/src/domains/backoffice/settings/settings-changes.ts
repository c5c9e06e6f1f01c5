import { ok, type Result } from '@pandrop/contract/result'
import type { SettingsChange, SettingsSection } from '@pandrop/contract/staff/settings'
import { cutPage, type Page, type PageAsked, readNumberPage } from '../../../db/keyset.ts'
import type { Queryable } from '../../../db/statement.ts'
import { selectChangePage } from './settings.sql.ts'

/** What was set before, newest first. */
export const settingsChanges = async (
  q: Queryable,
  { section, ...asked }: PageAsked & { section?: SettingsSection | undefined },
): Promise<Result<Page<SettingsChange>, 'invalid_input'>> => {
  const page = readNumberPage(asked)
  if (!page.ok) return page
  const { before, rowsMax } = page.value
  const found = await selectChangePage(q, before, section ?? null, rowsMax)
  const { rows, next } = cutPage(found, rowsMax, ({ id }) => id)
  return ok({ rows: rows.map((row) => ({ ...row, made_at: row.made_at.toISOString() })), next })
}
