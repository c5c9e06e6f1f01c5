import { PhoneField } from '@pandrop/ui/PhoneField'
import { TextField } from '@pandrop/ui/TextField'
import { useText } from '../hooks/useText.ts'
import type { FieldByName } from './fieldProps.ts'
import type { PhoneHandle } from './usePhone.ts'

interface ContactFieldsProps {
  field: FieldByName<'name' | 'surname' | 'email' | 'phone'>
  phone: PhoneHandle['field']
}

/** Who somebody is and how to reach them: name, e-mail, phone. */
export const ContactFields = ({ field, phone }: ContactFieldsProps) => {
  const text = useText()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...field('name')} label={text('contact_first_name')} autoComplete="given-name" maxLength={60} />
      <TextField {...field('surname')} label={text('contact_last_name')} autoComplete="family-name" maxLength={60} />
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        label={text('contact_email')}
        autoComplete="email"
        maxLength={254}
      />
      <PhoneField {...field('phone')} {...phone} label={text('contact_phone')} />
    </div>
  )
}
