import type { Density } from '@pandrop/contract/document'
import { languages } from '@pandrop/contract/languages'
import { languageReference } from '@pandrop/contract/wire'
import { spokenLanguage, textsOfShop } from '@pandrop/dictionaries/languages'
import * as z from 'zod/mini'

type Cookies = Readonly<Record<string, string | undefined>>

/** Cookies in which the storefront mirrors its choices, so that a document is right at once. */
export const languageCookie = 'languageId'
export const currencyCookie = 'currencyCode'
export const densityCookie = 'listDensity'

/**
 * The first of some choices that names a language that the shop speaks, else its default. Each is read by the contract,
 * so that a value of any other shape is no choice.
 * @param choices a language's code or its id, which is its place in the list, from 1; undefined where none was made
 * @returns ISO 639-1 code
 */
export const languageOf = (...choices: unknown[]): string => {
  for (const choice of choices) {
    const { data } = choice === undefined ? {} : z.safeParse(languageReference, choice)
    const known = languages.find((code, index) => code === data || index + 1 === data)
    if (known && textsOfShop().spoken.includes(known)) return known
  }
  return spokenLanguage(languages[0])
}

/** The parts of a request that may say what its visitor prefers. */
interface Asking {
  query?: unknown
  body?: unknown
}

const fieldOf = (part: unknown, name: 'lang_id' | 'currency'): unknown =>
  typeof part === 'object' && part !== null && Object.hasOwn(part, name) ? Reflect.get(part, name) : undefined

/**
 * The language that a request wants to be answered in: asked for, else remembered, else the default.
 * @param remembered the visitor's cookies; none for an answer that everybody gets
 */
export const languageAsked = ({ query, body }: Asking, remembered: Cookies): string =>
  languageOf(fieldOf(body, 'lang_id'), fieldOf(query, 'lang_id'), remembered[languageCookie])

/** The same for the display currency. */
export const currencyAsked = ({ query, body }: Asking, remembered: Cookies): string | null =>
  currencyOf(fieldOf(body, 'currency') ?? fieldOf(query, 'currency'), remembered[currencyCookie])

/** The display currency that was asked for, as an upper-case ISO 4217 code; null when none was. */
export const currencyOf = (asked: unknown, remembered?: string): string | null => {
  for (const choice of [asked, remembered]) {
    if (typeof choice === 'string' && /^[A-Za-z]{3}$/.test(choice)) return choice.toUpperCase()
  }
  return null
}

/** How closely lists are set, as the visitor's cookie says; comfortable unless it says compact. */
export const densityOf = (remembered?: string): Density => (remembered === 'compact' ? 'compact' : 'comfortable')
