import { customerKey, profileQuery } from '@pandrop/api-client/customer-queries'
import { isAuth, logout } from '@pandrop/api-client/endpoints'
import { forgetSession, hasSessionMarker, keepSession } from '@pandrop/api-client/session-marker'
import type { Profile } from '@pandrop/contract/profile'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
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

/** What a document knows: the cookie alone (readings.md, The wire). */
export const beginSession = (queryClient: QueryClient, { visitor }: Frame): void =>
  writeSession(queryClient, { signedIn: visitor.signedIn, emailVerified: visitor.emailVerified, checked: false })

/** Removes marker, token, profile and cart (specification section 4, Authentication). */
export const clearSession = (queryClient: QueryClient): void => {
  forgetSession()
  writeSession(queryClient, guest)
  queryClient.removeQueries({ queryKey: [customerKey] })
}

/** Takes over the answer of a sign-in or registration. */
export const openSession = ({ api, queryClient }: Shop, answer: { token: string; payload: Profile }): void => {
  keepSession(answer.token)
  queryClient.removeQueries({ queryKey: [customerKey] })
  queryClient.setQueryData(profileQuery(api).queryKey, answer.payload)
  writeSession(queryClient, { signedIn: true, emailVerified: answer.payload.emailVerified, checked: true })
}

/** Logs out here whatever the server answers (specification section 4, Authentication). */
export const closeSession = async ({ api, queryClient }: Shop): Promise<void> => {
  await api.send(logout).catch(() => undefined)
  clearSession(queryClient)
}

/**
 * Asks the server whether this page is signed in. A visitor without cookie and marker is a guest without asking.
 * @returns true when the visitor turned out to be no longer signed in
 */
export const checkSession = async (shop: Shop): Promise<boolean> => {
  const { api, queryClient } = shop
  const believed = readSession(queryClient)
  if (!believed.signedIn && !hasSessionMarker()) {
    writeSession(queryClient, guest)
    return false
  }
  try {
    const { authenticated, emailVerified } = await api.send(isAuth)
    if (authenticated) writeSession(queryClient, { signedIn: true, emailVerified, checked: true })
    // A cookie without its token would make the next document greet somebody who is not signed in.
    else await closeSession(shop)
    return believed.signedIn && !authenticated
  } catch {
    // No answer: keep what the cookie said; the next personal call decides.
    writeSession(queryClient, { ...believed, checked: true })
    return false
  }
}
