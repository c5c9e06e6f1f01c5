import { FieldNote } from '@pandrop/ui/Field'
import { IconButton } from '@pandrop/ui/IconButton'
import { SelectField } from '@pandrop/ui/SelectField'
import { TextField } from '@pandrop/ui/TextField'
import { IconX } from '@tabler/icons-react'
import { settingsTexts as texts } from '../../texts/settings.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'
import type { RateDraft } from './settingsDraft.ts'
import { withRow } from './settingsRows.ts'
import { useCountryOptions } from './useCountryOptions.ts'

interface VatRatesProps {
  rates: readonly RateDraft[]
  error: string | undefined
  disabled: boolean
  onType: (rates: readonly RateDraft[]) => void
}

/** What customers of a country owe from a day on, each rate in a row of its own. */
export const VatRates = ({ rates, error, disabled, onType }: VatRatesProps) => (
  <fieldset className="col-span-full flex flex-col gap-2">
    <legend className="type-label mb-1">{texts.rates}</legend>
    {rates.length === 0 && <p className="text-bone-2">{texts.ratesNone}</p>}
    {rates.map((rate, place) => (
      <Rate
        // biome-ignore lint/suspicious/noArrayIndexKey: a rate that is being typed is known by its place alone
        key={place}
        rate={rate}
        disabled={disabled}
        onChange={(next) => onType(withRow(rates, place, next))}
        onRemove={() => onType(rates.filter((_, at) => at !== place))}
      />
    ))}
    {error && <FieldNote id="vat-rates-note" error={error} />}
    {!disabled && (
      <StaffButton
        className="self-start"
        onClick={() => onType([...rates, { country: '', percent: '', valid_from: '' }])}
      >
        {texts.rateAdd}
      </StaffButton>
    )}
    <p className="text-bone-2">{texts.ratesHint}</p>
  </fieldset>
)

interface RateProps {
  rate: RateDraft
  disabled: boolean
  onChange: (next: Partial<RateDraft>) => void
  onRemove: () => void
}

const Rate = ({ rate, disabled, onChange, onRemove }: RateProps) => (
  <div
    className="grid grid-cols-[minmax(0,1fr)_88px_160px_40px] items-end gap-2
      compact:grid-cols-[minmax(0,1fr)_88px]"
  >
    <SelectField
      label={texts.rateCountry}
      labelHidden
      placeholder={texts.rateCountry}
      value={rate.country}
      disabled={disabled}
      options={useCountryOptions(rate.country)}
      onChange={({ target }) => onChange({ country: target.value })}
    />
    <TextField
      label={texts.ratePercent}
      labelHidden
      placeholder="22"
      inputMode="decimal"
      autoComplete="off"
      value={rate.percent}
      disabled={disabled}
      after={<span aria-hidden="true">%</span>}
      onChange={({ target }) => onChange({ percent: target.value })}
    />
    <TextField
      type="date"
      label={texts.rateFrom}
      labelHidden
      value={rate.valid_from}
      disabled={disabled}
      onChange={({ target }) => onChange({ valid_from: target.value })}
    />
    {!disabled && (
      <IconButton label={texts.rateRemove(rate.country, rate.valid_from)} onClick={onRemove}>
        <IconX aria-hidden="true" size={18} />
      </IconButton>
    )}
  </div>
)
