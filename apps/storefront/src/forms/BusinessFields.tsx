import { TextField } from '@pandrop/ui/TextField'
import { useText } from '../hooks/useText.ts'
import type { FieldByName } from './fieldProps.ts'

interface BusinessFieldsProps {
  field: FieldByName<'company' | 'vat_id'>
}

/** The business that somebody buys for; both may be left open (docs/behaviour/orders.md#business-customers). */
export const BusinessFields = ({ field }: BusinessFieldsProps) => {
  const text = useText()
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-2">
      <TextField {...field('company')} label={text('business_company')} autoComplete="organization" maxLength={140} />
      <TextField
        {...field('vat_id')}
        label={text('business_vat_id')}
        hint={text('business_vat_id_hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
    </div>
  )
}
