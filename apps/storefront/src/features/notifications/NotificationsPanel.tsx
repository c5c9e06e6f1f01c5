import { profileQuery } from '@pandrop/api-client/customer-queries'
import { notificationsQuery } from '@pandrop/api-client/notification-queries'
import type { Notification, NotificationPage } from '@pandrop/contract/notifications'
import { readNotifications } from '@pandrop/contract/routes/security'
import { Badge } from '@pandrop/ui/Badge'
import { Button } from '@pandrop/ui/Button'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { ErrorState } from '@pandrop/ui/ErrorState'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { dayOf, timeOf } from '../../dates.ts'
import { useApi } from '../../hooks/useApi.ts'
import { useText } from '../../hooks/useText.ts'
import { PandaPicture } from '../../PandaPicture.tsx'

/** What the customer was told, newest first (docs/behaviour/accounts.md#notifications-seen). */
export const NotificationsPanel = () => {
  const text = useText()
  const reading = useInfiniteQuery(notificationsQuery(useApi()))
  const { data, isError, isFetching, refetch } = reading
  const fresh = useSeen(data?.pages)
  if (!data && isError) {
    const retry = () => void refetch()
    const failed = text('notifications_load_failed')
    return <ErrorState title={failed} retryLabel={text('account_retry')} onRetry={retry} retrying={isFetching} />
  }
  if (!data) return <Skeleton className="h-[420px] w-full rounded-card" />
  const shown = data.pages.flatMap(({ notifications }) => notifications)
  if (shown.length === 0) {
    const picture = <PandaPicture pose="asleep" />
    return <EmptyState picture={picture} title={text('notifications_empty')} text={text('notifications_empty_text')} />
  }
  return (
    <section aria-label={text('notifications_title')}>
      <ul className="raised overflow-hidden rounded-card">
        {shown.map((told) => (
          <Row key={told.id} told={told} isNew={!told.read || fresh.has(told.id)} />
        ))}
      </ul>
      {reading.hasNextPage && (
        <div className="mt-5 flex flex-wrap items-center gap-4">
          <Button
            kind="secondary"
            size={40}
            loading={reading.isFetchingNextPage}
            loadingLabel={text('notifications_more')}
            onClick={() => void reading.fetchNextPage()}
          >
            {text('notifications_more')}
          </Button>
          {reading.isFetchNextPageError && (
            <p role="alert" className="text-danger">
              {text('notifications_more_failed')}
            </p>
          )}
        </div>
      )}
    </section>
  )
}

/**
 * Tells the shop that what is shown was seen.
 * @returns numbers of what was new when it was first shown: it stays marked until the page is left
 */
const useSeen = (pages: NotificationPage[] | undefined): ReadonlySet<number> => {
  const api = useApi()
  const queryClient = useQueryClient()
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set())
  const unread = pages?.flatMap(({ notifications }) => notifications.filter(({ read }) => !read)) ?? []
  const newest = unread[0]?.id
  const ids = unread.map(({ id }) => id).join()
  useEffect(() => {
    if (newest === undefined) return
    setFresh((known) => new Set([...known, ...ids.split(',').map(Number)]))
    const keep = ({ unread: left }: { unread: number }) =>
      queryClient.setQueryData(profileQuery(api).queryKey, (known) => known && { ...known, unread_notifications: left })
    // What could not be said is said with the next visit.
    void api.send(readNotifications, { body: { up_to: newest } }).then(keep, () => {})
  }, [api, ids, newest, queryClient])
  return fresh
}

const Row = ({ told: { kind, title, link, at }, isNew }: { told: Notification; isNew: boolean }) => {
  const text = useText()
  const moment = Date.parse(at)
  return (
    <li className="border-b border-line last:border-0">
      <a
        href={link}
        className="flex flex-wrap items-baseline gap-x-5 gap-y-1 px-5 py-4 hover:bg-ink-2
          focus-visible:-outline-offset-2 compact:px-4"
      >
        <span className="w-36 flex-none type-mono text-bone-2">
          <time dateTime={at}>{`${dayOf(moment)} ${timeOf(moment)}`}</time>
        </span>
        <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
          <span className={isNew ? 'font-[640]' : ''}>{title}</span>
          <span className="block text-[13px]/5 text-bone-2">{text(`notifications_kind_${kind}`)}</span>
        </span>
        {isNew && <Badge kind="new">{text('notifications_new')}</Badge>}
      </a>
    </li>
  )
}
