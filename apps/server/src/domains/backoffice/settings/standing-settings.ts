import { containerIdOf } from '@pandrop/contract/google-tag'
import {
  type SettingsSection,
  type SettingsValues,
  type StaffSettings,
  settingsFieldsOf,
  settingsSectionNames,
} from '@pandrop/contract/staff/settings'
import { inUnits } from '@pandrop/money/money'
import type { Queryable } from '../../../db/statement.ts'
import { missingIdentity } from '../../content/identity.ts'
import { settingsOf } from '../../content/settings.ts'
import { centsColumns, selectStanding } from './settings.sql.ts'

/** What is set, by section, and which change set it last: 0 where none did. */
export interface Standing {
  settings: SettingsValues
  versions: Record<SettingsSection, number>
}

/** @returns throws when the one row is missing: the shop was never seeded */
export const standingSettings = async (q: Queryable): Promise<Standing> => {
  const row = await selectStanding(q)
  if (!row) throw new Error('the settings row is missing; run the seed')
  const values: Record<string, unknown> = { ...row.standing, ...row.lists }
  const standingOf = (field: string): unknown => {
    const column = centsColumns[field]
    if (!column) return values[field]
    const cents = values[column] as number | null
    return cents === null ? null : inUnits(cents)
  }
  const sections = settingsSectionNames.map((section) => [
    section,
    Object.fromEntries(settingsFieldsOf(section).map((field) => [field, standingOf(field)])),
  ])
  const versions = settingsSectionNames.map((section) => [section, row.versions[section] ?? 0])
  return { settings: Object.fromEntries(sections), versions: Object.fromEntries(versions) }
}

/** The same with what comes of it, as the back office shows it. */
export const staffSettings = async (q: Queryable): Promise<Omit<StaffSettings, 'status'>> => {
  const [standing, { requisites, google_tag: tag }, missing] = await Promise.all([
    standingSettings(q),
    settingsOf(q),
    missingIdentity(q),
  ])
  return { ...standing, requisites, missing, container_id: containerIdOf(tag) }
}
