import { profileQuery } from '@pandrop/api-client/customer-queries'
import type { Profile } from '@pandrop/contract/profile'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../paths.ts'
import {
  checkSession,
  closeSession,
  documentSession,
  openSession,
  readSession,
  type Session,
  sessionQuery,
} from '../session.ts'
import { useShop } from '../shop.ts'
import { useGo } from './useGo.ts'
import { useHydrated } from './useHydrated.ts'
import { useToasts } from './useToasts.ts'

interface SessionHandle extends Session {
  /** signed in, with a verified e-mail and confirmed by the server: personal calls may be made */
  verified: boolean
  /** takes over the answer of login or register */
  opened: (answer: { token: string; payload: Profile }) => void
  /** logs out here in any case and goes home; says so where the server did not answer */
  close: () => Promise<void>
  /** asks the server again, after an e-mail was verified elsewhere */
  refresh: () => Promise<unknown>
}

/** Whether the visitor is signed in, and what changes that (docs/behaviour/accounts.md#signed-in-marker). */
export const useSession = (): SessionHandle => {
  const shop = useShop()
  const go = useGo()
  const toast = useToasts()
  const { data: known = readSession(shop.queryClient) } = useQuery(sessionQuery)
  // A part of the document that is taken over late still is the document's, whatever was heard meanwhile.
  const data = useHydrated() ? known : documentSession(shop.frame)
  return {
    ...data,
    verified: data.checked && data.signedIn && data.emailVerified,
    opened: (answer) => openSession(shop, answer),
    close: async () => {
      const ended = await closeSession(shop)
      go(paths.home())
      if (!ended) toast.error(shop.text('logout_failed'))
    },
    refresh: async () => {
      await checkSession(shop)
      await shop.queryClient.invalidateQueries({ queryKey: profileQuery(shop.api).queryKey })
    },
  }
}
