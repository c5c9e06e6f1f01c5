import { profileQuery } from '@pandrop/api-client/customer-queries'
import { ErrorState } from '@pandrop/ui/ErrorState'
import { useQuery } from '@tanstack/react-query'
import { ApiKeysPanel } from '../features/accounts/ApiKeysPanel.tsx'
import { ProfileFacts } from '../features/accounts/ProfileFacts.tsx'
import { VerifyBar } from '../features/accounts/VerifyBar.tsx'
import { useApi } from '../hooks/useApi.ts'
import { useSession } from '../hooks/useSession.ts'
import { useText } from '../hooks/useText.ts'

/** The profile's tab: who the customer is, and everything that keeps the account theirs. */
export const AccountPagePersonal = () => {
  const text = useText()
  const { checked, signedIn, emailVerified } = useSession()
  const reading = useQuery({ ...profileQuery(useApi()), enabled: checked && signedIn })
  if (reading.isError && !reading.data) {
    const retry = () => void reading.refetch()
    const failed = text('profile_load_failed')
    return (
      <ErrorState title={failed} retryLabel={text('account_retry')} onRetry={retry} retrying={reading.isFetching} />
    )
  }
  return (
    <div className="flex flex-col gap-6">
      {checked && !emailVerified && <VerifyBar />}
      <ProfileFacts profile={reading.data} />
      <ApiKeysPanel />
    </div>
  )
}
