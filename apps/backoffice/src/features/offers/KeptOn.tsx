import { listSteamAccounts } from '@pandrop/contract/staff/routes/items'
import { SelectField } from '@pandrop/ui/SelectField'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { shelvingTexts as texts } from '../../texts/shelving.ts'

interface KeptOnProps {
  /** its id as text; '' for none */
  value: string
  onChange: (account: string) => void
  labelHidden?: boolean
}

/** The Steam account in use that a copy is kept on; nothing where the shop has named none. */
export const KeptOn = ({ value, onChange, labelHidden }: KeptOnProps) => {
  const accounts = useQuery({
    queryKey: ['items', 'accounts'],
    queryFn: async ({ signal }) => (await api.send(listSteamAccounts, { signal })).accounts,
  }).data?.filter(({ closed }) => !closed)
  if (!accounts || accounts.length === 0) return null
  return (
    <SelectField
      label={texts.account}
      labelHidden={labelHidden}
      options={[
        { value: '', label: texts.noAccount },
        ...accounts.map(({ id, label }) => ({ value: String(id), label })),
      ]}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
