import { asFailure } from '@pandrop/api-client/errors'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PriceChangeMark } from '../features/price-changes/PriceChangeMark.tsx'
import { PriceChangeView } from '../features/price-changes/PriceChangeView.tsx'
import { priceChangeQuery } from '../features/price-changes/priceQueries.ts'
import { UndoButton } from '../features/price-changes/UndoButton.tsx'
import { useIdParam } from '../hooks/useIdParam.ts'
import { paths } from '../paths.ts'
import { Page } from '../shell/Page.tsx'
import { priceTexts as texts } from '../texts/price-changes.ts'
import { pageNames } from '../texts/shell.ts'
import { LoadFailed } from '../ui/LoadFailed.tsx'

const trail = [
  { name: pageNames.items, to: paths.items },
  { name: pageNames.priceChanges, to: paths.priceChanges },
]

/** One change of many prices. */
export const PriceChangePage = () => {
  const id = useIdParam()
  const { data: change, error, isFetching, refetch } = useQuery({ ...priceChangeQuery(id ?? 0), enabled: id !== null })
  if (change)
    return (
      <Page
        title={texts.rowName(change.id)}
        trail={trail}
        mark={<PriceChangeMark change={change} />}
        actions={<UndoButton change={change} />}
      >
        <PriceChangeView change={change} />
      </Page>
    )
  const isMissing = id === null || (error && asFailure(error).code === 'price_change_not_found')
  return (
    <Page title={pageNames.priceChanges} trail={trail}>
      {isMissing && (
        <EmptyState
          title={texts.missing}
          text={texts.missingText}
          action={<Link to={paths.priceChanges}>{texts.backToAll}</Link>}
        />
      )}
      {!isMissing && error && (
        <LoadFailed title={texts.loadFailed} error={error} isFetching={isFetching} refetch={refetch} />
      )}
      {!isMissing && !error && (
        <div role="status" aria-label={texts.loading} className="flex flex-col gap-3">
          <Skeleton className="h-64 rounded-large" />
        </div>
      )}
    </Page>
  )
}
