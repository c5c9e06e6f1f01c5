import { formatUnits } from '@pandrop/money/format'
import { toUnits } from '@pandrop/money/money'
import { classNames } from '@pandrop/ui/classNames'
import { useSettings } from '../../hooks/useSettings.ts'
import { useText } from '../../hooks/useText.ts'
import { SummaryRow } from './SummaryRow.tsx'
import type { CheckoutHandle } from './useCheckout.ts'

interface BalanceRowsProps {
  checkout: CheckoutHandle
  className: string
}

/** What the balance will be after paying, or what it lacks. */
export const BalanceRows = ({ checkout: { balance, totals }, className }: BalanceRowsProps) => {
  const text = useText()
  const { name } = useSettings().internal_currency
  const credits = (units: number) => `${formatUnits(units)} ${name}`
  return (
    <dl className={classNames('flex flex-col gap-1.5 text-[14px]/5', className)}>
      {totals.missing > 0 ? (
        <>
          <SummaryRow label={text('checkout_balance')} muted>
            <span className="text-bone-1">{credits(balance)}</span>
          </SummaryRow>
          <SummaryRow label={text('checkout_missing')} muted>
            <span className="text-danger">{credits(toUnits(totals.missing))}</span>
          </SummaryRow>
        </>
      ) : (
        <SummaryRow label={text('checkout_balance_after')} muted>
          <span className="font-[560] text-bone-0">{credits(toUnits(totals.balanceAfter))}</span>
        </SummaryRow>
      )}
    </dl>
  )
}
