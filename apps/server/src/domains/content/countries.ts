import type { Queryable } from '../../db/statement.ts'
import type { Shop } from '../../shop.ts'
import {
  type CountryRow,
  notifyOfBegunRates,
  selectCountries,
  selectCountryById,
  selectCountryByIso,
  selectVatPercent,
} from './content.sql.ts'

/**
 * Countries that the shop serves, named and sorted as a language does it (CLDR, through Intl) behind those that the
 * shop puts first; English ones keep the title that the shop gave them.
 * @param language ISO 639-1
 * @param now of which day the VAT is
 */
export const countriesOf = async (
  q: Queryable,
  language: string,
  now: Date,
): Promise<(CountryRow & { vat_percent: number })[]> => {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  const countries = await selectCountries(q, now)
  const named = countries.map(({ first_place: place, ...country }) => ({
    country: { ...country, title: language === 'en' ? country.title : (names.of(country.iso) ?? country.title) },
    place: place ?? Number.POSITIVE_INFINITY,
  }))
  const order = new Intl.Collator(language)
  // Two that have no place are both at infinity, whose difference is no number.
  named.sort((left, right) => left.place - right.place || order.compare(left.country.title, right.country.title))
  return named.map(({ country }) => country)
}

/**
 * One country that the shop serves.
 * @param reference its id or ISO 3166-1 alpha-2 code
 * @returns undefined when the shop does not serve it
 */
export const countryBy = (q: Queryable, reference: number | string): Promise<CountryRow | undefined> =>
  typeof reference === 'number' ? selectCountryById(q, reference) : selectCountryByIso(q, reference.toUpperCase())

/**
 * VAT that is owed of a sale to a country: the rate that was set for it, or the shop's usual one.
 * @param reference the country's id or ISO 3166-1 alpha-2 code
 * @returns 22 means 22 %
 */
export const vatPercentOf = async (q: Queryable, reference: number | string, now: Date): Promise<number> => {
  const found = await selectVatPercent(q, String(reference), now)
  if (!found) throw new Error('the settings row is missing; run the seed')
  return found.percent
}

/** In the first hour of a day, the rates that begin on it are news for every answer that says what is owed. */
export const beginVatRates = ({ pool, clock }: Pick<Shop, 'pool' | 'clock'>): Promise<unknown> =>
  notifyOfBegunRates(pool, clock.now())
