import { type Cents, toUnits } from '@pandrop/money/money'
import type { Shop } from '../../../shop.ts'
import { redirectAddress } from '../../payments/payments/open.ts'

/** What a purchase answers, also when it is asked again with the same key. */
export interface Receipt {
  orderId: number
  /** what is left on the balance */
  balance: Cents
  /** of the card payment that was opened; null where the balance has paid */
  paymentId: string | null
}

/** What the wire answers about a purchase; by card with the way to the card page. */
export const receiptOnTheWire = (shop: Shop, { orderId, balance, paymentId }: Receipt) => ({
  balance: toUnits(balance),
  order_id: orderId,
  ...(paymentId === null ? {} : { redirect_url: redirectAddress(shop, 'go', paymentId) }),
})
