import { dealsQuery } from '@pandrop/api-client/deal-queries'
import type { Deal } from '@pandrop/contract/deals'
import { isBoughtDeal, isOpenDeal } from '@pandrop/contract/lifecycle/deal'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { ErrorState } from '@pandrop/ui/ErrorState'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { useQuery } from '@tanstack/react-query'
import { dateOf } from '../../dates.ts'
import { useApi } from '../../hooks/useApi.ts'
import { usePrices } from '../../hooks/usePrices.ts'
import { useText } from '../../hooks/useText.ts'
import { PandaPicture } from '../../PandaPicture.tsx'
import { paths } from '../../paths.ts'
import { OpenDeal } from './OpenDeal.tsx'

/** What the customer alone is offered, and what became of it (docs/behaviour/pages.md#deals-tab). */
export const DealsPanel = () => {
  const text = useText()
  const reading = useQuery(dealsQuery(useApi()))
  if (reading.data) return <Deals deals={reading.data} />
  if (!reading.isError) return <DealsSkeleton />
  return (
    <ErrorState
      title={text('deals_failed')}
      retryLabel={text('account_retry')}
      onRetry={() => void reading.refetch()}
      retrying={reading.isFetching}
    />
  )
}

const Deals = ({ deals }: { deals: Deal[] }) => {
  const text = useText()
  const open = deals.filter(({ status }) => isOpenDeal(status))
  const past = deals.filter(({ status }) => !isOpenDeal(status))
  return (
    <>
      {open.length === 0 && (
        <EmptyState
          picture={<PandaPicture pose="asleep" />}
          title={text('deals_none')}
          text={text('deals_none_text')}
        />
      )}
      <div className="flex flex-col gap-5">
        {open.map((deal) => (
          <OpenDeal key={deal.id} deal={deal} />
        ))}
      </div>
      {past.length > 0 && (
        <section aria-labelledby="past-deals" className="mt-10">
          <h2 id="past-deals" className="mb-4 type-h3">
            {text('deals_past')}
          </h2>
          <ul className="raised overflow-hidden rounded-card">
            {past.map((deal) => (
              <PastDeal key={deal.id} deal={deal} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** A deal that is over: what it was, how it ended, and the order where it was bought. */
const PastDeal = ({ deal }: { deal: Deal }) => {
  const text = useText()
  const { format } = usePrices()
  const { id, status, price, items, created_at, order_id: order } = deal
  return (
    <li
      className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line px-5 py-4 last:border-0
        compact:px-4"
    >
      <span className="w-24 flex-none type-mono">
        {dateOf(created_at)}
        <span className="block text-bone-2">#{id}</span>
      </span>
      <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
        {items.map(({ title }) => title).join(', ')}
        {order !== null && (
          <a href={paths.order(order)} className="block w-fit text-link">
            {text('deal_to_order')}
          </a>
        )}
      </span>
      <span className="ml-auto font-[640]">{format(price)}</span>
      <StatusBadge kind={isBoughtDeal(status) ? 'success' : 'error'} label={text(`deal_status_${status}`)} />
    </li>
  )
}

const DealsSkeleton = () => {
  const text = useText()
  return (
    <div role="status" aria-label={text('deals_loading')}>
      <Skeleton className="h-[420px] w-full rounded-card" />
    </div>
  )
}
