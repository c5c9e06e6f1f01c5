import type { OrderState } from '@pandrop/contract/lifecycle/order'
import type { Shop } from '../../../shop.ts'
import { type ListedOrderRow, selectListedOrders } from './order-details.sql.ts'

/** Which orders an operator wants to see. */
interface OrderFilter {
  state?: OrderState | undefined
  customerId?: number | undefined
  ordersMax: number
}

/** Orders for operators, newest first, those that were never paid included. */
export const listOrders = (
  { pool, clock }: Pick<Shop, 'pool' | 'clock'>,
  { state, customerId, ordersMax }: OrderFilter,
): Promise<ListedOrderRow[]> => selectListedOrders(pool, state ?? null, customerId ?? null, ordersMax, clock.now())
