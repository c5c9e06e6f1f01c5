import type { CartEntry } from '@pandrop/contract/cart'
import type { Profile } from '@pandrop/contract/profile'
import { type Cents, toUnits } from '@pandrop/money/money'
import { type ReactNode, useEffect, useRef } from 'react'
import { CheckoutPanels } from './CheckoutPanels.tsx'
import { PayBar } from './PayBar.tsx'
import { Summary } from './Summary.tsx'
import { useCheckout } from './useCheckout.ts'

interface CheckoutProps {
  lines: readonly CartEntry[]
  profile: Profile
  /** the cart was paid and the next page is on its way */
  paid: boolean
  /** hears the number of the order that the balance has paid */
  onPaid: (order: number) => void
  /** opens the top-up with what the balance lacks, EUR units */
  onTopUp: (missing: number) => void
  /** what the customer must know before paying, such as an open card payment */
  note?: ReactNode
  /** says beside the total (EUR units) what a card may pay before an identity is verified; another feature's */
  limits: (total: number) => ReactNode
  /** the items of the cart */
  children: ReactNode
}

const besideClass =
  'contents desktop:sticky desktop:top-[92px] desktop:block desktop:rounded-modal desktop:bg-ink-1 desktop:shadow-edge'

/**
 * The cart's items, its forms and its summary. From 1280 px on the summary stands beside them and stays in view;
 * below, the pay buttons stay at the foot of the screen.
 */
export const Checkout = ({ lines, profile, paid, onPaid, onTopUp, note, limits, children }: CheckoutProps) => {
  const checkout = useCheckout({ lines, profile, onPaid })
  const { priceChanged } = checkout
  const items = useRef<HTMLDivElement>(null)
  // The marked prices are what the customer is asked to confirm.
  useEffect(() => {
    if (priceChanged) items.current?.scrollIntoView({ block: 'start' })
  }, [priceChanged])
  const topUp = (missing: Cents) => onTopUp(toUnits(missing))
  return (
    <div
      className="flex flex-col gap-4 desktop:grid desktop:grid-cols-[minmax(0,1fr)_416px] desktop:items-start
        desktop:gap-6"
    >
      <div className="flex min-w-0 flex-col gap-4">
        <div ref={items} className="scroll-mt-[92px]">
          {children}
        </div>
        <CheckoutPanels {...checkout} />
      </div>
      <div className={besideClass}>
        <Summary checkout={checkout} note={note} limits={limits(toUnits(checkout.totals.total))} />
        <PayBar checkout={checkout} paid={paid} onTopUp={topUp} />
      </div>
    </div>
  )
}
