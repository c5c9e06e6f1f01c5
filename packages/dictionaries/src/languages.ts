import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { polish } from './pl.ts'
import { createText, type Dictionary, type Text } from './translate.ts'
import { ukrainian } from './uk.ts'

/** Languages of the shop by ISO 639-1 code; the default comes first (docs/behaviour/wire.md#languages). */
export const languages = ['en', 'de', 'fr', 'es', 'pl', 'uk'] as const

export type Language = (typeof languages)[number]

/** Whole dictionaries: each translation merged over English, once. */
const dictionaries: Record<Language, Dictionary> = {
  en: english,
  de: { ...english, ...german },
  fr: { ...english, ...french },
  es: { ...english, ...spanish },
  pl: { ...english, ...polish },
  uk: { ...english, ...ukrainian },
}

const isLanguage = (code: string): code is Language => Object.hasOwn(dictionaries, code)

/**
 * All texts of a language, merged over the English ones.
 * @param code ISO 639-1; a language that the shop does not speak answers in English
 */
export const dictionaryOf = (code: string): Dictionary => (isLanguage(code) ? dictionaries[code] : english)

/**
 * The texts of a language.
 * @param code ISO 639-1; as for dictionaryOf
 */
export const textFor = (code: string): Text => createText(code, dictionaryOf(code))

const versions = new Map<Dictionary, string>()

/** FNV-1a, 32 bits: tells texts apart, guards nothing. */
const hashOf = (text: string): string => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/**
 * A short mark that changes with the texts of a language, so that browsers may keep what they have read.
 * @param code as for dictionaryOf
 * @returns eight hexadecimal digits
 */
export const versionOf = (code: string): string => {
  const dictionary = dictionaryOf(code)
  const version = versions.get(dictionary) ?? hashOf(JSON.stringify(dictionary))
  versions.set(dictionary, version)
  return version
}
