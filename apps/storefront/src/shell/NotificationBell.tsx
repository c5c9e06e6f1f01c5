import { profileQuery } from '@pandrop/api-client/customer-queries'
import { notificationsQuery } from '@pandrop/api-client/notification-queries'
import { iconButtonClass } from '@pandrop/ui/IconButton'
import { IconBell } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '../hooks/useApi.ts'
import { useProfile } from '../hooks/useProfile.ts'
import { useText } from '../hooks/useText.ts'
import { paths } from '../paths.ts'
import { CountBadge } from './CartLink.tsx'
import { followNotifications } from './followNotifications.ts'

/** Way to what happened; the badge counts what is unread, at once when there is more. */
export const NotificationBell = () => {
  const text = useText()
  const api = useApi()
  const queryClient = useQueryClient()
  const profile = useProfile()
  const isKnown = profile !== undefined
  useEffect(() => {
    if (!isKnown) return
    return followNotifications(() => {
      for (const { queryKey } of [profileQuery(api), notificationsQuery(api)]) {
        void queryClient.invalidateQueries({ queryKey })
      }
    })
  }, [api, isKnown, queryClient])
  const count = profile?.unread_notifications ?? 0
  return (
    <>
      <a
        href={paths.account('notifications')}
        aria-label={count > 0 ? text('nav_notifications_count', { count }) : text('nav_notifications')}
        className={iconButtonClass('edged', 'desktop:size-11 compact:hidden')}
      >
        <IconBell aria-hidden="true" size={20} stroke={1.6} />
        {count > 0 && <CountBadge count={count} className="absolute -top-1.5 -right-1.5" />}
      </a>
      {/* A phone has no room for a bell: its menu says how many, and a dot on the menu's button that there are any. */}
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-[7px] right-[11px] hidden size-2.5 rounded-full bg-bone-0 compact:block"
        />
      )}
    </>
  )
}
