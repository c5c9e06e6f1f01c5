import { toUnits } from '@pandrop/money/money'
import { Button } from '@pandrop/ui/Button'
import { TextField } from '@pandrop/ui/TextField'
import { IconCircleCheckFilled } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { usePrices } from '../../hooks/usePrices.ts'
import { useText } from '../../hooks/useText.ts'
import type { AppliedPromo } from './promoDraft.ts'
import type { PromoHandle } from './usePromo.ts'

interface PromoEntryProps {
  promo: PromoHandle
  /** the cart is being paid: the code stays as it is */
  locked: boolean
}

/** Field and button for a promo code; below them why it was refused, or what it does and the way to take it off. */
export const PromoEntry = ({ promo, locked }: PromoEntryProps) => {
  const text = useText()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!promo.applying && !locked) promo.apply()
  }
  return (
    <form onSubmit={submit} noValidate className="mt-4">
      <div className="flex items-start gap-2">
        <TextField
          ref={promo.field}
          label={text('promo_code')}
          value={promo.typed}
          onChange={(event) => promo.type(event.target.value)}
          error={promo.error}
          readOnly={locked}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          className="flex-1"
        />
        <span className="flex flex-col">
          {/* As high as the field's label, so that button and box stand in one line. */}
          <span aria-hidden="true" className="invisible mb-1.5 type-label">
            &nbsp;
          </span>
          <Button type="submit" kind="secondary" loading={promo.applying}>
            {text('promo_apply')}
          </Button>
        </span>
      </div>
      <Applied promo={promo} locked={locked} />
    </form>
  )
}

/** The line stays in the page when empty, so that what it says is announced. */
const Applied = ({ promo: { applied, remove, wasRemoved }, locked }: PromoEntryProps) => {
  const text = useText()
  const words = useAppliedText(applied)
  return (
    <div className="flex items-center justify-between gap-3">
      <p role="status" className="min-w-0 text-[13px]/[18px]">
        {words && (
          <span className="flex items-start gap-2 py-2.5 font-[520] text-bamboo">
            <IconCircleCheckFilled aria-hidden="true" size={16} className="mt-px flex-none" />
            <span className="min-w-0 wrap-anywhere">{words}</span>
          </span>
        )}
        {!words && wasRemoved && <span className="sr-only">{text('promo_removed')}</span>}
      </p>
      {applied && (
        <Button
          kind="tertiary"
          size={40}
          aria-label={text('promo_remove_label', { code: applied.code })}
          aria-disabled={locked || undefined}
          onClick={() => !locked && remove()}
          className="-mr-4 flex-none text-[13px] font-[450] text-bone-2"
        >
          {text('promo_remove')}
        </Button>
      )}
    </div>
  )
}

const useAppliedText = (applied: AppliedPromo | null): string | undefined => {
  const text = useText()
  const prices = usePrices()
  if (!applied) return undefined
  const { code, discount } = applied
  if (discount.type === 'percent') return text('promo_applied_percent', { code, percent: String(discount.percent) })
  return text('promo_applied_fixed', { code, amount: prices.format(toUnits(discount.amount)) })
}
