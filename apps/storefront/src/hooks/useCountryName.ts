import { useShop } from '../shop.ts'

/**
 * A country in the visitor's language.
 * @param iso ISO 3166-1 alpha-2
 */
export const useCountryName = (iso: string): string => {
  const { language } = useShop().frame.visitor
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }).of(iso) ?? iso
}
