import type { RelatedAccount } from '@pandrop/contract/staff/related-accounts'
import { listRelatedAccounts } from '@pandrop/contract/staff/routes/customers'
import { classNames } from '@pandrop/ui/classNames'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { showDay, showEuro } from '../../format.ts'
import { paths } from '../../paths.ts'
import { relatedTexts as texts, traitNames } from '../../texts/related-accounts.ts'
import { Facts } from '../../ui/Facts.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { CustomerBadge } from './CustomerBadge.tsx'
import { TagMarks } from './TagsPanel.tsx'

type Account = Omit<RelatedAccount, 'shares'>

/** Accounts that share something with this one, side by side with it; each leads to its own page. */
export const RelatedAccounts = ({ customerId }: { customerId: number }) => {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['customer', customerId, 'related'],
    queryFn: ({ signal }) => api.send(listRelatedAccounts, { params: { id: customerId }, query: {}, signal }),
  })
  if (data?.related.length === 0) return <EmptyState title={texts.none} text={texts.noneText} />
  if (data)
    return (
      <>
        <p className="text-bone-2">{texts.hint}</p>
        <ul
          aria-label={texts.title}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,320px),1fr))] items-start gap-3"
        >
          <AccountCard account={data.account} />
          {data.related.map(({ shares, ...account }) => (
            <AccountCard
              key={account.id}
              account={account}
              what={shares.map((trait) => traitNames[trait]).join(', ')}
            />
          ))}
        </ul>
      </>
    )
  if (error) return <LoadFailed title={texts.failed} error={error} isFetching={isFetching} refetch={refetch} />
  return (
    <div
      role="status"
      aria-label={texts.loading}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,320px),1fr))] gap-3"
    >
      <Skeleton className="h-80 rounded-large" />
      <Skeleton className="h-80 rounded-large" />
    </div>
  )
}

/** One of them; `what` it shares, or the one that is looked at. Whoever never proved their address is grey. */
const AccountCard = ({ account, what }: { account: Account; what?: string }) => {
  const { id, name, email, email_verified: verified, orders, offers, payouts, notes } = account
  return (
    <li className={classNames('raised flex flex-col gap-3 rounded-large p-4', !verified && 'text-bone-2')}>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="min-w-0 type-label break-words">
          <Link to={paths.customer(id)} className="rounded-check underline">
            {texts.account(id, name)}
          </Link>
        </h2>
        <CustomerBadge {...account} />
      </div>
      {what === undefined && <p className="type-meta text-bone-2">{texts.own}</p>}
      <TagMarks tags={account.tags} />
      <Facts
        facts={[
          { term: texts.shares, value: what },
          { term: texts.email, value: email },
          { term: texts.balance, value: showEuro(account.balance) },
          { term: texts.orders, value: texts.counted(orders.count, showEuro(orders.total)) },
          { term: texts.offers, value: texts.counted(offers.count, showEuro(offers.total)) },
          { term: texts.payouts, value: texts.counted(payouts.count, showEuro(payouts.total)) },
          { term: texts.joined, value: showDay(account.created_at), mono: true },
        ]}
      />
      {notes.length > 0 && (
        <ul aria-label={texts.notes} className="flex flex-col gap-2 text-bone-1">
          {notes.map((note) => (
            <li key={note} className="break-words">
              {note}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
