import { isDeepStrictEqual } from 'node:util'
import { fieldErrors } from '@pandrop/contract/field-errors'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import {
  type SettingsSection,
  type SettingsValues,
  settingsFieldsOf,
  settingsSections,
} from '@pandrop/contract/staff/settings'
import { fromUnits } from '@pandrop/money/money'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { StaffContext } from '../../../shop.ts'
import { centsColumns, hasTimeZone, insertChange, lockSettings, selectChange, updateSection } from './settings.sql.ts'
import { listFields } from './settings-lists.sql.ts'
import { type Standing, standingSettings } from './standing-settings.ts'

interface SettingsChange {
  section: SettingsSection
  /** what it shall be, whole; fields that it does not have are refused */
  values: unknown
  /** staff:7 or staff:cli */
  by: string
  /** typed on the server, where a second person is not asked */
  isTyped?: boolean
  /** the version of the section that was seen; undefined: whatever it is */
  seen?: number | undefined
}

/** One section as it shall be. */
type Wish = { [Section in SettingsSection]: { section: Section; values: SettingsValues[Section] } }[SettingsSection]

type Values = Record<string, unknown>

/** @returns refuses invalid_input with a text beside each wrong field */
const readSection = (section: SettingsSection, values: unknown): Result<Wish, 'invalid_input'> => {
  const read = settingsSections[section].safeParse(values)
  if (read.success) return ok({ section, values: read.data } as Wish)
  return refuse('invalid_input', { errors: fieldErrors(read.error.issues) })
}

/** Which zones there are changes from year to year: the database may know fewer than the program. */
const isZoneUnknown = async (tx: Transaction, wish: Wish): Promise<boolean> =>
  wish.section === 'time' && !(await hasTimeZone(tx, wish.values.time_zone))?.known

/** Whoever could raise it in the back office alone would be their own second person. */
const raisesLimit = ({ settings }: Standing, wish: Wish): boolean => {
  if (wish.section === 'money') return wish.values.adjustment_limit > settings.money.adjustment_limit
  if (wish.section !== 'verification') return false
  return wish.values.verification_second_person > settings.verification.verification_second_person
}

/**
 * Saves one section whole. What is as it was makes no change and no version.
 * @returns what is set then; refuses invalid_input, settings_changed where somebody changed the section since it was
 *   seen, and limit_raised where one person would raise what one person may move
 */
export const changeSettings = (
  context: Pick<StaffContext, 'pool' | 'clock'>,
  { section, values, by, isTyped = false, seen }: SettingsChange,
): Promise<Result<Standing, 'invalid_input' | 'settings_changed' | 'limit_raised'>> =>
  inTransaction(context.pool, async (tx) => {
    const wish = readSection(section, values)
    if (!wish.ok) return wish
    await lockSettings(tx)
    const standing = await standingSettings(tx)
    if (seen !== undefined && seen !== standing.versions[section]) return refuse('settings_changed')
    if (!isTyped && raisesLimit(standing, wish.value)) return refuse('limit_raised')
    if (await isZoneUnknown(tx, wish.value))
      return refuse('invalid_input', { errors: { time_zone: ['field_invalid'] } })
    return ok(await write(tx, standing, { wish: wish.value, by, at: context.clock.now(), putsBack: null }))
  })

/**
 * Sets what a change has changed to what was there before it; what else was changed since stays.
 * @returns what is set then; refuses settings_change_not_found, settings_stale where what was set then is not possible
 *   any more beside what is set now, and limit_raised as changeSettings does
 */
export const putSettingsBack = (
  context: Pick<StaffContext, 'pool' | 'clock'>,
  { changeId, by, isTyped = false }: Pick<SettingsChange, 'by' | 'isTyped'> & { changeId: number },
): Promise<Result<Standing, 'settings_change_not_found' | 'settings_stale' | 'limit_raised'>> =>
  inTransaction(context.pool, async (tx) => {
    await lockSettings(tx)
    const change = await selectChange(tx, changeId)
    if (!change) return refuse('settings_change_not_found')
    const standing = await standingSettings(tx)
    const { section, before } = change
    const wish = readSection(section, { ...standing.settings[section], ...before })
    if (!wish.ok) return refuse('settings_stale', { values: { fields: Object.keys(wish.errors ?? {}).join(', ') } })
    if (!isTyped && raisesLimit(standing, wish.value)) return refuse('limit_raised')
    return ok(await write(tx, standing, { wish: wish.value, by, at: context.clock.now(), putsBack: changeId }))
  })

interface Writing {
  wish: Wish
  by: string
  at: Date
  putsBack: number | null
}

const write = async (tx: Transaction, standing: Standing, { wish, by, at, putsBack }: Writing): Promise<Standing> => {
  const { section } = wish
  const [before, after] = [standing.settings[section] as Values, wish.values as Values]
  const changed = settingsFieldsOf(section).filter((field) => !isDeepStrictEqual(before[field], after[field]))
  if (changed.length === 0) return standing
  for (const field of changed) await listFields[field]?.replace(tx, JSON.stringify(inRows(field, after[field])))
  await updateSection(tx, section, JSON.stringify(inColumns(after)))
  const only = (values: Values): string =>
    JSON.stringify(Object.fromEntries(changed.map((name) => [name, values[name]])))
  await insertChange(tx, {
    section,
    made_by: by,
    made_at: at,
    before: only(before),
    after: only(after),
    puts_back: putsBack,
  })
  return standingSettings(tx)
}

const inColumns = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => {
      const column = centsColumns[field]
      const units = value as number | null
      return column ? [column, units === null ? null : fromUnits(units)] : [field, value]
    }),
  )

/** A country that the shop serves for the first time gets its English name. */
const inRows = (field: string, list: unknown): unknown => {
  if (field !== 'countries') return list
  const names = new Intl.DisplayNames(['en'], { type: 'region' })
  return (list as string[]).map((iso) => ({ iso, title: names.of(iso) ?? iso }))
}
