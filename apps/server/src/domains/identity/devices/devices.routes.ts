import { calls } from '@pandrop/contract/calls'
import { ok } from '@pandrop/contract/result'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { sessionCookie, sessionCookieOptions } from '../sessions/session.ts'
import { endOtherSessions, endSession, listSessions } from './devices.ts'
import { deviceCookie } from './known-device.ts'

/** Where the customer is signed in, and signing out elsewhere. */
export const deviceRoutes = (serve: Serve, shop: Shop): void => {
  serve(calls.listSessions, async ({ customer }) => ok({ payload: await listSessions(shop, customer) }))

  serve(calls.endSession, async ({ customer, body, reply }) => {
    const left = await endSession(shop, { ...customer, endedId: body.id })
    if (!left.ok) return left
    // Ending the session that asks is logging out.
    if (body.id === customer.sessionId) reply.clearCookie(sessionCookie, sessionCookieOptions(shop.env.PUBLIC_URL))
    return ok({ payload: left.value })
  })

  serve(calls.endOtherSessions, async ({ customer, body, request }) => {
    const withKeys = body?.api_keys === true
    const asking = { ...customer, deviceCookie: request.cookies[deviceCookie], withKeys }
    return ok({ payload: await endOtherSessions(shop, asking) })
  })
}
