import type { DealState } from '@pandrop/contract/lifecycle/deal'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { dealStateNames } from '../../texts/deals.ts'

const kinds = {
  open: 'waiting',
  bought: 'success',
  declined: 'error',
  expired: 'error',
  withdrawn: 'error',
} as const satisfies Record<DealState, string>

/** How a deal stands. */
export const DealBadge = ({ state }: { state: DealState }) => (
  <StatusBadge kind={kinds[state]} label={dealStateNames[state]} />
)
