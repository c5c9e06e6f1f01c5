import { countriesQuery } from '@pandrop/api-client/content-queries'
import { SelectField } from '@pandrop/ui/SelectField'
import { TextField } from '@pandrop/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../hooks/useApi.ts'
import { useText } from '../hooks/useText.ts'
import type { FieldByName } from './fieldProps.ts'

interface AddressFieldsProps {
  field: FieldByName<'country' | 'city' | 'address' | 'postCode'>
}

/** Where somebody lives; the countries are those that the server supplies. */
export const AddressFields = ({ field }: AddressFieldsProps) => {
  const text = useText()
  const { data: countries = [] } = useQuery(countriesQuery(useApi()))
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        // A select cannot hold a value before its options are there.
        key={countries.length}
        {...field('country')}
        label={text('contact_country')}
        placeholder={text('contact_country_choose')}
        autoComplete="country-name"
        options={countries.map(({ id, title }) => ({ value: String(id), label: title }))}
      />
      <TextField {...field('city')} label={text('contact_city')} autoComplete="address-level2" maxLength={100} />
      <TextField {...field('address')} label={text('contact_address')} autoComplete="street-address" maxLength={200} />
      <TextField {...field('postCode')} label={text('contact_post_code')} autoComplete="postal-code" maxLength={20} />
    </div>
  )
}
