import { fetchTransport } from '@pandrop/api-client/browser-transport'
import { createClient } from '@pandrop/api-client/client'
import { isSessionExpired } from '@pandrop/api-client/errors'
import { queryClient } from './queryClient.ts'
import { sessionKey } from './sessionKey.ts'

/**
 * The client of the calls of staff. Its session is a cookie of its own: a customer's page token, which the shop keeps
 * in the same browser, is never sent along.
 */
export const api = createClient({
  transport: fetchTransport({ token: () => null }),
  locale: () => ({ currency: '', language: '' }),
  // The session has ended: the sign-in covers the page, and what was typed on it stays (shell/BackOffice.tsx).
  onFailure: (failure) => {
    if (isSessionExpired(failure)) queryClient.setQueryData(sessionKey, null)
  },
})
