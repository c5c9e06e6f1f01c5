import { readFile } from 'node:fs/promises'
import {
  type CurrencySetting,
  type RateSource,
  rateSources,
  type StandingCurrency,
} from '@pandrop/contract/staff/currencies'
import { changeSettings } from '../domains/backoffice/settings/change-settings.ts'
import { standingSettings } from '../domains/backoffice/settings/standing-settings.ts'
import { fetchRates } from '../domains/content/rates/fetch-rates.ts'
import { readRateFile } from '../domains/content/rates/read-rates.ts'
import { staffCurrencies } from '../domains/content/rates/staff-currencies.ts'
import { decideRate, setRate } from '../domains/content/rates/take-rate.ts'
import { createDownload } from '../ports/web/download.ts'
import type { Command, CommandContext } from './command.ts'
import { printList } from './table.ts'
import { by, readNumber, readTyped, refusedExitCode, sayRefusal, sayUsage } from './usage.ts'

/** `currencies list`: what customers see prices in, and by which rates. */
export const currenciesList: Command = {
  name: 'currencies list',
  does: 'lists the currencies with their rates, how old those are, and what waits for somebody',
  usage: 'currencies list',
  reads: true,
  run: async (context) => {
    if (context.args.length > 0) return sayUsage(context, currenciesList)
    const columns = {
      code: ({ code }: StandingCurrency) => code,
      rate: ({ value }: StandingCurrency) => value,
      of: ({ rated_at: at }: StandingCurrency) => at && new Date(at),
      age: ({ age }: StandingCurrency) => age,
      source: ({ source }: StandingCurrency) => source,
      shown: ({ is_on: isOn }: StandingCurrency) => (isOn ? 'yes' : 'no'),
      waits: ({ waiting }: StandingCurrency) => waiting && `${waiting.value} (number ${waiting.id})`,
      problem: ({ fetch_failure: failure }: StandingCurrency) => failure,
    }
    printList(context, { rows: await staffCurrencies(context), columns, none: 'There are no currencies.' })
    return 0
  },
}

const rateShape = /^\d{1,7}(\.\d{1,6})?$/

/** `currencies set`: how many of it make one euro. */
export const currenciesSet: Command = {
  name: 'currencies set',
  does: 'sets how many of a currency make one euro; --yes where that moves it by more than a tenth',
  usage: 'currencies set <USD> <1.1634> [--yes]',
  run: async (context) => {
    const { positionals: [code = '', typed = '', ...more] = [], values } =
      readTyped(context.args, { yes: { type: 'boolean' } }) ?? {}
    if (!rateShape.test(typed) || Number(typed) === 0 || more.length > 0) return sayUsage(context, currenciesSet)
    const rate = { code: code.toUpperCase(), value: Number(typed), confirmed: values?.yes ?? false, by }
    const set = await setRate(context, rate)
    if (!set.ok) return sayRefusal(context, set)
    context.print(`1 EUR = ${typed} ${rate.code} from now on; payments that are open keep theirs.`)
    return 0
  },
}

/** Saves the list of currencies as something makes it of the one that stands. */
const saveList = async (
  context: CommandContext,
  change: (standing: readonly CurrencySetting[]) => readonly object[],
): Promise<number> => {
  const { settings, versions } = await standingSettings(context.pool)
  const values = { currencies: change(settings.currencies.currencies) }
  const saved = await changeSettings(context, {
    section: 'currencies',
    values,
    by,
    isTyped: true,
    seen: versions.currencies,
  })
  if (!saved.ok) return sayRefusal(context, saved)
  const codes = saved.value.settings.currencies.currencies.map(({ code, is_on: isOn }) => (isOn ? code : `(${code})`))
  context.print(`The shop has: ${codes.join(', ')}`)
  return 0
}

const kept = {
  symbol: { type: 'string' },
  source: { type: 'string' },
  url: { type: 'string' },
  path: { type: 'string' },
  margin: { type: 'string' },
  shown: { type: 'string' },
  default: { type: 'boolean' },
} as const

const isSource = (typed: string): typed is RateSource => (rateSources as readonly string[]).includes(typed)

