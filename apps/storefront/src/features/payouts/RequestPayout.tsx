import { lazy, Suspense } from 'react'
import { withTexts } from '../../texts/shown.ts'
import type { RequestPayoutProps } from './PayoutDialog.tsx'

const PayoutDialog = lazy(async () => {
  const screen = await withTexts(import('./PayoutDialog.tsx'), import('../../texts/payout.ts'))
  return { default: screen.PayoutDialog }
})

/**
 * Asks for the money of an offer, in a dialog of its own chunk. It reads the customer's offers anew whenever the
 * server has answered something that changes them.
 */
export const RequestPayout = (props: RequestPayoutProps) => (
  <Suspense>
    <PayoutDialog {...props} />
  </Suspense>
)
