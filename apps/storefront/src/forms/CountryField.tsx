import { countriesQuery } from '@pandrop/api-client/content-queries'
import { SelectField } from '@pandrop/ui/SelectField'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../hooks/useApi.ts'
import { useCountryNames } from '../hooks/useCountryName.ts'
import { useText } from '../hooks/useText.ts'
import { LoadAgain } from '../LoadAgain.tsx'
import type { FieldProps } from './fieldProps.ts'

/** One of the countries that the server supplies, in the visitor's words and their order; its value is its id. */
export const CountryField = ({ field }: { field: FieldProps }) => {
  const text = useText()
  const { nameOf, compare } = useCountryNames()
  const { data: countries = [], isLoadingError, refetch } = useQuery(countriesQuery(useApi()))
  return (
    <SelectField
      // A select cannot hold a value before its options are there.
      key={countries.length}
      {...field}
      label={text('contact_country')}
      placeholder={text('contact_country_choose')}
      autoComplete="country-name"
      hint={isLoadingError && <LoadAgain title={text('countries_load_failed')} onRetry={() => void refetch()} />}
      options={countries
        .map(({ id, iso }) => ({ value: String(id), label: nameOf(iso) }))
        .toSorted((one, other) => compare(one.label, other.label))}
    />
  )
}
