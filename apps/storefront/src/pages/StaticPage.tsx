import { staticPageQuery, staticPagesQuery } from '@pandrop/api-client/content-queries'
import { Prose } from '@pandrop/ui/Prose'
import { useSuspenseQuery } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { decodeEntities } from '../features/content/decodeEntities.ts'
import { useApi } from '../hooks/useApi.ts'
import { useText } from '../hooks/useText.ts'
import { definePage, type LoadInput, type NoParams } from '../page.ts'
import { paths } from '../paths.ts'
import type { SlugParams, StaticPageParams } from '../search.ts'
import { ErrorPage } from './ErrorPage.tsx'

const idMax = Number.MAX_SAFE_INTEGER

/** A page id from an address; anything else than a positive whole number is no page. */
const readId = (id: string): number => {
  const number = Number(id)
  if (!/^[1-9]\d*$/.test(id) || number > idMax) throw notFound()
  return number
}

/** A slug is a page only when it is in the loaded page list (docs/behaviour/pages.md#slug). */
const findBySlug = async ({ api, queryClient, params }: LoadInput<SlugParams, NoParams>) => {
  const pages = await queryClient.ensureQueryData(staticPagesQuery(api))
  const page = pages.find(({ slug }) => slug === params.slug)
  if (page) return page
  const moved = pages.find(({ former_slugs: former }) => former.includes(params.slug))
  throw moved ? redirect({ href: paths.staticPage(moved), statusCode: 301 }) : notFound()
}

const Article = ({ id }: { id: number }) => {
  const { data } = useSuspenseQuery(staticPageQuery(useApi(), id))
  return (
    <article className="page py-12">
      <div className="mx-auto max-w-[720px]">
        <h1 className="type-h1">{decodeEntities(data.title)}</h1>
        <Prose html={data.content} className="mt-6" />
      </div>
    </article>
  )
}

const ArticleBySlug = ({ params }: { params: SlugParams }) => {
  const { data } = useSuspenseQuery(staticPagesQuery(useApi()))
  const page = data.find(({ slug }) => slug === params.slug)
  return page ? <Article id={page.id} /> : null
}

const PageFailed = () => <ErrorPage title={useText()('page_fetch_failed')} />

/** /static-page/{id}: a page without a slug; one that has a slug lives there. */
export const staticPageById = definePage<StaticPageParams>({
  load: async ({ api, queryClient, params }) => {
    const page = await queryClient.ensureQueryData(staticPageQuery(api, readId(params.id)))
    if (page.slug) throw redirect({ href: paths.staticPage(page) })
  },
  head: ({ api, queryClient, params }) => ({
    title: decodeEntities(queryClient.getQueryData(staticPageQuery(api, readId(params.id)).queryKey)?.title ?? ''),
  }),
  Component: ({ params }) => <Article id={readId(params.id)} />,
  Failed: PageFailed,
})

/** /{slug}: a static page by its own address. */
export const staticPageBySlug = definePage<SlugParams>({
  load: async (input) => {
    const { id } = await findBySlug(input)
    await input.queryClient.ensureQueryData(staticPageQuery(input.api, id))
  },
  head: ({ api, queryClient, params }) => {
    const pages = queryClient.getQueryData(staticPagesQuery(api).queryKey) ?? []
    return { title: decodeEntities(pages.find(({ slug }) => slug === params.slug)?.title ?? '') }
  },
  Component: ArticleBySlug,
  Failed: PageFailed,
})
