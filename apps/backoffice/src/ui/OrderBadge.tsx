import { type OrderHold, type OrderState, orderStatusTone } from '@pandrop/contract/lifecycle/order'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { heldName, orderStateNames } from '../texts/orders.ts'
import { HoldMark } from './HoldMark.tsx'

interface OrderBadgeProps {
  state: OrderState
  /** what keeps it from being delivered, the heaviest first */
  holds: readonly OrderHold[]
}

/** How an order stands, in a row of a list: its state, and before it what holds the order, as one badge. */
export const OrderBadge = ({ state, holds: [heaviest] }: OrderBadgeProps) =>
  heaviest ? (
    <HoldMark label={heldName(state, heaviest)} />
  ) : (
    <StatusBadge kind={orderStatusTone(state)} label={orderStateNames[state]} />
  )
