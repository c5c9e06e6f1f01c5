import type { Queryable } from '../../db/statement.ts'
import { type CountryRow, selectCountries, selectCountryById, selectCountryByIso } from './content.sql.ts'

/**
 * Countries that the shop serves, named and sorted as a language does it (CLDR, through Intl); English ones keep the
 * title that the shop gave them.
 * @param language ISO 639-1
 */
export const countriesOf = async (q: Queryable, language: string): Promise<CountryRow[]> => {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  const countries = await selectCountries(q)
  const named = countries.map((country) => ({
    ...country,
    title: language === 'en' ? country.title : (names.of(country.iso) ?? country.title),
  }))
  const order = new Intl.Collator(language)
  return named.sort((left, right) => order.compare(left.title, right.title))
}

/**
 * One country that the shop serves.
 * @param reference its id or ISO 3166-1 alpha-2 code
 * @returns undefined when the shop does not serve it
 */
export const countryBy = (q: Queryable, reference: number | string): Promise<CountryRow | undefined> =>
  typeof reference === 'number' ? selectCountryById(q, reference) : selectCountryByIso(q, reference.toUpperCase())
