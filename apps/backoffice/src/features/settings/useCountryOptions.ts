import { countriesQuery } from '@pandrop/api-client/content-queries'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { countryName } from './countryNames.ts'

/**
 * Countries that the shop serves, and the one that stands.
 * @param standing ISO 3166-1 alpha-2, or nothing
 */
export const useCountryOptions = (standing: string): { value: string; label: string }[] => {
  const { data: served = [] } = useQuery(countriesQuery(api))
  const codes = new Set([...served.map(({ iso }) => iso), ...(standing ? [standing] : [])])
  return [...codes]
    .map((code) => ({ value: code, label: countryName(code) }))
    .sort((left, right) => left.label.localeCompare(right.label))
}
