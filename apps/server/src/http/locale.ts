import type { Density } from '@pandrop/contract/document'
import { languages } from '@pandrop/dictionaries/languages'

/** Cookies in which the storefront mirrors its choices, so that a document is right at once. */
export const languageCookie = 'languageId'
export const currencyCookie = 'currencyCode'
export const densityCookie = 'listDensity'

/**
 * The language of a request: asked for, else remembered, else English.
 * @param asked `lang_id` of the call: the language's code or its id, which is its place in the list, from 1
 * @param remembered the same from the visitor's cookie
 * @returns ISO 639-1 code
 */
export const languageOf = (asked: unknown, remembered?: string): string => {
  for (const choice of [asked, remembered]) {
    const known = languages.find((code, index) => code === choice || String(index + 1) === String(choice))
    if (known) return known
  }
  return languages[0]
}

/** The display currency that was asked for, as an upper-case ISO 4217 code; null when none was. */
export const currencyOf = (asked: unknown, remembered?: string): string | null => {
  for (const choice of [asked, remembered]) {
    if (typeof choice === 'string' && /^[A-Za-z]{3}$/.test(choice)) return choice.toUpperCase()
  }
  return null
}

/** How closely lists are set, as the visitor's cookie says; comfortable unless it says compact. */
export const densityOf = (remembered?: string): Density => (remembered === 'compact' ? 'compact' : 'comfortable')
