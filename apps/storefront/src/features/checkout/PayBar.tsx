import { formatUnits } from '@pandrop/money/format'
import { type Cents, toUnits } from '@pandrop/money/money'
import { Button, type ButtonProps } from '@pandrop/ui/Button'
import { classNames } from '@pandrop/ui/classNames'
import { IconCreditCard, IconPlus, IconWallet } from '@tabler/icons-react'
import { usePrices } from '../../hooks/usePrices.ts'
import { useSettings } from '../../hooks/useSettings.ts'
import { useText } from '../../hooks/useText.ts'
import { BalanceRows } from './BalanceRows.tsx'
import type { PaymentMethod } from './offReason.ts'
import type { CheckoutHandle } from './useCheckout.ts'

interface PayBarProps {
  checkout: CheckoutHandle
  paid: boolean
  onTopUp: (missing: Cents) => void
}

const barClass =
  'pay-bar flex flex-col gap-3 not-desktop:sticky not-desktop:bottom-0 not-desktop:z-(--layer-buy-bar) ' +
  'not-desktop:-mx-(--gutter) not-desktop:bg-ink-1 not-desktop:px-(--gutter) not-desktop:pt-3 ' +
  'not-desktop:pb-[max(12px,env(safe-area-inset-bottom))] ' +
  'not-desktop:shadow-[inset_0_1px_0_var(--color-line-2)] compact:gap-2 sm:not-desktop:flex-row ' +
  'sm:not-desktop:items-start desktop:px-6 desktop:pb-6'

/** The bar at the foot of small screens leaves them as much room as it can. */
const lower =
  'not-desktop:min-h-12 not-desktop:py-2 compact:px-2 compact:text-[14px]/[18px] ' +
  'compact:whitespace-normal compact:wrap-anywhere compact:[&_svg]:hidden'

/** Both ways to pay; where the balance does not suffice, the reason and the way to top it up. */
export const PayBar = ({ checkout, paid, onTopUp }: PayBarProps) => {
  const text = useText()
  const prices = usePrices()
  const { totals } = checkout
  return (
    <div data-bottom-bar="" className={barClass}>
      <ShortTotal total={totals.total} />
      <div className="grid min-w-0 flex-1 grid-cols-2 items-start gap-2 sm:gap-3 desktop:grid-cols-1">
        <PayButton checkout={checkout} paid={paid} method="card" />
        <PayButton checkout={checkout} paid={paid} method="balance" />
      </div>
      {totals.missing > 0 && (
        <Button
          wide
          size={56}
          kind="money"
          className={classNames(lower, 'compact:min-h-10 sm:not-desktop:w-auto sm:not-desktop:flex-none')}
          icon={<IconPlus aria-hidden="true" size={20} stroke={2} />}
          onClick={() => onTopUp(totals.missing)}
        >
          {text('checkout_top_up', { amount: prices.format(toUnits(totals.missing)) })}
        </Button>
      )}
      <BalanceRows checkout={checkout} className="not-desktop:hidden" />
    </div>
  )
}

interface Face {
  kind: ButtonProps['kind']
  Icon: typeof IconWallet
  label: 'checkout_card' | 'checkout_pay'
  busy: 'checkout_opening' | 'checkout_paying'
}

const faces: Record<PaymentMethod, Face> = {
  card: { kind: 'primary', Icon: IconCreditCard, label: 'checkout_card', busy: 'checkout_opening' },
  balance: { kind: 'secondary', Icon: IconWallet, label: 'checkout_pay', busy: 'checkout_paying' },
}

interface PayButtonProps {
  checkout: CheckoutHandle
  paid: boolean
  method: PaymentMethod
}

const PayButton = ({ checkout, paid, method }: PayButtonProps) => {
  const text = useText()
  const { kind, Icon, label, busy } = faces[method]
  // Only the balance pays at once: the next page is on its way.
  const paying = paid ? 'balance' : checkout.paying
  const reason = checkout.reasonOff(method)
  return (
    <Button
      wide
      size={56}
      kind={kind}
      className={lower}
      icon={<Icon aria-hidden="true" size={20} stroke={1.6} />}
      loading={paying === method}
      loadingLabel={text(busy)}
      disabled={paying !== undefined && paying !== method && !reason}
      disabledReason={paying ? undefined : reason}
      onClick={() => checkout.submit(method)}
    >
      {text(label)}
    </Button>
  )
}

/** Beside the buttons at the foot of small screens, where the summary is out of view. */
const ShortTotal = ({ total }: { total: Cents }) => {
  const text = useText()
  const { name } = useSettings().internal_currency
  return (
    <span className="flex flex-none items-baseline gap-2 sm:h-12 sm:flex-col sm:justify-center sm:gap-0 desktop:hidden">
      <span className="type-meta text-bone-2 sm:hidden">{text('checkout_total')}</span>
      <span className="type-price compact:ml-auto">{formatUnits(toUnits(total))}</span>
      <span className="type-meta text-bone-2">{name}</span>
    </span>
  )
}
