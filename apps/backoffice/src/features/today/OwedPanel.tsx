import { Skeleton } from '@pandrop/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { showCount, showEuro } from '../../format.ts'
import { paths } from '../../paths.ts'
import { todayTexts } from '../../texts/today.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Section } from '../../ui/Section.tsx'
import { liabilitiesQuery } from './queries.ts'

const places = [
  { kind: 'balances', to: paths.customers },
  { kind: 'payouts_owed', to: paths.payouts },
  { kind: 'payouts_promised', to: paths.offers },
  { kind: 'refunds_open', to: paths.payments, search: { view: 'refunding' } },
  { kind: 'protected_orders', to: paths.orders, search: { state: 'accepted' } },
] as const

/** What would have to be paid if everybody came at once. */
export const OwedPanel = () => {
  const { data, isError, error, isFetching, refetch } = useQuery(liabilitiesQuery)
  return (
    <Section title={todayTexts.owed}>
      {!data && !isError && <Skeleton className="h-56 w-full" />}
      {!data && isError && (
        <LoadFailed title={todayTexts.owedFailed} error={error} isFetching={isFetching} refetch={refetch} />
      )}
      <ul>
        {data &&
          places.map((place) => (
            <li key={place.kind} className="not-first:shadow-[inset_0_1px_0_var(--color-line)]">
              <Link
                to={place.to}
                search={('search' in place ? place.search : undefined) as never}
                className="-mx-2 flex min-h-11 items-center justify-between gap-4 rounded-badge px-2 hover:bg-ink-2"
              >
                <span className="text-bone-1">
                  {todayTexts.liabilities[place.kind]}
                  <span className="ml-2 type-meta text-bone-2">{showCount(data[place.kind].count)}</span>
                </span>
                <span className="font-[640]">{showEuro(data[place.kind].sum)}</span>
              </Link>
            </li>
          ))}
      </ul>
    </Section>
  )
}
