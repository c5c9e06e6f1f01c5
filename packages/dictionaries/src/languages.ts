import { german } from './de.ts'
import { shopNames } from './en/shop-names.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { polish } from './pl.ts'
import { createText, type Dictionary, type Text } from './translate.ts'
import { ukrainian } from './uk.ts'

/** Languages of the shop by ISO 639-1 code; the default comes first (docs/behaviour/wire.md#languages). */
export const languages = ['en', 'de', 'fr', 'es', 'pl', 'uk'] as const

export type Language = (typeof languages)[number]

const translations: Record<Language, Dictionary> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pl: polish,
  uk: ukrainian,
}

/** What the shop is called in every language. */
export interface ShopNames {
  /** in sentences, titles and mails */
  shop_name: string
  /** beside the mark */
  wordmark: string
}

const merged = (code: Language, names: ShopNames): Dictionary => ({
  ...english,
  ...translations[code],
  ...names,
})

const inAllLanguages = (names: ShopNames): ReadonlyMap<string, Dictionary> =>
  new Map(languages.map((code) => [code, merged(code, names)]))

/** Whole dictionaries: each translation merged over English, with the shop's names; a process serves one shop. */
let dictionaries = inAllLanguages(shopNames)

let standing: ShopNames = shopNames

/** What the shop is called now. */
export const namesOfShop = (): ShopNames => standing

/** Has every text say what the shop is called, from now on. */
export const nameShop = (names: ShopNames): void => {
  if (standing.shop_name === names.shop_name && standing.wordmark === names.wordmark) return
  standing = names
  dictionaries = inAllLanguages(names)
}

/**
 * All texts of a language, merged over the English ones.
 * @param code ISO 639-1; a language that the shop does not speak answers in English
 */
export const dictionaryOf = (code: string): Dictionary => dictionaries.get(code) ?? dictionaries.get('en') ?? english

/**
 * The texts of a language.
 * @param code ISO 639-1; as for dictionaryOf
 */
export const textFor = (code: string): Text => createText(code, dictionaryOf(code))

const versions = new WeakMap<Dictionary, string>()

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
