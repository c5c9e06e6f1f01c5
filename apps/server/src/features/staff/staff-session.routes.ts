import { ok } from '@pandrop/contract/result'
import { type StaffSession, staffSessionState, staffSignOut } from '@pandrop/contract/staff/session'
import type { Serve } from '../../http/route.ts'
import type { Shop } from '../../shop.ts'
import { endStaffSession, type StaffSignedIn, staffCookie, staffCookieOptions } from './staff-session.ts'

/** A session as its own screen shows it. */
const shown = ({ stage, staffId: id, name, email, role, factors }: StaffSignedIn): StaffSession => ({
  stage,
  staff: { id, name, email, role },
  factors,
})

/** Calls about the session at the desk itself. */
export const staffSessionRoutes = (serve: Serve, shop: Shop): void => {
  serve(staffSessionState, async ({ staff }) => ok({ session: shown(staff) }))

  serve(staffSignOut, async ({ request, reply }) => {
    await endStaffSession(shop.pool, request.cookies[staffCookie])
    reply.clearCookie(staffCookie, staffCookieOptions(shop.env.PUBLIC_URL))
    return ok({})
  })
}
