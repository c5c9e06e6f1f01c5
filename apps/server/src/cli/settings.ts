import type { Result } from '@pandrop/contract/result'
import {
  type SettingsSection,
  type SocialLink,
  settingsFieldsOf,
  settingsSectionNames,
  type VatRate,
} from '@pandrop/contract/staff/settings'
import { changeSettings, putSettingsBack } from '../domains/backoffice/settings/change-settings.ts'
import { settingsChanges } from '../domains/backoffice/settings/settings-changes.ts'
import { type Standing, standingSettings } from '../domains/backoffice/settings/standing-settings.ts'
import { howToSet, isNobodys, missingIdentity } from '../domains/content/identity.ts'
import type { Command, CommandContext } from './command.ts'
import { listOf, printList, printWhole } from './table.ts'
import { by, readNumber, readTyped, sayRefusal, sayUsage } from './usage.ts'

const rates = 'vat_rates'

/** Lists of more than words: `settings vat` and `currencies` change two of them, the back office the others too. */
const longLists: readonly string[] = [rates, 'currencies', 'social_links', 'datev_accounts']

/** Fields that are one word or a few, with the section that each stands in. */
const sectionOf = new Map(
  settingsSectionNames.flatMap((section) =>
    settingsFieldsOf(section)
      .filter((field) => !longLists.includes(field))
      .map((field) => [field, section] as const),
  ),
)

type Values = Record<string, unknown>

/** How a limit is typed and shown that is off. */
const none = 'none'

const shown = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (value === null) return none
  return Array.isArray(value) ? value.join(',') : String(value)
}

/** `settings show`: everything that is set, and what a real shop would still ask for. */
export const settingsShow: Command = {
  name: 'settings show',
  does: 'shows who runs the shop, what it sells on and which VAT it owes',
  usage: 'settings show',
  reads: true,
  run: async (context) => {
    if (context.args.length > 0) return sayUsage(context, settingsShow)
    const [{ settings }, missing] = await Promise.all([standingSettings(context.pool), missingIdentity(context.pool)])
    const facts = [...sectionOf].map(([field, section]) => {
      const value = (settings[section] as Values)[field]
      const notSet = value === '' ? '(not set)' : value === null ? none : undefined
      return [field, notSet === undefined ? shown(value) : context.json ? null : notSet]
    })
    const columns = {
      country: ({ country }: VatRate) => country,
      percent: ({ percent }: VatRate) => percent,
      from: ({ valid_from: from }: VatRate) => from,
    }
    const links = {
      title: ({ title }: SocialLink) => title,
      link: ({ link }: SocialLink) => link,
      shown: ({ is_on: isOn }: SocialLink) => shown(isOn),
    }
    const lists = [
      listOf(rates, columns, settings.tax.vat_rates),
      listOf('social_links', links, settings.links.social_links),
    ]
    printWhole(context, { title: 'Settings', facts: Object.fromEntries(facts), lists })
    if (!context.json) for (const name of missing) context.print(`A real shop asks for ${howToSet(name)}`)
    return 0
  },
}

/** What was typed, as a value of the kind that stands there; undefined for what cannot be meant. */
const readValue = (typed: string, standing: unknown): unknown => {
  // What may be nothing is a number where it is something.
  if (typed === none && !Array.isArray(standing) && typeof standing !== 'string') return null
  if (typeof standing === 'boolean') return { yes: true, on: true, no: false, off: false }[typed]
  if (typeof standing === 'number' || standing === null)
    return /^\d{1,9}(\.\d{1,2})?$/.test(typed.trim()) ? Number(typed) : undefined
  if (!Array.isArray(standing)) return typed
  return typed
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
}

/** Saves a section with some of its fields as they were typed. */
const save = async (
  context: CommandContext,
  section: SettingsSection,
  typed: (standing: Standing) => Values,
): Promise<Result<Standing, 'invalid_input' | 'settings_changed' | 'limit_raised'>> => {
  const standing = await standingSettings(context.pool)
  const values = { ...standing.settings[section], ...typed(standing) }
  return changeSettings(context, { section, values, by, isTyped: true, seen: standing.versions[section] })
}

/** `settings set`: changes one field; the open shop, its mails and papers say it from then on. */
export const settingsSet: Command = {
  name: 'settings set',
  does: `sets one of: ${[...sectionOf.keys()].join(', ')}`,
  usage: 'settings set <name> <value> (yes or no, a number, words in quotes, or words with commas between)',
  run: async (context) => {
    const [field = '', typed, ...more] = readTyped(context.args, {})?.positionals ?? []
    const section = sectionOf.get(field)
    if (!section || typed === undefined || more.length > 0) return sayUsage(context, settingsSet)
    const set = await save(context, section, ({ settings }) => ({
      [field]: readValue(typed, (settings[section] as Values)[field]),
    }))
    if (!set.ok) return sayRefusal(context, set)
    context.print(`${field} is now: ${shown((set.value.settings[section] as Values)[field])}`)
    return 0
  },
}

