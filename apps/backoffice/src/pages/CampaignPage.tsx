import { asFailure } from '@pandrop/api-client/errors'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CampaignActions } from '../features/campaigns/CampaignActions.tsx'
import { CampaignBadge } from '../features/campaigns/CampaignBadge.tsx'
import { CampaignView } from '../features/campaigns/CampaignView.tsx'
import { campaignQuery } from '../features/campaigns/campaignQueries.ts'
import { useIdParam } from '../hooks/useIdParam.ts'
import { paths } from '../paths.ts'
import { Page } from '../shell/Page.tsx'
import { campaignTexts as texts } from '../texts/campaigns.ts'
import { pageNames } from '../texts/shell.ts'
import { LoadFailed } from '../ui/LoadFailed.tsx'

const trail = [{ name: pageNames.campaigns, to: paths.campaigns }]

/** One campaign. */
export const CampaignPage = () => {
  const id = useIdParam()
  const { data: campaign, error, isFetching, refetch } = useQuery({ ...campaignQuery(id ?? 0), enabled: id !== null })
  if (campaign)
    return (
      <Page
        title={campaign.name}
        trail={trail}
        mark={<CampaignBadge state={campaign.state} />}
        actions={<CampaignActions campaign={campaign} />}
      >
        <CampaignView campaign={campaign} />
      </Page>
    )
  const isMissing = id === null || (error && asFailure(error).code === 'campaign_not_found')
  return (
    <Page title={pageNames.campaign} trail={trail}>
      {isMissing && (
        <EmptyState
          title={texts.missing}
          text={texts.missingText}
          action={<Link to={paths.campaigns}>{texts.backToCampaigns}</Link>}
        />
      )}
      {!isMissing && error && (
        <LoadFailed title={texts.failed} error={error} isFetching={isFetching} refetch={refetch} />
      )}
      {!isMissing && !error && (
        <div role="status" aria-label={texts.loading} className="grid grid-cols-2 gap-3 tight:grid-cols-1">
          <Skeleton className="h-64 rounded-large" />
          <Skeleton className="h-64 rounded-large" />
        </div>
      )}
    </Page>
  )
}
