import { type Language, languages, type ShopTexts } from '@pandrop/contract/languages'
import { german } from './de.ts'
import { shopNames } from './en/shop-names.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { polish } from './pl.ts'
import { createText, type Dictionary, type Text } from './translate.ts'
import { ukrainian } from './uk.ts'

const translations: Record<Language, Dictionary> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pl: polish,
  uk: ukrainian,
}

const shippedTexts: ShopTexts = { names: shopNames, own: {}, spoken: languages }

const shipped = new Map(languages.map((code) => [code, { ...english, ...translations[code] }]))

/** All texts of a language as every shop gets them: the translation over the English ones. */
export const shippedDictionary = (code: Language): Dictionary => shipped.get(code) ?? english

const inAllLanguages = ({ names, own }: ShopTexts): ReadonlyMap<string, Dictionary> =>
  new Map(languages.map((code) => [code, { ...shippedDictionary(code), ...own[code], ...names }]))

/** Whole dictionaries; a process serves one shop. */
let dictionaries = inAllLanguages(shippedTexts)

let standing = shippedTexts

/** What the shop says otherwise now. */
export const textsOfShop = (): ShopTexts => standing

/**
 * Has every text of this process be the shop's own, from now on.
 * @param texts left out: everything is as it was shipped
 */
export const setShopTexts = (texts: ShopTexts = shippedTexts): void => {
  if (texts === standing) return
  standing = texts
  dictionaries = inAllLanguages(texts)
}

/**
 * The language that somebody is spoken to in.
 * @param code ISO 639-1
 * @returns that language where the shop speaks it, else its default
 */
export const spokenLanguage = (code: string): string =>
  standing.spoken.includes(code) ? code : (standing.spoken[0] ?? languages[0])

/**
 * All texts of a language, merged over the English ones.
 * @param code ISO 639-1; a language that the shop does not speak answers in its default one
 */
export const dictionaryOf = (code: string): Dictionary => dictionaries.get(spokenLanguage(code)) ?? english

/**
 * The texts of a language.
 * @param code ISO 639-1; as for dictionaryOf
 */
export const textFor = (code: string): Text => createText(spokenLanguage(code), dictionaryOf(code))

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
