import { TextField } from '@pandrop/ui/TextField'
import { useText } from '../hooks/useText.ts'
import { CountryField } from './CountryField.tsx'
import type { FieldByName } from './fieldProps.ts'

interface AddressFieldsProps {
  field: FieldByName<'country' | 'city' | 'address' | 'postCode'>
}

/** Where somebody lives; the countries are those that the server supplies. */
export const AddressFields = ({ field }: AddressFieldsProps) => {
  const text = useText()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <CountryField field={field('country')} />
      <TextField {...field('city')} label={text('contact_city')} autoComplete="address-level2" maxLength={100} />
      <TextField {...field('address')} label={text('contact_address')} autoComplete="street-address" maxLength={200} />
      <TextField {...field('postCode')} label={text('contact_post_code')} autoComplete="postal-code" maxLength={20} />
    </div>
  )
}
