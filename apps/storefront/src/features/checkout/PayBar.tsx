import { formatUnits } from '@pandrop/money/format'
import { type Cents, toUnits } from '@pandrop/money/money'
import { Button } from '@pandrop/ui/Button'
import { classNames } from '@pandrop/ui/classNames'
import { IconPlus, IconWallet } from '@tabler/icons-react'
import { usePrices } from '../../hooks/usePrices.ts'
import { useSettings } from '../../hooks/useSettings.ts'
import { useText } from '../../hooks/useText.ts'
import { BalanceRows } from './BalanceRows.tsx'
import type { CheckoutHandle } from './useCheckout.ts'

interface PayBarProps {
  checkout: CheckoutHandle
  paid: boolean
  onTopUp: (missing: Cents) => void
}

const barClass =
  'flex flex-col gap-3 not-desk:sticky not-desk:bottom-0 not-desk:z-(--layer-buy-bar) not-desk:-mx-(--gutter) ' +
  'not-desk:bg-ink-1 not-desk:px-(--gutter) not-desk:pt-3 not-desk:pb-[max(12px,env(safe-area-inset-bottom))] ' +
  'not-desk:shadow-[inset_0_1px_0_var(--color-line-2)] sm:not-desk:flex-row sm:not-desk:items-start ' +
  'desk:px-6 desk:pb-6'

/** The bar at the foot of small screens leaves them as much room as it can. */
const lower = 'not-desk:min-h-12 not-desk:py-2'

/** The pay button; where the balance does not suffice, the reason and the way to top it up. */
export const PayBar = ({ checkout, paid, onTopUp }: PayBarProps) => {
  const text = useText()
  const prices = usePrices()
  const { totals, paying } = checkout
  const short = totals.missing > 0
  return (
    <div data-bottom-bar="" className={barClass}>
      <div className="flex min-w-0 flex-1 items-start gap-4">
        <ShortTotal total={totals.total} />
        <div className="min-w-0 flex-1">
          <Button
            wide
            size={56}
            kind={short ? 'secondary' : 'primary'}
            className={lower}
            icon={<IconWallet aria-hidden="true" size={20} stroke={1.6} />}
            loading={paying || paid}
            loadingLabel={text('checkout_paying')}
            disabledReason={reasonOf(checkout, text)}
            onClick={checkout.submit}
          >
            {text('checkout_pay')}
          </Button>
        </div>
      </div>
      {short && (
        <Button
          wide
          size={56}
          kind="money"
          className={classNames(lower, 'sm:not-desk:w-auto sm:not-desk:flex-none')}
          icon={<IconPlus aria-hidden="true" size={20} stroke={2} />}
          onClick={() => onTopUp(totals.missing)}
        >
          {text('checkout_top_up', { amount: prices.format(toUnits(totals.missing)) })}
        </Button>
      )}
      <BalanceRows checkout={checkout} className="not-desk:hidden" />
    </div>
  )
}

/** Why paying is off; undefined when it is not. */
const reasonOf = ({ totals, offered }: CheckoutHandle, text: ReturnType<typeof useText>): string | undefined => {
  if (!offered) return text('payment_method_unavailable')
  if (totals.count === 0) return text('checkout_nothing_available')
  return totals.missing > 0 ? text('insufficient_balance') : undefined
}

/** Beside the button at the foot of small screens, where the summary is out of view. */
const ShortTotal = ({ total }: { total: Cents }) => {
  const { name } = useSettings().internal_currency
  return (
    <span className="flex h-12 flex-none flex-col justify-center desk:hidden">
      <span className="type-price">{formatUnits(toUnits(total))}</span>
      <span className="type-meta text-bone-2">{name}</span>
    </span>
  )
}
