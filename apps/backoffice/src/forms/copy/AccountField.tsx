import type { FieldTexts } from '@pandrop/ui/Field'
import { SelectField } from '@pandrop/ui/SelectField'
import { useQuery } from '@tanstack/react-query'
import { itemFormTexts as texts } from '../../texts/item-forms.ts'
import { accountsQuery } from './copyQueries.ts'

interface AccountFieldProps extends Pick<FieldTexts, 'error' | 'labelHidden'> {
  /** its id as text; '' for none */
  value: string
  onChange: (account: string) => void
  disabled?: boolean
  /** how none is called where no label stands beside it */
  none?: string
}

/** The Steam account that a copy is kept on: one in use, or the closed one that it still is on. */
export const AccountField = ({ value, onChange, none = texts.noAccount, ...rest }: AccountFieldProps) => {
  const accounts = useQuery(accountsQuery).data ?? []
  const options = accounts
    .filter(({ id, closed }) => !closed || String(id) === value)
    .map(({ id, label, closed }) => ({ value: String(id), label: closed ? texts.closedAccount(label) : label }))
  return (
    <SelectField
      label={texts.fieldNames.account}
      options={[{ value: '', label: none }, ...options]}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      {...rest}
    />
  )
}
