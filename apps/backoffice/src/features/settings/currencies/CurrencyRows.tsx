import { currencyCodes } from '@pandrop/contract/currency-codes'
import { rateSources } from '@pandrop/contract/staff/currencies'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { FieldNote } from '@pandrop/ui/Field'
import { SelectField } from '@pandrop/ui/SelectField'
import { TextField } from '@pandrop/ui/TextField'
import { currencyTexts as texts } from '../../../texts/currencies.ts'
import { AddField } from '../AddField.tsx'
import { RowOfList } from '../RowOfList.tsx'
import type { CurrencyDraft } from '../settingsDraft.ts'
import { movedUp, withRow } from '../settingsRows.ts'
import { currencyName, symbolOf } from './currencyWords.ts'

interface CurrencyRowsProps {
  rows: readonly CurrencyDraft[]
  error: string | undefined
  disabled: boolean
  onType: (rows: readonly CurrencyDraft[]) => void
}

const fullName = (code: string): string => `${code} ${currencyName(code)}`

/** What a currency is that was added a moment ago. */
const added = (code: string): CurrencyDraft => ({
  code,
  symbol: symbolOf(code),
  is_on: true,
  is_default: false,
  source: 'ecb',
  source_url: '',
  source_path: '',
  margin_percent: '0',
})

/** The currencies of the shop, in the order of its list. */
export const CurrencyRows = ({ rows, error, disabled, onType }: CurrencyRowsProps) => (
  <fieldset className="col-span-full flex min-w-0 flex-col gap-2">
    <legend className="sr-only">{texts.settings}</legend>
    {rows.map((row, place) => (
      <RowOfList
        key={row.code}
        name={fullName(row.code)}
        removeLabel={texts.remove(row.code)}
        isFirst={place === 0}
        isKept={row.code === 'EUR'}
        disabled={disabled}
        onMoveUp={() => onType(movedUp(rows, place))}
        onRemove={() => onType(rows.filter((_, at) => at !== place))}
      >
        <Currency
          row={row}
          disabled={disabled}
          onChange={(next) => onType(withRow(rows, place, next))}
          onDefault={() => onType(rows.map((other, at) => ({ ...other, is_default: at === place })))}
        />
      </RowOfList>
    ))}
    <FieldNote id="currencies-note" error={error && texts.settingsWrong} />
    {!disabled && (
      <AddField
        label={texts.add}
        codes={currencyCodes}
        taken={rows.map(({ code }) => code)}
        nameOf={fullName}
        onAdd={(code) => onType([...rows, added(code)])}
      />
    )}
  </fieldset>
)

interface CurrencyProps {
  row: CurrencyDraft
  disabled: boolean
  onChange: (next: Partial<CurrencyDraft>) => void
  onDefault: () => void
}

const sources = rateSources.map((source) => ({ value: source, label: texts.sources[source] }))

const Currency = ({ row, disabled, onChange, onDefault }: CurrencyProps) => {
  const isEuro = row.code === 'EUR'
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,180px),1fr))] items-start gap-3">
      <TextField
        label={texts.symbol}
        maxLength={5}
        autoComplete="off"
        value={row.symbol}
        disabled={disabled}
        onChange={({ target }) => onChange({ symbol: target.value })}
      />
      {!isEuro && (
        <>
          <SelectField
            label={texts.source}
            value={row.source}
            disabled={disabled}
            options={sources}
            onChange={({ target }) =>
              onChange({ source: target.value as CurrencyDraft['source'], source_url: '', source_path: '' })
            }
          />
          {row.source !== 'hand' && (
            <TextField
              label={texts.margin}
              inputMode="decimal"
              autoComplete="off"
              value={row.margin_percent}
              disabled={disabled}
              after={<span aria-hidden="true">%</span>}
              onChange={({ target }) => onChange({ margin_percent: target.value })}
            />
          )}
          {row.source === 'url' && (
            <>
              <TextField
                className="col-span-full"
                label={texts.url}
                hint={texts.urlHint}
                type="url"
                autoComplete="off"
                placeholder={texts.addressBegins}
                value={row.source_url}
                disabled={disabled}
                onChange={({ target }) => onChange({ source_url: target.value })}
              />
              <TextField
                label={texts.path}
                hint={texts.pathHint}
                autoComplete="off"
                value={row.source_path}
                disabled={disabled}
                onChange={({ target }) => onChange({ source_path: target.value })}
              />
            </>
          )}
        </>
      )}
      <div className="col-span-full flex flex-wrap gap-x-6">
        {!isEuro && (
          <CheckboxField
            label={texts.isOn}
            checked={row.is_on}
            disabled={disabled || row.is_default}
            onChange={({ target }) => onChange({ is_on: target.checked })}
          />
        )}
        <CheckboxField
          label={texts.isDefault}
          checked={row.is_default}
          disabled={disabled || row.is_default || !row.is_on}
          onChange={onDefault}
        />
      </div>
    </div>
  )
}
