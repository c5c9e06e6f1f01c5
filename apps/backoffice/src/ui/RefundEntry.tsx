import { hasFailed, type RefundState } from '@pandrop/contract/lifecycle/refund'
import type { ReactNode } from 'react'
import { showMoment } from '../format.ts'
import { refundStateNames } from '../texts/orders.ts'
import { failedRefundTexts } from '../texts/payment-dialogs.ts'

interface RefundEntryProps {
  /** of a refund, wherever it is listed */
  refund: { state: RefundState; failure: string | null; reason: string; created_at: string }
  amount: string
  /** where it went: to the card, to the balance */
  way: string
  /** who and what the provider calls it, behind its moment */
  about: readonly (string | null)[]
  /** what can be done with it */
  children?: ReactNode
}

/** A refund in the list of an order's or a payment's. */
export const RefundEntry = ({
  refund: { state, failure, reason, created_at },
  amount,
  way,
  about,
  children,
}: RefundEntryProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
    <span className="min-w-0">
      <span className="block font-[580]">
        {amount}
        <span className={hasFailed(state) ? 'text-danger' : 'text-bone-2'}>
          {` · ${way} · ${refundStateNames[state]}`}
        </span>
      </span>
      <span className="block break-words text-bone-1">{reason}</span>
      {failure && <span className="block break-words text-danger">{failedRefundTexts.why(failure)}</span>}
      <span className="block type-mono text-[12.5px]/5 break-words text-bone-2">
        {[showMoment(created_at), ...about].filter(Boolean).join(' · ')}
      </span>
    </span>
    {children}
  </li>
)
