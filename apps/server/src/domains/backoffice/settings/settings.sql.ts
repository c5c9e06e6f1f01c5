import {
  type SettingsSection,
  settingsFieldsOf,
  settingsSectionNames,
  type VatRate,
} from '@pandrop/contract/staff/settings'
import { firstRow, type Queryable, statement } from '../../../db/statement.ts'

/** Amounts are EUR units on the wire and cents in the database. */
export const centsColumns: Readonly<Record<string, string>> = {
  min_top_up: 'min_top_up_cents',
  max_top_up: 'max_top_up_cents',
  adjustment_limit: 'adjustment_limit_cents',
}

interface StandingRow {
  /** the settings by column */
  standing: Record<string, unknown>
  /** the newest change of each section that had one */
  versions: Partial<Record<SettingsSection, number>>
  vat_rates: VatRate[]
}

export const selectStanding = firstRow<StandingRow, []>(
  'select_standing_settings',
  `select to_jsonb(s) as standing,
     (
       select coalesce(jsonb_object_agg(section, newest), '{}')
       from (select section, max(id) as newest from settings_changes group by section) as changed
     ) as versions,
     (
       select coalesce(
         jsonb_agg(
           jsonb_build_object('country', country, 'percent', percent, 'valid_from', valid_from)
           order by country, valid_from
         ),
         '[]'
       )
       from vat_rates
     ) as vat_rates
   from settings s`,
)

/** Of two changes at once the later one sees the earlier. */
export const lockSettings = statement<never, []>('lock_settings', 'select from settings for update')

const columnsOf = (section: SettingsSection): string =>
  settingsFieldsOf(section)
    .filter((field) => field !== 'vat_rates')
    .map((field) => centsColumns[field] ?? field)
    .join(', ')

const updates = Object.fromEntries(
  settingsSectionNames.map((section) => [
    section,
    statement<never, [values: string]>(
      `update_settings_${section}`,
      `update settings set (${columnsOf(section)}) = (
         select ${columnsOf(section)} from jsonb_populate_record(null::settings, $1)
       )`,
    ),
  ]),
) as Record<SettingsSection, (q: Queryable, values: string) => Promise<never[]>>

/** @param values a JSON object by column */
export const updateSection = (q: Queryable, section: SettingsSection, values: string): Promise<never[]> =>
  updates[section](q, values)

/** Takes a JSON array of VatRate: the rates that there are then. */
export const replaceVatRates = async (q: Queryable, rates: string): Promise<void> => {
  await deleteOtherRates(q, rates)
  await upsertRates(q, rates)
}

const given = `jsonb_to_recordset($1) as given (country text, percent numeric, valid_from date)`

const deleteOtherRates = statement<never, [rates: string]>(
  'delete_other_vat_rates',
  `delete from vat_rates where (country, valid_from) not in (select country, valid_from from ${given})`,
)

const upsertRates = statement<never, [rates: string]>(
  'upsert_vat_rates',
  `insert into vat_rates as standing (country, percent, valid_from) select country, percent, valid_from from ${given}
   on conflict (country, valid_from) do update set percent = excluded.percent
     where standing.percent <> excluded.percent`,
)

export interface SettingsChangeRow {
  id: number
  section: SettingsSection
  made_by: string
  made_at: Date
  before: Record<string, unknown>
  after: Record<string, unknown>
  puts_back: number | null
}

type NewChange = Omit<SettingsChangeRow, 'id' | 'before' | 'after'> & { before: string; after: string }

export const insertChange = statement<never, NewChange>(
  'insert_settings_change',
  `insert into settings_changes (section, made_by, made_at, before, after, puts_back)
   values (:section, :made_by, :made_at, :before, :after, :puts_back)`,
)

const changeColumns = `id, section, made_at, before, after, puts_back,
  coalesce((select name from staff where changed.made_by = 'staff:' || staff.id), changed.made_by) as made_by`

export const selectChange = firstRow<SettingsChangeRow, [id: number]>(
  'select_settings_change',
  `select ${changeColumns} from settings_changes changed where id = $1`,
)

/** Newest first. */
export const selectChangePage = statement<
  SettingsChangeRow,
  [before: number, section: SettingsSection | null, rowsMax: number]
>(
  'select_settings_changes',
  `select ${changeColumns} from settings_changes changed
   where id < $1 and ($2::text is null or section = $2::text)
   order by id desc
   limit $3`,
)
