import type { DatevAccount } from '@pandrop/contract/staff/datev'
import { type DatevChart, datevCharts } from '@pandrop/contract/staff/datev-charts'
import { suggestDatevAccounts } from '@pandrop/contract/staff/routes/months'
import { FieldNote } from '@pandrop/ui/Field'
import { IconButton } from '@pandrop/ui/IconButton'
import { TextField } from '@pandrop/ui/TextField'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { failureText } from '../../failureText.ts'
import { datevAccountTexts as texts } from '../../texts/datev-accounts.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { withRow } from './settingsRows.ts'

interface DatevAccountsProps {
  accounts: readonly DatevAccount[]
  error: string | undefined
  disabled: boolean
  onType: (accounts: readonly DatevAccount[]) => void
}

const nobody: DatevAccount = { account: '', country: '', rate: '', number: '', key: '' }

const grid = `grid grid-cols-[minmax(0,1fr)_64px_64px_104px_64px_40px] items-end gap-2
  compact:grid-cols-[minmax(0,1fr)_56px_56px_40px]`

/** Under which number a tax adviser keeps each of our accounts; a chart is taken with one press. */
export const DatevAccounts = ({ accounts, error, disabled, onType }: DatevAccountsProps) => {
  const [said, setSaid] = useState('')
  const take = async (chart: DatevChart): Promise<void> => {
    const taken = await api.send(suggestDatevAccounts, { query: { chart } }).catch((failure: unknown) => failure)
    if (taken instanceof Error) {
      setSaid(failureText(taken, texts.takeFailed))
      return
    }
    const { accounts: all } = taken as { accounts: DatevAccount[] }
    onType(all)
    setSaid(texts.taken(chart, all.length))
  }
  return (
    <fieldset className="col-span-full flex flex-col gap-2">
      <legend className="type-label mb-1">{texts.legend}</legend>
      {!disabled && (
        <div className="flex flex-wrap items-center gap-2">
          {datevCharts.map((chart) => (
            <StaffButton key={chart} onClick={() => void take(chart)}>
              {texts.take(chart)}
            </StaffButton>
          ))}
          <p role="status" className="text-bone-2">
            {said}
          </p>
        </div>
      )}
      {accounts.length === 0 ? (
        <p className="text-bone-2">{texts.none}</p>
      ) : (
        <div aria-hidden="true" className={`${grid} type-meta text-bone-2 compact:hidden`}>
          {[texts.account, texts.country, texts.rate, texts.number, texts.key].map((head) => (
            <span key={head}>{head}</span>
          ))}
        </div>
      )}
      {accounts.map((account, place) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: an account that is being typed is known by its place alone
          key={place}
          account={account}
          disabled={disabled}
          onChange={(next) => onType(withRow(accounts, place, next))}
          onRemove={() => onType(accounts.filter((_, at) => at !== place))}
        />
      ))}
      {error && <FieldNote id="datev-accounts-note" error={error} />}
      {!disabled && (
        <StaffButton className="self-start" onClick={() => onType([...accounts, nobody])}>
          {texts.add}
        </StaffButton>
      )}
      <p className="text-bone-2">{texts.hint}</p>
    </fieldset>
  )
}

interface RowProps {
  account: DatevAccount
  disabled: boolean
  onChange: (next: Partial<DatevAccount>) => void
  onRemove: () => void
}

const fields = ['account', 'country', 'rate', 'number', 'key'] as const

const Row = ({ account, disabled, onChange, onRemove }: RowProps) => (
  <div className={grid}>
    {fields.map((field) => (
      <TextField
        key={field}
        label={texts[field]}
        labelHidden
        placeholder={field === 'country' || field === 'rate' ? texts.anyCountry : texts[field]}
        autoComplete="off"
        inputMode={field === 'account' || field === 'country' ? undefined : 'decimal'}
        value={account[field]}
        disabled={disabled}
        onChange={({ target: { value } }) =>
          onChange({ [field]: field === 'country' ? value.toUpperCase() : value.trim() })
        }
      />
    ))}
    {!disabled && (
      <IconButton label={texts.remove(account.account)} onClick={onRemove}>
        <IconX aria-hidden="true" size={18} />
      </IconButton>
    )}
  </div>
)
