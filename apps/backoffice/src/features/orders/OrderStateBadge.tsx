import { type OrderState, orderStatusTone } from '@pandrop/contract/order-states'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { orderStateNames } from '../../texts/orders.ts'

/** An order's state as icon and words. */
export const OrderStateBadge = ({ state }: { state: OrderState }) => (
  <StatusBadge kind={state === 'pending' ? 'waiting' : orderStatusTone(state)} label={orderStateNames[state]} />
)