/** `settings vat`: what customers of a country owe from a day on. */
export const settingsVat: Command = {
  name: 'settings vat',
  does: 'sets what customers of a country owe from a day on, or takes a rate away; elsewhere vat_percent is owed',
  usage: 'settings vat <SI> <22|none> --from <2026-12-01>',
  run: async (context) => {
    const { positionals: [country = '', typed = '', ...more] = [], values } =
      readTyped(context.args, { from: { type: 'string' } }) ?? {}
    const from = values?.from
    if (!country || !typed || !from || more.length > 0) return sayUsage(context, settingsVat)
    const rate = { country: country.toUpperCase(), percent: readValue(typed, 0), valid_from: from }
    const set = await save(context, 'tax', ({ settings }) => {
      const others = settings.tax.vat_rates.filter(
        (other) => other.country !== rate.country || other.valid_from !== from,
      )
      const wished = typed === 'none' ? others : [...others, rate]
      return { [rates]: wished.toSorted((left, right) => keyOf(left).localeCompare(keyOf(right))) }
    })
    if (!set.ok) return sayRefusal(context, set)
    context.print(
      typed === 'none' ? `${rate.country} has no rate from ${from} on` : `${rate.country}: ${typed} % from ${from} on`,
    )
    return 0
  },
}

const keyOf = ({ country, valid_from: from }: { country: string; valid_from: string }): string => `${country} ${from}`

/** `settings history`: what was set before. */
export const settingsHistory: Command = {
  name: 'settings history',
  does: 'lists what was changed of the settings, newest first, with what was there before',
  usage: 'settings history [--before <number>]',
  reads: true,
  run: async (context) => {
    const read = readTyped(context.args, { before: { type: 'string' } })
    if (!read || read.positionals.length > 0) return sayUsage(context, settingsHistory)
    const found = await settingsChanges(context.pool, { after: read.values.before })
    if (!found.ok) return sayRefusal(context, found)
    type Row = (typeof found.value.rows)[number]
    const columns = {
      number: ({ id }: Row) => id,
      when: ({ made_at: at }: Row) => new Date(at),
      by: ({ made_by: who }: Row) => who,
      section: ({ section }: Row) => section,
      before: ({ before }: Row) => JSON.stringify(before),
      after: ({ after }: Row) => JSON.stringify(after),
    }
    printList(context, { rows: found.value.rows, columns, none: 'Nothing was changed yet.' })
    return 0
  },
}

/** `settings back`: what a change has changed is as it was before. */
export const settingsBack: Command = {
  name: 'settings back',
  does: 'sets what a change has changed to what was there before it (see settings history)',
  usage: 'settings back <number>',
  run: async (context) => {
    const [number, ...more] = context.args
    const changeId = readNumber(number)
    if (!changeId || more.length > 0) return sayUsage(context, settingsBack)
    const back = await putSettingsBack(context, { changeId, by, isTyped: true })
    if (!back.ok) return sayRefusal(context, back)
    context.print('It is as it was before that change.')
    return 0
  },
}

const asked = [
  'legal_name',
  'street',
  'post_code',
  'town',
  'country',
  'vat_id',
  'support_email',
  'vat_percent',
] as const

const questions: Readonly<Record<(typeof asked)[number], string>> = {
  legal_name: 'Legal name of who runs the shop',
  street: 'Street and number',
  post_code: 'Post code',
  town: 'Town',
  country: 'Country (two letters, such as SI)',
  vat_id: 'VAT id (empty: none)',
  support_email: 'E-mail that customers write to and mails come from',
  vat_percent: 'Usual VAT percent',
}

/** `setup`: asks the minimum, each once more where it cannot be meant; an empty line leaves what stands. */
export const setup: Command = {
  name: 'setup',
  does: 'asks what a real shop must say of who runs it, and says what is still missing',
  usage: 'setup',
  opens: 'a first shop',
  run: async (context) => {
    if (context.args.length > 0) return sayUsage(context, setup)
    if (context.ask) for (const field of asked) await askFor(context, field, context.ask)
    const missing = await missingIdentity(context.pool)
    for (const name of missing) context.print(`Still missing: ${howToSet(name)}`)
    if (missing.length > 0) return 1
    context.print('Nothing is missing: the shop opens. Everything else is set under Settings in the back office.')
    return 0
  },
}

type Ask = NonNullable<CommandContext['ask']>

const askFor = async (context: CommandContext, field: (typeof asked)[number], ask: Ask): Promise<void> => {
  const section = sectionOf.get(field)
  if (!section) throw new Error(`no section has ${field}`)
  const { settings } = await standingSettings(context.pool)
  const standing = (settings[section] as Values)[field]
  const typed = (await ask(`${questions[field]} [${shown(standing)}]: `)).trim()
  if (typed === '') return
  // What stands in nobody's name goes with the first word of somebody's.
  const own = field === 'legal_name' && isNobodys(settings.seller.requisites) ? { requisites: '' } : {}
  const set = await save(context, section, () => ({ ...own, [field]: readValue(typed, standing) }))
  if (set.ok) return
  sayRefusal(context, set)
  await askFor(context, field, ask)
}
