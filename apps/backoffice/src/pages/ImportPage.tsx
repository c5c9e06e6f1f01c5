import { asFailure } from '@pandrop/api-client/errors'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ImportActions } from '../features/imports/ImportActions.tsx'
import { ImportBadge } from '../features/imports/ImportBadge.tsx'
import { ImportView } from '../features/imports/ImportView.tsx'
import { importQuery } from '../features/imports/importQueries.ts'
import { useIdParam } from '../hooks/useIdParam.ts'
import { paths } from '../paths.ts'
import { Page } from '../shell/Page.tsx'
import { importTexts as texts } from '../texts/imports.ts'
import { pageNames } from '../texts/shell.ts'
import { LoadFailed } from '../ui/LoadFailed.tsx'

const trail = [{ name: pageNames.imports, to: paths.imports }]

/** One import: its report, and what becomes of it. */
export const ImportPage = () => {
  const id = useIdParam()
  const { data: found, error, isFetching, refetch } = useQuery({ ...importQuery(id ?? 0), enabled: id !== null })
  if (found)
    return (
      <Page
        title={texts.filesOf(found.file_name, found.files)}
        trail={trail}
        mark={<ImportBadge state={found.state} />}
        actions={<ImportActions found={found} />}
      >
        <ImportView found={found} />
      </Page>
    )
  const isMissing = id === null || (error && asFailure(error).code === 'import_not_found')
  return (
    <Page title={pageNames.import} trail={trail}>
      {isMissing && (
        <EmptyState
          title={texts.missing}
          text={texts.missingText}
          action={<Link to={paths.imports}>{texts.backToImports}</Link>}
        />
      )}
      {!isMissing && error && (
        <LoadFailed title={texts.failed} error={error} isFetching={isFetching} refetch={refetch} />
      )}
      {!isMissing && !error && (
        <div role="status" aria-label={texts.loading} className="flex flex-col gap-3">
          <Skeleton className="h-40 rounded-large" />
          <Skeleton className="h-64 rounded-large" />
        </div>
      )}
    </Page>
  )
}
