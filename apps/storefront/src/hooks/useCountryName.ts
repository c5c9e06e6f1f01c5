import { useShop } from '../shop.ts'

/** What countries are called in the visitor's language, by ISO 3166-1 alpha-2, and the order of such names. */
export const useCountryNames = () => {
  const { language } = useShop().frame.visitor
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' })
  const nameOf = (iso: string): string => names.of(iso) ?? iso
  const { compare } = new Intl.Collator(language)
  return { nameOf, compare }
}

/**
 * A country in the visitor's language.
 * @param iso ISO 3166-1 alpha-2
 */
export const useCountryName = (iso: string): string => useCountryNames().nameOf(iso)
