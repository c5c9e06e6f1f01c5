import { asFailure } from '@pandrop/api-client/errors'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PageView } from '../features/settings/static-pages/PageView.tsx'
import { pageQuery } from '../features/settings/static-pages/pageQueries.ts'
import { TwoColumnsLoading } from '../features/settings/TwoColumns.tsx'
import { useIdParam } from '../hooks/useIdParam.ts'
import { paths } from '../paths.ts'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'
import { staticPageTexts as texts } from '../texts/static-pages.ts'
import { LoadFailed } from '../ui/LoadFailed.tsx'

const trail = [{ name: pageNames.staticPages, to: paths.staticPages }]

/** One page of the shop. */
export const StaticPagePage = () => {
  const id = useIdParam()
  const { data: page, error, isFetching, refetch } = useQuery({ ...pageQuery(id ?? 0), enabled: id !== null })
  if (page)
    return (
      <Page
        title={page.title}
        trail={trail}
        actions={
          page.is_published && (
            <a href={`/${page.slug}`} target="_blank" rel="noopener" className="text-link">
              {texts.look}
            </a>
          )
        }
      >
        <PageView page={page} />
      </Page>
    )
  const isMissing = id === null || (error && asFailure(error).code === 'page_not_found')
  return (
    <Page title={pageNames.staticPage} trail={trail}>
      {isMissing && (
        <EmptyState
          title={texts.missing}
          text={texts.missingText}
          action={<Link to={paths.staticPages}>{texts.back}</Link>}
        />
      )}
      {!isMissing && error && (
        <LoadFailed title={texts.failed} error={error} isFetching={isFetching} refetch={refetch} />
      )}
      {!isMissing && !error && <TwoColumnsLoading label={texts.loading} />}
    </Page>
  )
}
