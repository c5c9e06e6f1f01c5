import type { english } from './en.ts'

type EntryKey = keyof typeof english

/** Plural entries are written `key#one`, `key#other` … and asked for as `key` with a `count`. */
export type TextKey = EntryKey extends infer Key
  ? Key extends `${infer Base}#${string}`
    ? Base
    : Key extends string
      ? Key
      : never
  : never

/** A language's texts by entry key; what is missing falls back to English. */
export type Dictionary = Readonly<Record<string, string>>

/** What fills the {holes} of a text. `count` also chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>

export type Text = (key: TextKey, values?: TextValues) => string

// Numbers stay en-US in every language (docs/behaviour/look.md#numbers-en-us).
const numbers = new Intl.NumberFormat('en-US')

const fill = (template: string, values: TextValues, shop: string | undefined): string =>
  template.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = values[name] ?? (name === 'shop' ? shop : undefined)
    if (value === undefined) return hole
    return typeof value === 'number' ? numbers.format(value) : value
  })

/**
 * The texts of one language.
 * @param language ISO 639-1 code; decides the plural forms (CLDR, through Intl.PluralRules)
 * @param dictionary all texts of that language, already merged over English
 * @returns text(key, values): the entry with its holes filled, {shop} with the shop's name; a hole without a value
 *   stays visible, a key without an entry answers with the key itself
 */
export const createText = (language: string, dictionary: Dictionary): Text => {
  // Made at the first plural: most texts have none, and the rules are costly to set up.
  let plurals: Intl.PluralRules | undefined
  const formOf = (key: string, count: number): string | undefined => {
    plurals ??= new Intl.PluralRules(language)
    return dictionary[`${key}#${plurals.select(count)}`] ?? dictionary[`${key}#other`]
  }
  return (key, values = {}) => {
    const count = values.count
    const plural = typeof count === 'number' ? formOf(key, count) : undefined
    return fill(plural ?? dictionary[key] ?? key, values, dictionary.shop_name)
  }
}
