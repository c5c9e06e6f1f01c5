import { paymentMethods } from '@pandrop/contract/content'
import { languages } from '@pandrop/contract/languages'
import type { DatevAccount } from '@pandrop/contract/staff/datev'
import { datevCharts } from '@pandrop/contract/staff/datev-charts'
import type { SocialLink } from '@pandrop/contract/staff/settings'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { FieldNote } from '@pandrop/ui/Field'
import { SelectField } from '@pandrop/ui/SelectField'
import { TextArea } from '@pandrop/ui/TextArea'
import { TextField } from '@pandrop/ui/TextField'
import { useId } from 'react'
import { AmountField } from '../../forms/AmountField.tsx'
import { languageName } from '../../languageName.ts'
import { noticeTexts } from '../../texts/notices.ts'
import { settingsTexts as texts } from '../../texts/settings.ts'
import { AccentField } from './AccentField.tsx'
import { CountryList } from './CountryList.tsx'
import { CurrencyRows } from './currencies/CurrencyRows.tsx'
import { DatevAccounts } from './DatevAccounts.tsx'
import { LinkRows } from './LinkRows.tsx'
import type { CurrencyDraft, Draft, FieldKind, RateDraft } from './settingsDraft.ts'
import { BalancePictureField, LogoField, MarkField } from './shopPictures.tsx'
import { useCountryOptions } from './useCountryOptions.ts'
import { VatRates } from './VatRates.tsx'

interface SettingFieldProps {
  name: string
  kind: FieldKind
  draft: Draft
  error: string | undefined
  disabled: boolean
  onType: (draft: Draft) => void
}

const methodOptions = paymentMethods.map((method) => ({ value: method, label: texts.methods[method] }))
const languageOptions = languages.map((code) => ({ value: code, label: languageName(code) }))

const { never: _never, ...paces } = noticeTexts.paces
const paceOptions = Object.entries(paces).map(([value, label]) => ({ value, label }))

const chartOptions = datevCharts.map((chart) => ({ value: chart, label: `SKR${chart}` }))
const monthOptions = Array.from({ length: 12 }, (_, place) => ({
  value: String(place + 1),
  label: new Date(Date.UTC(2000, place)).toLocaleDateString('en', { month: 'long', timeZone: 'UTC' }),
}))

/** Every zone that the browser knows, and the one that is set. */
const zonesWith = (standing: string) =>
  [...new Set([standing, 'UTC', ...Intl.supportedValuesOf('timeZone')])]
    .toSorted()
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))

/** One field of a section, as what it is. */
export const SettingField = ({ name, kind, draft, error, disabled, onType }: SettingFieldProps) => {
  const common = {
    label: texts.fields[name] ?? name,
    hint: texts.hints[name],
    error,
    disabled,
    value: draft as string,
    onChange: ({ target }: { target: { value: string } }) => onType(target.value),
  }
  const choices = { label: common.label, chosen: draft as readonly string[], disabled, onType }
  switch (kind) {
    case 'yes':
      return (
        <CheckboxField
          label={common.hint ? <Explained words={common.label} hint={common.hint} /> : common.label}
          checked={draft as boolean}
          disabled={disabled}
          onChange={({ target }) => onType(target.checked)}
        />
      )
    case 'methods':
      return <Choices {...choices} options={methodOptions} error={error && texts.methodsWrong} />
    case 'languages':
      return <Choices {...choices} options={languageOptions} error={error && texts.languagesWrong} />
    case 'language':
      return <SelectField {...common} options={languageOptions} />
    case 'pace':
      return <SelectField {...common} options={paceOptions} />
    case 'zone':
      return <SelectField {...common} options={zonesWith(common.value)} />
    case 'rates':
      return <VatRates rates={draft as readonly RateDraft[]} error={error} disabled={disabled} onType={onType} />
    case 'currencies':
      return <CurrencyRows rows={draft as readonly CurrencyDraft[]} error={error} disabled={disabled} onType={onType} />
    case 'countries':
      return (
        <CountryList
          label={common.label}
          hint={common.hint}
          chosen={draft as readonly string[]}
          isOrdered={name === 'countries_first'}
          error={error}
          disabled={disabled}
          onType={onType}
        />
      )
    case 'year_month':
      return <SelectField {...common} options={monthOptions} />
    case 'chart':
      return <SelectField {...common} options={chartOptions} />
    case 'datev_accounts':
      return (
        <DatevAccounts accounts={draft as readonly DatevAccount[]} error={error} disabled={disabled} onType={onType} />
      )
    case 'accent':
      return <AccentField accent={draft as string} error={error} disabled={disabled} onType={onType} />
    case 'mark':
      return <MarkField picture={common.value} error={error} disabled={disabled} onType={onType} />
    case 'logo':
      return <LogoField picture={common.value} error={error} disabled={disabled} onType={onType} />
    case 'picture':
      return <BalancePictureField picture={common.value} error={error} disabled={disabled} onType={onType} />
    case 'links':
      return <LinkRows links={draft as readonly SocialLink[]} error={error} disabled={disabled} onType={onType} />
    case 'country':
      return <CountryField {...common} />
    case 'long':
      return <TextArea {...common} rows={2} className="col-span-full" />
    case 'amount':
    case 'limit':
      return <AmountField {...common} />
    default:
      return <TextField {...common} autoComplete="off" inputMode={kind === 'number' ? 'decimal' : undefined} />
  }
}

const Explained = ({ words, hint }: { words: string; hint: string }) => (
  <>
    {words}
    <span className="block type-meta text-bone-2">{hint}</span>
  </>
)

type CountryFieldProps = Omit<Parameters<typeof SelectField>[0], 'options'> & { value: string }

const CountryField = (props: CountryFieldProps) => (
  <SelectField {...props} options={[{ value: '', label: texts.countryNone }, ...useCountryOptions(props.value)]} />
)

interface ChoicesProps extends Pick<SettingFieldProps, 'disabled' | 'onType'> {
  label: string
  /** in the order in which they are kept */
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  error: string | undefined
}

const Choices = ({ label, options, chosen, error, disabled, onType }: ChoicesProps) => {
  const note = useId()
  return (
    <fieldset className="col-span-full" aria-describedby={error && note}>
      <legend className="type-label">{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map((option) => (
          <CheckboxField
            key={option.value}
            label={option.label}
            checked={chosen.includes(option.value)}
            disabled={disabled}
            onChange={({ target }) =>
              onType(
                options
                  .map(({ value }) => value)
                  .filter((one) => (one === option.value ? target.checked : chosen.includes(one))),
              )
            }
          />
        ))}
      </div>
      {error && <FieldNote id={note} error={error} />}
    </fieldset>
  )
}
