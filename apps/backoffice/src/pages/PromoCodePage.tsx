import { asFailure } from '@pandrop/api-client/errors'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PromoActions } from '../features/promo/PromoActions.tsx'
import { PromoBadge } from '../features/promo/PromoBadge.tsx'
import { PromoView } from '../features/promo/PromoView.tsx'
import { promoQuery } from '../features/promo/promoQueries.ts'
import { useIdParam } from '../hooks/useIdParam.ts'
import { paths } from '../paths.ts'
import { Page } from '../shell/Page.tsx'
import { promoTexts as texts } from '../texts/promo.ts'
import { pageNames } from '../texts/shell.ts'
import { LoadFailed } from '../ui/LoadFailed.tsx'

const trail = [{ name: pageNames.promo, to: paths.promo }]

/** One promo code. */
export const PromoCodePage = () => {
  const id = useIdParam()
  const { data: promo, error, isFetching, refetch } = useQuery({ ...promoQuery(id ?? 0), enabled: id !== null })
  if (promo)
    return (
      <Page
        title={promo.code}
        trail={trail}
        mark={<PromoBadge state={promo.state} />}
        actions={<PromoActions promo={promo} />}
      >
        <PromoView promo={promo} />
      </Page>
    )
  const isMissing = id === null || (error && asFailure(error).code === 'promo_not_found')
  return (
    <Page title={pageNames.promoCode} trail={trail}>
      {isMissing && (
        <EmptyState
          title={texts.missing}
          text={texts.missingText}
          action={<Link to={paths.promo}>{texts.backToCodes}</Link>}
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
