import type { Queryable } from '../../../db/statement.ts'
import { countryBy } from '../../content/countries.ts'
import type { PhoneNumber } from './phone.ts'

/** Whether the shop serves a country that the number may belong to. */
export const servesPhone = async (q: Queryable, { countries }: PhoneNumber): Promise<boolean> => {
  for (const iso of countries) if (await countryBy(q, iso)) return true
  return false
}
