import { formatUnits } from '@pandrop/money/format'
import { toUnits } from '@pandrop/money/money'
import { choiceClass } from '@pandrop/ui/Chip'
import { classNames } from '@pandrop/ui/classNames'
import { Field } from '@pandrop/ui/Field'
import { IconAlertTriangleFilled } from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'
import { useProfile } from '../../hooks/useProfile.ts'
import { useSettings } from '../../hooks/useSettings.ts'
import { useText } from '../../hooks/useText.ts'
import type { TopUpAmount } from './useTopUpAmount.ts'

interface AmountStepProps {
  amount: TopUpAmount
  inputRef: Ref<HTMLInputElement>
}

/** Signs that fit beside the currency in the largest type. */
const shortLengthMax = 7

/** Step 1: how much, in the visitor's currency, and what the balance gets for it. */
export const AmountStep = ({ amount, inputRef }: AmountStepProps) => {
  const text = useText()
  const { typed, setTyped, currency, note, warning } = amount
  return (
    <>
      <Field label={text('top_up_amount')} className="mt-6">
        {(control) => (
          <span className="well flex h-21 items-center rounded-button" data-invalid={warning ? '' : undefined}>
            <input
              {...control}
              ref={inputRef}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              inputMode="decimal"
              autoComplete="off"
              maxLength={13}
              aria-invalid={warning ? true : undefined}
              aria-describedby="top-up-warning top-up-note"
              className={classNames(
                'h-full w-full min-w-0 flex-1 rounded-button bg-transparent px-5 type-price-detail outline-none',
                'caret-bamboo',
                typed.length > shortLengthMax ? 'text-[34px] compact:text-[26px]' : 'compact:text-[38px]',
              )}
            />
            <span className="flex-none pr-5 text-[17px]/6 font-[560] text-bone-1">
              {currency.code} {currency.symbol}
            </span>
          </span>
        )}
      </Field>
      <p
        id="top-up-warning"
        aria-live="polite"
        // Its line is kept free: the dialog must not move under a finger while an amount is typed.
        className="mt-2 flex min-h-[18px] items-start gap-2 text-[13px]/[18px] text-warn"
      >
        {warning && <IconAlertTriangleFilled aria-hidden="true" size={16} className="mt-px flex-none" />}
        {warning}
      </p>
      {note && (
        <p id="top-up-note" className="mt-2 text-[13px]/[18px] text-bone-1">
          {note}
        </p>
      )}
      <Presets amount={amount} />
      <Outcome amount={amount} />
    </>
  )
}

const Presets = ({ amount: { presets, typed, setTyped } }: Pick<AmountStepProps, 'amount'>) => {
  const text = useText()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend of its own
    <div role="group" aria-label={text('top_up_presets')} className="mt-2 flex gap-2">
      {presets.map((units) => {
        const chosen = typed === String(units)
        return (
          <button
            key={units}
            type="button"
            aria-pressed={chosen}
            onClick={() => setTyped(String(units))}
            className={choiceClass(chosen, 'h-11 min-w-0 flex-1 text-[15px]')}
          >
            {units}
          </button>
        )
      })}
    </div>
  )
}

/** What the balance gets and will be; the rows keep their place while the amount is none. */
const Outcome = ({ amount: { read } }: Pick<AmountStepProps, 'amount'>) => {
  const text = useText()
  const balance = useProfile()?.balance
  const { name } = useSettings().internal_currency
  const credit = read.ok ? toUnits(read.credit) : undefined
  const after = credit === undefined || balance === undefined ? undefined : balance + credit
  const credits = (units: number | undefined) => (units === undefined ? '–' : `${formatUnits(units)} ${name}`)
  return (
    <dl className="mt-5 flex flex-col gap-2.5 pt-5 shadow-[inset_0_1px_0_var(--color-line)]">
      <Row label={text('top_up_you_get')}>
        <span className="text-bone-0">{credits(credit)}</span>
      </Row>
      <Row label={text('top_up_balance_after')}>
        <span className="text-bamboo">{credits(after)}</span>
      </Row>
    </dl>
  )
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="text-bone-1">{label}</dt>
    <dd className="font-[640]">{children}</dd>
  </div>
)
