import { adoptSession, sessionElsewhere } from '@pandrop/api-client/session-marker'
import type { RegisteredRouter } from '@tanstack/react-router'
import { paths } from './paths.ts'
import { isServersPath, readAuthSearch } from './search.ts'
import { checkSession, followEnd } from './session.ts'
import type { Shop } from './shop.ts'

const authPath = '/auth'

/** Where somebody goes on who waited on the auth page while they signed in on another tab; null elsewhere. */
const waitingFor = (): string | null => {
  const { pathname, search } = window.location
  if (pathname !== authPath) return null
  return readAuthSearch(Object.fromEntries(new URLSearchParams(search))).redirect ?? paths.home()
}

/**
 * Does here what another tab has done: its log-out is this page's log-out, and its sign-in is taken over. A page that
 * was drawn for one customer is never given to the next: it is loaded anew, so that nothing of the first is left in
 * any corner of it.
 */
export const followSession = async (shop: Shop, router: RegisteredRouter): Promise<void> => {
  const change = sessionElsewhere()
  if (change === 'replaced') return window.location.reload()
  if (change === 'ended') {
    followEnd(shop.queryClient)
    return router.invalidate()
  }
  adoptSession()
  if (!(await checkSession(shop))) return
  const target = waitingFor()
  if (target === null) return
  if (isServersPath(target)) window.location.assign(target)
  else await router.navigate({ href: target, replace: true })
}
