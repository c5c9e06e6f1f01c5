import { asFailure } from '@pandrop/api-client/errors'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PackActions } from '../features/packs/PackActions.tsx'
import { PackBadge } from '../features/packs/PackBadge.tsx'
import { PackView } from '../features/packs/PackView.tsx'
import { packQuery } from '../features/packs/packQueries.ts'
import { useIdParam } from '../hooks/useIdParam.ts'
import { paths } from '../paths.ts'
import { Page } from '../shell/Page.tsx'
import { packTexts as texts } from '../texts/packs.ts'
import { pageNames } from '../texts/shell.ts'
import { LoadFailed } from '../ui/LoadFailed.tsx'

const trail = [{ name: pageNames.packs, to: paths.packs }]

/** One pack. */
export const PackPage = () => {
  const id = useIdParam()
  const { data: pack, error, isFetching, refetch } = useQuery({ ...packQuery(id ?? 0), enabled: id !== null })
  if (pack)
    return (
      <Page
        title={pack.name}
        trail={trail}
        mark={<PackBadge state={pack.state} />}
        actions={<PackActions pack={pack} />}
      >
        <PackView pack={pack} />
      </Page>
    )
  const isMissing = id === null || (error && asFailure(error).code === 'pack_not_found')
  return (
    <Page title={pageNames.pack} trail={trail}>
      {isMissing && (
        <EmptyState
          title={texts.missing}
          text={texts.missingText}
          action={<Link to={paths.packs}>{texts.back}</Link>}
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
