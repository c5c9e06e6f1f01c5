import { asFailure } from '@pandrop/api-client/errors'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { DealActions } from '../features/deals/DealActions.tsx'
import { DealBadge } from '../features/deals/DealBadge.tsx'
import { DealView } from '../features/deals/DealView.tsx'
import { dealQuery } from '../features/deals/dealQueries.ts'
import { useIdParam } from '../hooks/useIdParam.ts'
import { paths } from '../paths.ts'
import { Page } from '../shell/Page.tsx'
import { dealTexts as texts } from '../texts/deals.ts'
import { pageNames } from '../texts/shell.ts'
import { LoadFailed } from '../ui/LoadFailed.tsx'

const trail = [{ name: pageNames.deals, to: paths.deals }]

/** One deal. */
export const DealPage = () => {
  const id = useIdParam()
  const { data: deal, error, isFetching, refetch } = useQuery({ ...dealQuery(id ?? 0), enabled: id !== null })
  if (deal)
    return (
      <Page
        title={texts.title(deal.id)}
        trail={trail}
        mark={<DealBadge state={deal.state} />}
        actions={<DealActions deal={deal} />}
      >
        <DealView deal={deal} />
      </Page>
    )
  const isMissing = id === null || (error && asFailure(error).code === 'deal_not_found')
  return (
    <Page title={pageNames.deal} trail={trail}>
      {isMissing && (
        <EmptyState
          title={texts.missing}
          text={texts.missingText}
          action={<Link to={paths.deals}>{texts.back}</Link>}
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
