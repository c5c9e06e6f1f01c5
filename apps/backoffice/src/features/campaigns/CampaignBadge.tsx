import type { CampaignState } from '@pandrop/contract/lifecycle/campaign'
import { StatusBadge, type StatusKind } from '@pandrop/ui/StatusBadge'
import { campaignStateNames } from '../../texts/campaigns.ts'

const kinds = { planned: 'waiting', running: 'success', stopped: 'error' } as const satisfies Partial<
  Record<CampaignState, StatusKind>
>

/** How a campaign stands; one that has come to its end by itself is nothing to look at. */
export const CampaignBadge = ({ state }: { state: CampaignState }) =>
  state === 'ended' ? (
    <span
      className="inline-flex h-[26px] items-center rounded-badge bg-ink-2 px-2.5 type-meta font-[580] whitespace-nowrap
        text-bone-1"
    >
      {campaignStateNames[state]}
    </span>
  ) : (
    <StatusBadge kind={kinds[state]} label={campaignStateNames[state]} />
  )
