import { english } from './en.ts'
import type { Dictionary } from './translate.ts'

/** Languages of the shop by ISO 639-1 code; the default comes first (specification section 9). */
export const languages = ['en'] as const

export type Language = (typeof languages)[number]

/** Whole dictionaries: each translation merged over English, once. */
const dictionaries: Record<Language, Dictionary> = { en: english }

const isLanguage = (code: string): code is Language => Object.hasOwn(dictionaries, code)

/**
 * All texts of a language, merged over the English ones.
 * @param code ISO 639-1; a language that the shop does not speak answers in English
 */
export const dictionaryOf = (code: string): Dictionary => (isLanguage(code) ? dictionaries[code] : english)
