import { apiKeysQuery, sessionsQuery } from '@pandrop/api-client/customer-queries'
import type { ApiFailure } from '@pandrop/api-client/errors'
import { secondFactorQuery } from '@pandrop/api-client/second-factor-queries'
import type { SecondFactor } from '@pandrop/contract/second-factor'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../hooks/useApi.ts'

/** What follows on the page when the second factor has changed, or has turned out to be another than was shown. */
export const useFactorChange = () => {
  const api = useApi()
  const queryClient = useQueryClient()
  const { queryKey } = secondFactorQuery(api)
  return {
    /** shows how it stands now */
    done: (now: SecondFactor) => {
      queryClient.setQueryData(queryKey, now)
      // Other devices and API keys may have ended with it.
      void queryClient.invalidateQueries({ queryKey: sessionsQuery(api).queryKey })
      void queryClient.invalidateQueries({ queryKey: apiKeysQuery(api).queryKey })
    },
    /** it was changed elsewhere: the panel says how it stands */
    failed: ({ code }: ApiFailure) => {
      if (code === 'second_factor_on' || code === 'second_factor_off') void queryClient.invalidateQueries({ queryKey })
    },
  }
}
