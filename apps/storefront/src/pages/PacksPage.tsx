import { packsQuery } from '@pandrop/api-client/pack-queries'
import { Breadcrumb } from '@pandrop/ui/Breadcrumb'
import { buttonClass } from '@pandrop/ui/Button'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { ErrorState } from '@pandrop/ui/ErrorState'
import { ProductCardSkeleton } from '@pandrop/ui/ProductCardSkeleton'
import { ProductGrid } from '@pandrop/ui/ProductGrid'
import { useQuery } from '@tanstack/react-query'
import { PackCard } from '../features/packs/PackCard.tsx'
import { useApi } from '../hooks/useApi.ts'
import { useText } from '../hooks/useText.ts'
import { definePage } from '../page.ts'
import { paths } from '../paths.ts'

const skeletons = [1, 2, 3, 4]

/** Pictures that a phone shows at once. */
const firstInView = 2

const Packs = () => {
  const text = useText()
  const { data: packs, isError, isFetching, refetch } = useQuery(packsQuery(useApi()))
  if (!packs && isError)
    return (
      <ErrorState
        title={text('packs_failed')}
        retryLabel={text('list_retry')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (packs?.length === 0)
    return (
      <EmptyState
        title={text('packs_empty_title')}
        text={text('packs_empty_text')}
        action={
          <a href={paths.products()} className={buttonClass({ size: 48 })}>
            {text('packs_browse')}
          </a>
        }
      />
    )
  return (
    <ProductGrid label={text('packs_title')} busy={!packs}>
      {packs
        ? packs.map((pack, index) => <PackCard key={pack.id} pack={pack} priority={index < firstInView} />)
        : skeletons.map((key) => <ProductCardSkeleton key={key} />)}
    </ProductGrid>
  )
}

const PacksPage = () => {
  const text = useText()
  const steps = [
    { key: 'home', content: <a href={paths.home()}>{text('nav_home')}</a> },
    { key: 'packs', content: text('packs_title') },
  ]
  return (
    <div className="page pt-6 pb-12 compact:pt-4">
      <Breadcrumb label={text('breadcrumb_label')} steps={steps} />
      <h1 className="mt-5 type-h1">{text('packs_title')}</h1>
      <p className="mt-2 mb-6 text-bone-1">{text('packs_intro')}</p>
      <Packs />
    </div>
  )
}

/** /packs: what is sold together. */
export const packsPage = definePage({
  load: async ({ api, queryClient }) => {
    await queryClient.prefetchQuery(packsQuery(api))
  },
  head: ({ text }) => ({
    title: text('packs_title'),
    description: text('packs_description'),
    canonical: paths.packs(),
  }),
  Component: PacksPage,
})
