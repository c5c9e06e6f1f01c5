import type { Queryable } from '../../db/statement.ts'
import { type CountryRow, selectCountries, selectCountryById, selectCountryByIso } from './content.sql.ts'

/** Countries that the shop serves, by title. */
export const countriesOf = (q: Queryable): Promise<CountryRow[]> => selectCountries(q)

/**
 * One country that the shop serves.
 * @param reference its id or ISO 3166-1 alpha-2 code
 * @returns undefined when the shop does not serve it
 */
export const countryBy = (q: Queryable, reference: number | string): Promise<CountryRow | undefined> =>
  typeof reference === 'number' ? selectCountryById(q, reference) : selectCountryByIso(q, reference.toUpperCase())
