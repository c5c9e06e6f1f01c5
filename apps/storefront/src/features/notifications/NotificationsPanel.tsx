import { profileQuery } from '@pandrop/api-client/customer-queries'
import { notificationsQuery } from '@pandrop/api-client/notification-queries'
import type { Notification, NotificationPage } from '@pandrop/contract/notifications'
import { listNotifications, readNotifications } from '@pandrop/contract/routes/security'
import { Badge } from '@pandrop/ui/Badge'
import { Button } from '@pandrop/ui/Button'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { ErrorState } from '@pandrop/ui/ErrorState'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { dayOf, timeOf } from '../../dates.ts'
import { useApi } from '../../hooks/useApi.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useText } from '../../hooks/useText.ts'
import { PandaPicture } from '../../PandaPicture.tsx'

/** What the customer was told, newest first (docs/behaviour/accounts.md#notifications-seen). */
export const NotificationsPanel = () => {
  const text = useText()
  const reading = useQuery(notificationsQuery(useApi()))
  if (reading.data) return <Told newest={reading.data} />
  if (!reading.isError) return <Skeleton className="h-[420px] w-full rounded-card" />
  return (
    <ErrorState
      title={text('notifications_load_failed')}
      retryLabel={text('account_retry')}
      onRetry={() => void reading.refetch()}
      retrying={reading.isFetching}
    />
  )
}

const Told = ({ newest }: { newest: NotificationPage }) => {
  const text = useText()
  const { shown, more, older, askOlder } = usePages(newest)
  useSeen(newest)
  if (shown.length === 0) {
    const picture = <PandaPicture pose="asleep" />
    return <EmptyState picture={picture} title={text('notifications_empty')} text={text('notifications_empty_text')} />
  }
  return (
    <div>
      <ul aria-label={text('notifications_title')} className="raised overflow-hidden rounded-card">
        {shown.map((told) => (
          <Row key={told.id} told={told} />
        ))}
      </ul>
      {more && (
        <div className="mt-5 flex flex-wrap items-center gap-4">
          <Button
            kind="secondary"
            size={40}
            loading={older.running}
            loadingLabel={text('notifications_more')}
            onClick={askOlder}
          >
            {text('notifications_more')}
          </Button>
          {older.failure && (
            <p role="alert" className="text-danger">
              {text('notifications_more_failed')}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

/** By number, newest first; what was new when it was first shown stays marked until the page is left. */
const merge = (known: readonly Notification[], read: readonly Notification[]): Notification[] => {
  const byId = new Map(known.map((told) => [told.id, told]))
  for (const told of read) byId.set(told.id, { ...told, read: told.read && byId.get(told.id)?.read !== false })
  return [...byId.values()].sort((left, right) => right.id - left.id)
}

/** All pages that were asked for, in one list. */
const usePages = (newest: NotificationPage) => {
  const [pages, setPages] = useState({ shown: newest.notifications, more: newest.more })
  useEffect(() => setPages(({ shown, more }) => ({ shown: merge(shown, newest.notifications), more })), [newest])
  const older = useCall(listNotifications, {
    failed: 'notifications_more_failed',
    quiet: true,
    onDone: ({ payload: { notifications, more } }) =>
      setPages(({ shown }) => ({ shown: merge(shown, notifications), more })),
  })
  const askOlder = () => void older.run({ query: { before: pages.shown.at(-1)?.id ?? 1 } })
  return { ...pages, older, askOlder }
}

const readUpTo = ({ notifications, ...page }: NotificationPage, newest: number, unread: number): NotificationPage => ({
  ...page,
  notifications: notifications.map((told) => ({ ...told, read: told.read || told.id <= newest })),
  unread,
})

/** Tells the shop that what is shown was seen. */
const useSeen = ({ notifications, unread }: NotificationPage): void => {
  const api = useApi()
  const queryClient = useQueryClient()
  const newest = notifications[0]?.id
  useEffect(() => {
    if (unread === 0 || newest === undefined) return
    const keep = ({ unread: left }: { unread: number }) => {
      queryClient.setQueryData(profileQuery(api).queryKey, (known) => known && { ...known, unread_notifications: left })
      queryClient.setQueryData(notificationsQuery(api).queryKey, (known) => known && readUpTo(known, newest, left))
    }
    // What could not be said is said with the next visit.
    void api.send(readNotifications, { body: { up_to: newest } }).then(keep, () => {})
  }, [api, newest, queryClient, unread])
}

const Row = ({ told: { kind, title, link, at, read } }: { told: Notification }) => {
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
          <span className={read ? '' : 'font-[640]'}>{title}</span>
          <span className="block text-[13px]/5 text-bone-2">{text(`notifications_kind_${kind}`)}</span>
        </span>
        {!read && <Badge kind="new">{text('notifications_new')}</Badge>}
      </a>
    </li>
  )
}
