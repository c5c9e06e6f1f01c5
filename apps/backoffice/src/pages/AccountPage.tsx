import { useQuery } from '@tanstack/react-query'
import { FactorsPanel } from '../features/staff/account/FactorsPanel.tsx'
import { NoticesPanel } from '../features/staff/account/NoticesPanel.tsx'
import { NotificationsPanel } from '../features/staff/account/NotificationsPanel.tsx'
import { OwnSessions } from '../features/staff/account/OwnSessions.tsx'
import { PasswordPanel } from '../features/staff/account/PasswordPanel.tsx'
import { You } from '../features/staff/account/You.tsx'
import { staffSessionQuery } from '../hooks/useStaffSession.ts'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

/** One's own account in the back office. */
export const AccountPage = () => {
  const { data: session } = useQuery(staffSessionQuery)
  // Kept while the sign-in covers the page: what was typed stays.
  return (
    <Page title={pageNames.account}>
      <div className="grid items-start gap-3 desktop:grid-cols-2">
        <div className="flex flex-col gap-3">
          {session && <You staff={session.staff} />}
          {session && <FactorsPanel factors={session.factors} />}
          <NotificationsPanel />
        </div>
        <div className="flex flex-col gap-3">
          <PasswordPanel />
          <OwnSessions />
          <NoticesPanel />
        </div>
      </div>
    </Page>
  )
}
