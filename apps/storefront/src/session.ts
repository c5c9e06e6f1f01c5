import { customerKey, profileQuery } from '@pandrop/api-client/customer-queries'
import {
  adoptSession,
  forgetSession,
  hasSessionMarker,
  keepSession,
  readToken,
  sessionElsewhere,
} from '@pandrop/api-client/session-marker'
import { leaveCookie } from '@pandrop/contract/cookies'
import type { Profile } from '@pandrop/contract/profile'
import { isAuth, logout } from '@pandrop/contract/routes'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { lookedAtName, writeCookie, writeStored } from './browserStorage.ts'
import type { Frame, Shop } from './shop.ts'

export interface Session {
  signedIn: boolean
  emailVerified: boolean
  /** the server has confirmed it for this page; before that it is what the cookie told the document */
  checked: boolean
}

const guest: Session = { signedIn: false, emailVerified: false, checked: true }

/** The session is kept among the queries, so that the document carries it and every screen follows it. */
export const sessionQuery = queryOptions<Session>({
  queryKey: ['session'],
  queryFn: () => guest,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

export const readSession = (queryClient: QueryClient): Session =>
  queryClient.getQueryData(sessionQuery.queryKey) ?? guest

const writeSession = (queryClient: QueryClient, session: Session): void => {
  queryClient.setQueryData(sessionQuery.queryKey, session)
}

/** What a document knows: the cookie alone (docs/behaviour/wire.md#document-cookie). */
export const documentSession = ({ visitor: { signedIn, emailVerified } }: Frame): Session => ({
  signedIn,
  emailVerified,
  checked: false,
})

/** Starts with what the document knows. */
export const beginSession = (queryClient: QueryClient, frame: Frame): void =>
  writeSession(queryClient, documentSession(frame))

const dropCustomer = (queryClient: QueryClient): void => {
  writeSession(queryClient, guest)
  queryClient.removeQueries({ queryKey: [customerKey] })
}

/** Removes marker, token, profile and cart (docs/behaviour/accounts.md#session-cleared). */
export const clearSession = (queryClient: QueryClient): void => {
  forgetSession()
  dropCustomer(queryClient)
}

/** Nobody is signed in here any more, because another tab said so. */
export const followEnd = (queryClient: QueryClient): void => {
  adoptSession()
  dropCustomer(queryClient)
}

/** Takes over the answer of a sign-in or registration. */
export const openSession = ({ api, queryClient }: Shop, answer: { token: string; payload: Profile }): void => {
  keepSession(answer.token)
  queryClient.removeQueries({ queryKey: [customerKey] })
  queryClient.setQueryData(profileQuery(api).queryKey, answer.payload)
  writeSession(queryClient, { signedIn: true, emailVerified: answer.payload.emailVerified, checked: true })
}

// Whoever wants to leave is not kept waiting for a server that does not answer.
const patienceMilliseconds = 5000

/**
 * Logs out here whatever the server answers (docs/behaviour/accounts.md#logout-always). The session's cookie is out of
 * a script's reach: a note beside it makes the next document end the session, should this call not have done it.
 * @returns whether the server has ended the session
 */
export const closeSession = async ({ api, queryClient }: Shop): Promise<boolean> => {
  writeCookie(leaveCookie, '1')
  const closing = api.send(logout, { signal: AbortSignal.timeout(patienceMilliseconds) })
  const ended = await closing.then(
    () => true,
    () => false,
  )
  clearSession(queryClient)
  // What was typed about the customer, what was tried and looked at: the next one at this tab has no business with it.
  sessionStorage.clear()
  writeStored(lookedAtName, '')
  return ended
}

/**
 * Asks the server whether this page is signed in. A visitor without cookie and marker is a guest without asking.
 * @returns true when the visitor turned out to be signed in or not against what was believed: guards decide again
 */
export const checkSession = async (shop: Shop): Promise<boolean> => {
  const { api, queryClient } = shop
  const believed = readSession(queryClient)
  if (!believed.signedIn && !hasSessionMarker()) {
    writeSession(queryClient, guest)
    return false
  }
  const token = readToken()
  try {
    const { authenticated, emailVerified } = await api.send(isAuth)
    // Somebody signed in or out while the question was on its way; the answer is about the session before.
    if (readToken() !== token) return false
    if (authenticated) writeSession(queryClient, { signedIn: true, emailVerified, checked: true })
    else if (sessionElsewhere() === 'nothing') await closeSession(shop)
    else {
      // Another tab has just signed in and its token came after our cookie.
      adoptSession()
      return checkSession(shop)
    }
    return believed.signedIn !== authenticated
  } catch {
    // No answer: keep what the cookie said; the next personal call decides.
    if (readToken() === token) writeSession(queryClient, { ...believed, checked: true })
    return false
  }
}
