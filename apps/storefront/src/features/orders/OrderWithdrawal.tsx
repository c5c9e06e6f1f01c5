import { Button } from '@pandrop/ui/Button'
import { Panel } from '@pandrop/ui/Panel'
import { lazy, Suspense, useRef, useState } from 'react'
import { dateOf, momentOf } from '../../dates.ts'
import { useText } from '../../hooks/useText.ts'
import type { Order } from './orderParts.ts'

const WithdrawalDialog = lazy(async () => ({ default: (await import('./WithdrawalDialog.tsx')).WithdrawalDialog }))

/**
 * The way out of the contract, as long as there is one, and what became of it once it was taken: two steps, of which
 * the first stands open on the page (Directive 2011/83/EU, article 11a).
 */
export const OrderWithdrawal = ({ order }: { order: Order }) => {
  const text = useText()
  const place = useRef<HTMLDivElement>(null)
  const { withdrawable_until: until, withdrawal } = order
  if (until === null && withdrawal === null) return null
  return (
    <Panel title={text('order_withdraw_title')}>
      <div ref={place} tabIndex={-1} className="outline-none">
        {withdrawal && (
          <p className="text-bone-1">
            {text(`order_withdrawal_${withdrawal.state}`, {
              at: momentOf(withdrawal.at),
              due: dateOf(withdrawal.refund_due_at),
            })}
          </p>
        )}
        {until !== null && <p className="text-bone-1">{text('order_withdraw_until', { until: momentOf(until) })}</p>}
        <Withdraw order={order} onWithdrawn={() => place.current?.focus({ preventScroll: true })} />
      </div>
    </Panel>
  )
}

interface WithdrawProps {
  order: Order
  /** the button goes with what it was for: whoever held the focus goes on elsewhere */
  onWithdrawn: () => void
}

const Withdraw = ({ order, onWithdrawn }: WithdrawProps) => {
  const text = useText()
  const [asking, setAsking] = useState(false)
  const [asked, setAsked] = useState(false)
  const ask = () => {
    setAsked(true)
    setAsking(true)
  }
  return (
    <>
      {order.withdrawable_until !== null && (
        <Button kind="secondary" wide className="mt-5" onClick={ask}>
          {text('order_withdraw')}
        </Button>
      )}
      {asked && (
        <Suspense>
          <WithdrawalDialog order={order} open={asking} onClose={() => setAsking(false)} onWithdrawn={onWithdrawn} />
        </Suspense>
      )}
    </>
  )
}
