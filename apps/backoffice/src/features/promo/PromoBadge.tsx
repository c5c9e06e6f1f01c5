import type { PromoState } from '@pandrop/contract/staff/promo'
import { StatusBadge, type StatusKind } from '@pandrop/ui/StatusBadge'
import { promoStateNames } from '../../texts/promo.ts'

const kinds = { planned: 'waiting', running: 'success', stopped: 'error' } as const satisfies Partial<
  Record<PromoState, StatusKind>
>

/** How a code stands; one that has come to its end by itself is nothing to look at. */
export const PromoBadge = ({ state }: { state: PromoState }) => {
  if (state === 'used_up' || state === 'over')
    return (
      <span
        className="inline-flex h-[26px] items-center rounded-badge bg-ink-2 px-2.5 type-meta font-[580]
          whitespace-nowrap text-bone-1"
      >
        {promoStateNames[state]}
      </span>
    )
  return <StatusBadge kind={kinds[state]} label={promoStateNames[state]} />
}
