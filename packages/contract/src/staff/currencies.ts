import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { currencyCodes } from '../currency-codes.ts'
import { say } from '../say.ts'
import { answer, body, hasCentsAtMost, id, instant, query, text } from '../wire.ts'
import { pageAnswer, pageQuery } from './pages.ts'
import * as routes from './routes/currencies.ts'

const wrong = say('field_invalid')

const code = z.enum(currencyCodes, wrong)

/** Where a rate comes from: a person, the European Central Bank's daily list, or an answer in JSON at an address. */
export const rateSources = ['hand', 'ecb', 'url'] as const

export type RateSource = (typeof rateSources)[number]

/** After so many days staff are told that a rate is old, and after so many no card is charged by it. */
export const rateDaysOld = 3
export const rateDaysMax = 7

const addressOrNone = z
  .string(wrong)
  .check(z.maxLength(500, { error: wrong, abort: true }), z.regex(/^(https:\/\/[^\s\p{Cc}]+)?$/u, wrong))

/** Names of fields and places in lists, with dots between: 0.rate */
const pathOrNone = z.string(wrong).check(z.maxLength(200, wrong), z.regex(/^(\w+(\.\w+)*)?$/, wrong))

const currency = z
  .strictObject({
    code,
    symbol: text(5),
    is_on: z.boolean(wrong),
    is_default: z.boolean(wrong),
    source: z.enum(rateSources, wrong),
    source_url: addressOrNone,
    source_path: pathOrNone,
    /** on top of what is published: 2 means that 2 % more units are asked for 1 EUR */
    margin_percent: z.number(wrong).check(z.minimum(0, wrong), z.maximum(10, wrong), z.refine(hasCentsAtMost, wrong)),
  })
  .check(
    z.refine(
      // Both for an address that is asked, neither where none is.
      ({ source, source_url: url, source_path: path }) =>
        [url, path].every((typed) => (typed !== '') === (source === 'url')),
      { error: wrong, path: ['source_url'] },
    ),
  )

/** A currency as it is set; its rate is none of the settings. */
export type CurrencySetting = z.output<typeof currency>

const isEuroKept = (all: readonly CurrencySetting[]): boolean =>
  all.some(({ code: one, is_on: isOn, source }) => one === 'EUR' && isOn && source === 'hand')

/** In the order of the shop's list: every code once, EUR among them and on, one that is on the default. */
export const currencySettings = z.array(currency, wrong).check(
  z.maxLength(40, wrong),
  z.refine((all) => new Set(all.map(({ code: one }) => one)).size === all.length, wrong),
  z.refine(isEuroKept, wrong),
  z.refine((all) => all.filter(({ is_default: isDefault }) => isDefault).length === 1, wrong),
  z.refine((all) => all.every(({ is_default: isDefault, is_on: isOn }) => isOn || !isDefault), wrong),
)

const rateStates = ['taken', 'waiting', 'declined', 'outdated'] as const

/** Why a source said nothing that could be taken. */
export const fetchFailures = [
  'address_refused',
  'unreachable',
  'redirected',
  'status',
  'too_large',
  'too_slow',
  'unreadable',
  'not_in_it',
  'from_the_future',
] as const

export type FetchFailure = (typeof fetchFailures)[number]

const rate = z.object({
  id: z.int(),
  code: z.string(),
  /** units for 1 EUR, with the margin in it */
  value: z.number(),
  /** the same without it */
  published: z.number(),
  source: z.enum([...rateSources, 'file']),
  /** of which moment it is */
  rated_at: instant,
  state: z.enum(rateStates),
  made_by: z.string(),
  made_at: instant,
  decided_by: z.nullable(z.string()),
})

export type CurrencyRate = z.output<typeof rate>

const standing = z.object({
  code: z.string(),
  symbol: z.string(),
  is_on: z.boolean(),
  /** units for 1 EUR; null: no rate was set yet, so the shop does not show it */
  value: z.nullable(z.number()),
  rated_at: z.nullable(instant),
  /** old: staff look after it; stale: no card is charged in it */
  age: z.enum(['fresh', 'old', 'stale']),
  source: z.enum(rateSources),
  fetched_at: z.nullable(instant),
  fetch_failure: z.nullable(z.enum(fetchFailures)),
  /** the rate that is too far from the standing one to be taken without a person */
  waiting: z.nullable(rate),
})

export type StandingCurrency = z.output<typeof standing>

const standingAnswer = answer({ currencies: z.array(standing) })

export const listStaffCurrencies = defineCall(routes.listStaffCurrencies, {
  summary: 'Currencies with their rates, ages and what waits',
  query: query({}),
  answer: standingAnswer,
  refusals: [],
})

export const listCurrencyRates = defineCall(routes.listCurrencyRates, {
  summary: 'Rates that were set, newest first',
  query: query({ ...pageQuery, code: z.optional(code) }),
  answer: answer(pageAnswer(rate)),
  refusals: [],
})

/** Units for 1 EUR, as they are typed. */
export const rateValue = z.number(wrong).check(z.minimum(0.000001, wrong), z.maximum(1_000_000, wrong))

export const setCurrencyRate = defineCall(routes.setCurrencyRate, {
  summary: 'Sets a rate by hand; one that is far from the standing one is asked for once more',
  params: z.object({ code }),
  body: body({ value: rateValue, confirmed: z.optional(z.boolean(wrong)) }),
  answer: standingAnswer,
  refusals: ['currency_not_found', 'rate_fixed', 'rate_far'],
})

export const fetchCurrencyRates = defineCall(routes.fetchCurrencyRates, {
  summary: 'Asks all sources now',
  body: body({}),
  answer: standingAnswer,
  refusals: [],
})

const decision = {
  params: z.object({ id }),
  body: body({}),
  answer: standingAnswer,
  refusals: ['rate_not_found', 'rate_decided'],
} as const

export const takeCurrencyRate = defineCall(routes.takeCurrencyRate, {
  summary: 'Takes a rate that waits',
  ...decision,
})

export const declineCurrencyRate = defineCall(routes.declineCurrencyRate, {
  summary: 'Leaves a rate that waits; the standing one goes on',
  ...decision,
})
