/**
 * Languages by ISO 639-1 code. A language's number is its place, from 1, so the order never changes
 * (docs/behaviour/wire.md#languages).
 */
export const languages = ['en', 'de', 'fr', 'es', 'pl', 'uk'] as const

export type Language = (typeof languages)[number]

/** What a shop says otherwise than it was shipped. */
export interface ShopTexts {
  /** the same in every language: what it is called, also beside the mark; where that and a wide logo lie; its colour */
  names: { shop_name: string; wordmark: string; mark: string; logo: string; accent: string }
  /** texts of its own, by language and entry */
  own: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** the languages that it speaks, the default first */
  spoken: readonly string[]
}
