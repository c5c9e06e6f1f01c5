import { profileQuery } from '@pandrop/api-client/customer-queries'
import { ErrorState } from '@pandrop/ui/ErrorState'
import { useQuery } from '@tanstack/react-query'
import { ActivityPanel } from '../features/accounts/ActivityPanel.tsx'
import { ApiKeysPanel } from '../features/accounts/ApiKeysPanel.tsx'
import { AvatarPicker } from '../features/accounts/AvatarPicker.tsx'
import { DeliveryForm } from '../features/accounts/DeliveryForm.tsx'
import { DevicesPanel } from '../features/accounts/DevicesPanel.tsx'
import { EmailChangeBar } from '../features/accounts/EmailChangeBar.tsx'
import { PasskeysPanel } from '../features/accounts/PasskeysPanel.tsx'
import { PasswordPanel } from '../features/accounts/PasswordPanel.tsx'
import { PersonalDataPanel } from '../features/accounts/PersonalDataPanel.tsx'
import { ProfileForm } from '../features/accounts/ProfileForm.tsx'
import { SecondFactorPanel } from '../features/accounts/SecondFactorPanel.tsx'
import { VerifyBar } from '../features/accounts/VerifyBar.tsx'
import { DeletionPanel } from '../features/deletion/DeletionPanel.tsx'
import { MailChoices } from '../features/notifications/MailChoices.tsx'
import { NotificationsPanel } from '../features/notifications/NotificationsPanel.tsx'
import { useApi } from '../hooks/useApi.ts'
import { useProfile } from '../hooks/useProfile.ts'
import { useSession } from '../hooks/useSession.ts'
import { useText } from '../hooks/useText.ts'

/** The profile's tab: who the customer is, where deliveries go, the password, and a copy of their data. */
export const AccountPagePersonal = () => {
  const text = useText()
  const { checked, signedIn, emailVerified } = useSession()
  const reading = useQuery({ ...profileQuery(useApi()), enabled: checked && signedIn })
  const profile = useProfile()
  if (checked && reading.isError && !reading.data) {
    const retry = () => void reading.refetch()
    const failed = text('profile_load_failed')
    return (
      <ErrorState title={failed} retryLabel={text('account_retry')} onRetry={retry} retrying={reading.isFetching} />
    )
  }
  return (
    <div className="flex flex-col gap-6">
      {checked && !emailVerified && <VerifyBar />}
      <EmailChangeBar profile={profile} />
      <div className="grid gap-6 desktop:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <ProfileForm profile={profile} avatar={<AvatarPicker profile={profile} />} />
        <DeliveryForm profile={profile} />
      </div>
      <PasswordPanel profile={profile} />
      <PersonalDataPanel />
      <DeletionPanel />
    </div>
  )
}

/** Who gets in, and who is in already, people and programs (docs/behaviour/pages.md#security-tab). */
export const AccountPageSecurity = () => {
  const { checked, emailVerified } = useSession()
  return (
    <div className="flex flex-col gap-6">
      {checked && !emailVerified ? (
        <VerifyBar />
      ) : (
        <>
          <SecondFactorPanel />
          <PasskeysPanel />
        </>
      )}
      <DevicesPanel />
      <ApiKeysPanel />
      <ActivityPanel />
    </div>
  )
}

/** What happened, and what of it comes by mail as well (docs/behaviour/pages.md#notifications-tab). */
export const AccountPageNotifications = () => {
  const { checked } = useSession()
  if (!checked) return <div className="min-h-[420px]" />
  return (
    <div className="flex flex-col gap-6">
      <NotificationsPanel />
      <MailChoices />
    </div>
  )
}
