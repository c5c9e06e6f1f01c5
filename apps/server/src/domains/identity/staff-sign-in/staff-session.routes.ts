import type { Refusal } from '@pandrop/contract/refusals'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import {
  type StaffSession,
  staffBeginTotp,
  staffChangePassword,
  staffConfirmTotp,
  staffEndSession,
  staffGiveCode,
  staffListSessions,
  staffProvePassword,
  staffSessionState,
  staffSignIn,
  staffSignOut,
} from '@pandrop/contract/staff/session'
import type { FastifyReply } from 'fastify'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { newDaysOf, timeZoneOf } from '../../content/settings.ts'
import { endOwnSession, listOwnSessions } from './own-sessions.ts'
import { rememberStaffDevice, staffDeviceCookie, staffDeviceCookieOptions } from './staff-devices.ts'
import { changeStaffPassword, provePassword } from './staff-password.ts'
import {
  findStaffSession,
  type StaffSignedIn,
  type StaffStep,
  staffCookie,
  staffCookieOptions,
} from './staff-session.ts'
import { signInStaff, signOutStaff } from './staff-sign-in.ts'
import { beginTotp, confirmTotp, giveCode } from './staff-totp.ts'

/** A session as its own screens show it, with what they go by. */
const shown = async (
  { pool }: Pick<Shop, 'pool'>,
  { stage, staffId: id, name, email, role, factors }: StaffSignedIn,
): Promise<StaffSession> => {
  const [zone, days] = await Promise.all([timeZoneOf(pool), newDaysOf(pool)])
  return { stage, staff: { id, name, email, role }, factors, shop: { time_zone: zone, new_days: days } }
}

/**
 * The new secret of a session goes into its cookie, what it waits for into the answer. A browser in which both
 * factors were given is known from then on.
 */
export const answerStep = async <R extends Refusal>(
  shop: Pick<Shop, 'env' | 'pool' | 'clock'>,
  reply: FastifyReply,
  step: Result<StaffStep, R>,
) => {
  if (!step.ok) return step
  const { session, cookie } = step.value
  if (cookie) reply.setCookie(staffCookie, cookie, staffCookieOptions(shop.env))
  if (cookie && session.stage === 'open') {
    const brought = reply.request.cookies[staffDeviceCookie]
    const device = await rememberStaffDevice(shop, { staffId: session.staffId, cookie: brought })
    reply.setCookie(staffDeviceCookie, device, staffDeviceCookieOptions(shop.env))
  }
  return ok({ session: await shown(shop, session) })
}

/** Calls about the session in the back office itself. */
export const staffSessionRoutes = (serve: Serve, shop: Shop): void => {
  serve(staffSessionState, async ({ staff }) => ok({ session: await shown(shop, staff) }))

  serve(
    staffSignIn,
    async ({ body: { email, password }, request, reply }) => {
      const visitor = { userAgent: request.headers['user-agent'] ?? '', address: request.ip }
      const { [staffCookie]: oldCookie, [staffDeviceCookie]: deviceCookie } = request.cookies
      const opened = await signInStaff(shop, { email, password, visitor, oldCookie, deviceCookie })
      if (!opened.ok) return opened
      const cookie = opened.value
      const session = await findStaffSession(shop.pool, { cookie, now: shop.clock.now() })
      // Locked at this very moment.
      if (!session) return refuse('staff_credentials_wrong')
      request.staff = session
      return answerStep(shop, reply, ok({ session, cookie }))
    },
    { pace: 'secret' },
  )

  serve(staffSignOut, async ({ request, reply }) => {
    await signOutStaff(shop, request.cookies[staffCookie])
    reply.clearCookie(staffCookie, staffCookieOptions(shop.env))
    return ok({})
  })

  serve(
    staffChangePassword,
    async ({ body: { cur_password: current, password: chosen }, staff, reply }) =>
      answerStep(shop, reply, await changeStaffPassword(shop, staff, { current, chosen })),
    { pace: 'secret' },
  )

  serve(staffBeginTotp, async ({ staff }) => {
    const begun = await beginTotp(shop, staff)
    return begun.ok ? ok({ otpauth_url: begun.value.url, secret: begun.value.secret }) : begun
  })

  serve(
    staffConfirmTotp,
    async ({ body, staff, reply }) => answerStep(shop, reply, await confirmTotp(shop, staff, body.code)),
    { pace: 'secret' },
  )

  serve(
    staffGiveCode,
    async ({ body: { code }, staff, request, reply }) => {
      const from = { address: request.ip, deviceCookie: request.cookies[staffDeviceCookie] }
      return answerStep(shop, reply, await giveCode(shop, staff, { code, from }))
    },
    { pace: 'secret' },
  )

  serve(
    staffProvePassword,
    async ({ body, staff, reply }) => answerStep(shop, reply, await provePassword(shop, staff, body.cur_password)),
    { pace: 'secret' },
  )

  serve(staffListSessions, async ({ staff }) => ok({ sessions: await listOwnSessions(shop, staff) }))

  serve(staffEndSession, async ({ params, staff }) => {
    const left = await endOwnSession(shop, staff, params.id)
    return left.ok ? ok({ sessions: left.value }) : left
  })
}
