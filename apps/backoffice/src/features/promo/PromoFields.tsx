import { promoDescriptionMax, promoUsesMax } from '@pandrop/contract/staff/promo'
import { SegmentedSwitch } from '@pandrop/ui/SegmentedSwitch'
import { TextField } from '@pandrop/ui/TextField'
import type { ReactNode } from 'react'
import { showCount } from '../../format.ts'
import { AmountField } from '../../forms/AmountField.tsx'
import { formTexts } from '../../texts/forms.ts'
import { promoTexts as texts } from '../../texts/promo.ts'
import type { TypedPromo } from './promoForm.ts'

interface FieldsProps {
  typed: TypedPromo
  onType: (typed: TypedPromo) => void
  /** fields that were tried and cannot be meant */
  wrong: ReadonlySet<keyof TypedPromo>
  /** what the server says of fields, by their names on the wire */
  errors: Readonly<Record<string, string | undefined>>
}

const kinds = [
  { value: 'percent', label: texts.kindPercent },
  { value: 'fixed', label: texts.kindFixed },
] as const

/** Two fields beside each other, one below the other on phones. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-2 items-start gap-3 compact:grid-cols-1">{children}</div>
)

/** What a code takes off, and of which totals. */
export const DiscountFields = ({ typed, onType, wrong, errors }: FieldsProps) => (
  <>
    <SegmentedSwitch
      label={texts.kind}
      options={kinds}
      value={typed.kind}
      onChange={(kind) => onType({ ...typed, kind })}
      className="self-start"
    />
    <Pair>
      {typed.kind === 'percent' ? (
        <TextField
          label={texts.percentField}
          inputMode="decimal"
          autoComplete="off"
          value={typed.percent}
          error={errors.discount ?? (wrong.has('percent') ? texts.percentInvalid : undefined)}
          after={<span aria-hidden="true">{texts.percentUnit}</span>}
          onChange={({ target }) => onType({ ...typed, percent: target.value })}
        />
      ) : (
        <AmountField
          label={texts.fixedField}
          value={typed.fixed}
          error={errors.discount ?? (wrong.has('fixed') ? formTexts.amountInvalid : undefined)}
          onChange={({ target }) => onType({ ...typed, fixed: target.value })}
        />
      )}
      <AmountField
        label={texts.totalMinField}
        hint={texts.totalMinHint}
        value={typed.totalMin}
        error={errors.total_min ?? (wrong.has('totalMin') ? formTexts.amountInvalid : undefined)}
        onChange={({ target }) => onType({ ...typed, totalMin: target.value })}
      />
    </Pair>
  </>
)

interface FirstDayProps extends FieldsProps {
  hint: string
}

/** The day on which a code begins. */
export const FirstDayField = ({ typed, onType, errors, hint }: FirstDayProps) => (
  <TextField
    type="date"
    label={texts.firstDay}
    hint={hint}
    value={typed.from}
    error={errors.from}
    onChange={({ target }) => onType({ ...typed, from: target.value })}
  />
)

/** The day at whose end a code ends. */
export const LastDayField = ({ typed, onType, errors, hint }: FirstDayProps) => (
  <TextField
    type="date"
    label={texts.lastDay}
    hint={hint}
    value={typed.until}
    error={errors.until}
    onChange={({ target }) => onType({ ...typed, until: target.value })}
  />
)

/** How often a code can be used, and what it says about itself. */
export const LimitFields = ({ typed, onType, wrong, errors }: FieldsProps) => {
  const invalid = texts.usesInvalid(showCount(promoUsesMax))
  return (
    <>
      <Pair>
        <TextField
          label={texts.usesMaxField}
          hint={texts.usesHint}
          inputMode="numeric"
          autoComplete="off"
          value={typed.usesMax}
          error={errors.uses_max ?? (wrong.has('usesMax') ? invalid : undefined)}
          onChange={({ target }) => onType({ ...typed, usesMax: target.value })}
        />
        <TextField
          label={texts.usesPerCustomerField}
          hint={texts.usesHint}
          inputMode="numeric"
          autoComplete="off"
          value={typed.usesPerCustomerMax}
          error={errors.uses_per_customer_max ?? (wrong.has('usesPerCustomerMax') ? invalid : undefined)}
          onChange={({ target }) => onType({ ...typed, usesPerCustomerMax: target.value })}
        />
      </Pair>
      <DescriptionField typed={typed} onType={onType} wrong={wrong} errors={errors} />
    </>
  )
}

/** What a code says about itself. */
export const DescriptionField = ({ typed, onType, errors }: FieldsProps) => (
  <TextField
    label={texts.descriptionField}
    hint={texts.descriptionHint}
    autoComplete="off"
    maxLength={promoDescriptionMax}
    value={typed.description}
    error={errors.description}
    onChange={({ target }) => onType({ ...typed, description: target.value })}
  />
)