/** `currencies keep`: adds a currency, or sets where its rate comes from. */
export const currenciesKeep: Command = {
  name: 'currencies keep',
  does: 'adds a currency, or sets its symbol, where its rate comes from, and whether the shop shows it',
  usage:
    'currencies keep <CHF> [--symbol <words>] [--source hand|ecb|url] [--url <https://…> --path <0.rate>] ' +
    '[--margin <2>] [--shown yes|no] [--default]',
  run: async (context) => {
    const { positionals: [typed = '', ...more] = [], values = {} } = readTyped(context.args, kept) ?? {}
    const { symbol, source, url, path, margin, shown, default: isDefault } = values
    const isMeant = (!source || isSource(source)) && (!shown || shown === 'yes' || shown === 'no')
    if (!/^[A-Za-z]{3}$/.test(typed) || more.length > 0 || !isMeant) return sayUsage(context, currenciesKeep)
    const code = typed.toUpperCase()
    const given = {
      ...(symbol && { symbol }),
      ...(source && { source, source_url: url ?? '', source_path: path ?? '' }),
      ...(margin && { margin_percent: Number(margin) }),
      ...(shown && { is_on: shown === 'yes' }),
      ...(isDefault && { is_default: true }),
    }
    return saveList(context, (standing) => {
      const others = isDefault ? standing.map((one) => ({ ...one, is_default: false })) : standing
      if (others.some((one) => one.code === code))
        return others.map((one) => (one.code === code ? { ...one, ...given } : one))
      return [...others, { ...added, code, symbol: code, ...given }]
    })
  },
}

const added = {
  is_on: true,
  is_default: false,
  source: 'hand',
  source_url: '',
  source_path: '',
  margin_percent: 0,
} as const

/** `currencies remove`: the shop does not show it any more. */
export const currenciesRemove: Command = {
  name: 'currencies remove',
  does: 'takes a currency away; its rates are kept, and payments that are open go on',
  usage: 'currencies remove <CHF>',
  run: async (context) => {
    const [code = '', ...more] = context.args
    if (!code || more.length > 0) return sayUsage(context, currenciesRemove)
    return saveList(context, (standing) => standing.filter((one) => one.code !== code.toUpperCase()))
  },
}

/** `currencies fetch`: asks all sources now. */
export const currenciesFetch: Command = {
  name: 'currencies fetch',
  does: 'asks the European Central Bank and the addresses that rates come from',
  usage: 'currencies fetch',
  run: async (context) => {
    if (context.args.length > 0) return sayUsage(context, currenciesFetch)
    const outcomes = await fetchRates({ ...context, download: createDownload({ anyAddress: false }) }, by)
    type Outcome = (typeof outcomes)[number]
    const columns = { code: ({ code }: Outcome) => code, outcome: ({ outcome }: Outcome) => outcome }
    printList(context, { rows: outcomes, columns, none: 'Every rate is set by hand.' })
    return outcomes.some(({ outcome }) => !['taken', 'waiting', 'same'].includes(outcome)) ? refusedExitCode : 0
  },
}

const decision = (name: 'take' | 'decline', does: string, done: string): Command => {
  const command: Command = {
    name: `currencies ${name}`,
    does,
    usage: `currencies ${name} <number> (see currencies list)`,
    run: async (context) => {
      const [typed, ...more] = context.args
      const id = readNumber(typed)
      if (!id || more.length > 0) return sayUsage(context, command)
      const decided = await decideRate(context, { id, isTaken: name === 'take', by })
      if (!decided.ok) return sayRefusal(context, decided)
      context.print(done)
      return 0
    },
  }
  return command
}

/** `currencies take`: a rate that waits counts. */
export const currenciesTake = decision('take', 'takes a rate that waits', 'It counts from now on.')

/** `currencies decline`: a rate that waits does not count. */
export const currenciesDecline = decision('decline', 'leaves a rate that waits', 'The standing rate goes on.')

/** `currencies import`: rates of a file. */
export const currenciesImport: Command = {
  name: 'currencies import',
  does: "sets rates of a file: lines such as USD,1.1634, or the European Central Bank's list as XML",
  usage: 'currencies import <file> [--yes]',
  run: async (context) => {
    const { positionals: [file = '', ...more] = [], values } =
      readTyped(context.args, { yes: { type: 'boolean' } }) ?? {}
    if (!file || more.length > 0) return sayUsage(context, currenciesImport)
    const text = await readFile(file, 'utf8').catch(() => undefined)
    const rates = text === undefined ? undefined : readRateFile(text, context.clock.now())
    if (!rates) {
      context.print(`${file} cannot be read as rates.`)
      return refusedExitCode
    }
    const known = new Set((await staffCurrencies(context)).map(({ code }) => code).filter((code) => code !== 'EUR'))
    let refused = 0
    for (const [code, value] of rates) {
      if (!known.has(code)) continue
      const set = await setRate(context, { code, value, source: 'file', confirmed: values?.yes ?? false, by })
      if (set.ok) context.print(`1 EUR = ${value} ${code}`)
      else {
        refused += 1
        sayRefusal(context, set)
      }
    }
    return refused > 0 ? refusedExitCode : 0
  },
}
