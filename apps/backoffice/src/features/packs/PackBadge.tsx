import type { PackState } from '@pandrop/contract/staff/packs'
import { StatusBadge, type StatusKind } from '@pandrop/ui/StatusBadge'
import { packStateNames } from '../../texts/packs.ts'

const kinds = {
  planned: 'waiting',
  offered: 'success',
  waiting: 'waiting',
  stopped: 'error',
} as const satisfies Partial<Record<PackState, StatusKind>>

/** How a pack stands; one that has come to its end by itself is nothing to look at. */
export const PackBadge = ({ state }: { state: PackState }) => {
  if (state === 'sold' || state === 'ended' || state === 'over')
    return (
      <span
        className="inline-flex h-[26px] items-center rounded-badge bg-ink-2 px-2.5 type-meta font-[580]
          whitespace-nowrap text-bone-1"
      >
        {packStateNames[state]}
      </span>
    )
  return <StatusBadge kind={kinds[state]} label={packStateNames[state]} />
}
