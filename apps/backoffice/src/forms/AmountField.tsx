import type { FieldTexts } from '@pandrop/ui/Field'
import { TextField } from '@pandrop/ui/TextField'
import type { ComponentPropsWithRef } from 'react'
import { formTexts } from '../texts/forms.ts'

interface AmountFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'size' | 'type'>, FieldTexts {}

/**
 * An amount in EUR, typed with a point or a comma. Keep the text in the form's state and read it with `readAmount`.
 */
export const AmountField = (props: AmountFieldProps) => (
  <TextField
    inputMode="decimal"
    autoComplete="off"
    {...props}
    after={<span aria-hidden="true">{formTexts.euro}</span>}
  />
)
