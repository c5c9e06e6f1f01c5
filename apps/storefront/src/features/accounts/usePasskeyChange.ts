import { apiKeysQuery, sessionsQuery } from '@pandrop/api-client/customer-queries'
import type { ApiFailure } from '@pandrop/api-client/errors'
import { passkeysQuery } from '@pandrop/api-client/passkey-queries'
import { secondFactorQuery } from '@pandrop/api-client/second-factor-queries'
import type { Passkey } from '@pandrop/contract/passkeys'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../hooks/useApi.ts'

/** What follows on the page when passkeys have changed, or have turned out to be others than were shown. */
export const usePasskeyChange = () => {
  const api = useApi()
  const queryClient = useQueryClient()
  const { queryKey } = passkeysQuery(api)
  return {
    /** shows which there are now */
    done: (passkeys: Passkey[]) => {
      queryClient.setQueryData(queryKey, passkeys)
      void queryClient.invalidateQueries({ queryKey: secondFactorQuery(api).queryKey })
      // Other devices and API keys may have ended with it.
      void queryClient.invalidateQueries({ queryKey: sessionsQuery(api).queryKey })
      void queryClient.invalidateQueries({ queryKey: apiKeysQuery(api).queryKey })
    },
    /** they were changed elsewhere: the panel says which there are */
    failed: ({ code }: ApiFailure) => {
      if (code === 'passkey_not_found' || code === 'passkeys_full') void queryClient.invalidateQueries({ queryKey })
    },
  }
}
