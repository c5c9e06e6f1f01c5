import { type SettingsSection, settingsFieldsOf, settingsSectionNames } from '@pandrop/contract/staff/settings'
import { firstRow, type Queryable, statement } from '../../../db/statement.ts'
import { listFields } from './settings-lists.sql.ts'

/** Amounts are EUR units on the wire and cents in the database. */
export const centsColumns: Readonly<Record<string, string>> = {
  min_top_up: 'min_top_up_cents',
  max_top_up: 'max_top_up_cents',
  adjustment_limit: 'adjustment_limit_cents',
  second_factor_balance: 'second_factor_balance_cents',
  verification_second_person: 'verification_second_person_cents',
  verify_payouts_year_eur: 'verify_payouts_year_cents',
  verify_payout_eur: 'verify_payout_cents',
  verify_card_year_eur: 'verify_card_year_cents',
}

interface StandingRow {
  /** the settings by column */
  standing: Record<string, unknown>
  /** the newest change of each section that had one */
  versions: Partial<Record<SettingsSection, number>>
  /** what has a table of its own, by field */
  lists: Record<string, unknown[]>
}

const lists = Object.entries(listFields).map(([field, { rows }]) => `'${field}', coalesce((${rows}), '[]')`)

export const selectStanding = firstRow<StandingRow, []>(
  'select_standing_settings',
  `select to_jsonb(s) as standing,
     (
       select coalesce(jsonb_object_agg(section, newest), '{}')
       from (select section, max(id) as newest from settings_changes group by section) as changed
     ) as versions,
     jsonb_build_object(${lists.join(', ')}) as lists
   from settings s`,
)

export const hasTimeZone = firstRow<{ known: boolean }, [zone: string]>(
  'has_time_zone',
  'select exists (select from pg_timezone_names where name = $1) as known',
)

/** Of two changes at once the later one sees the earlier. */
export const lockSettings = statement<never, []>('lock_settings', 'select from settings for update')

const columnsOf = (section: SettingsSection): string[] =>
  settingsFieldsOf(section)
    .filter((field) => !(field in listFields))
    .map((field) => centsColumns[field] ?? field)

const updates = new Map(
  settingsSectionNames
    .filter((section) => columnsOf(section).length > 0)
    .map((section) => [
      section,
      statement<never, [values: string]>(
        `update_settings_${section}`,
        `update settings set (${columnsOf(section).join(', ')}) = (
           select ${columnsOf(section).join(', ')} from jsonb_populate_record(null::settings, $1)
         )`,
      ),
    ]),
)

/** @param values a JSON object by column; lists that have a table of their own are none of it */
export const updateSection = async (q: Queryable, section: SettingsSection, values: string): Promise<void> => {
  await updates.get(section)?.(q, values)
}

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
