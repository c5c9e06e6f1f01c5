import type { Refusal } from '@pandrop/contract/refusals'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import {
  type StaffSession,
  staffBeginTotp,
  staffChangePassword,
  staffConfirmTotp,
  staffGiveCode,
  staffSessionState,
  staffSignIn,
  staffSignOut,
} from '@pandrop/contract/staff/session'
import type { FastifyReply } from 'fastify'
import type { Serve } from '../../http/route.ts'
import type { Shop } from '../../shop.ts'
import { changeStaffPassword } from './staff-password.ts'
import {
  findStaffSession,
  type StaffSignedIn,
  type StaffStep,
  staffCookie,
  staffCookieOptions,
} from './staff-session.ts'
import { signInStaff, signOutStaff } from './staff-sign-in.ts'
import { beginTotp, confirmTotp, giveCode } from './staff-totp.ts'

/** A session as its own screen shows it. */
const shown = ({ stage, staffId: id, name, email, role, factors }: StaffSignedIn): StaffSession => ({
  stage,
  staff: { id, name, email, role },
  factors,
})

/** The new secret of a session goes into its cookie, what it waits for into the answer. */
export const answerStep = <R extends Refusal>(
  { env }: Pick<Shop, 'env'>,
  reply: FastifyReply,
  step: Result<StaffStep, R>,
) => {
  if (!step.ok) return step
  const { session, cookie } = step.value
  if (cookie) reply.setCookie(staffCookie, cookie, staffCookieOptions(env))
  return ok({ session: shown(session) })
}

/** Calls about the session at the desk itself. */
export const staffSessionRoutes = (serve: Serve, shop: Shop): void => {
  serve(staffSessionState, async ({ staff }) => ok({ session: shown(staff) }))

  serve(
    staffSignIn,
    async ({ body: { email, password }, request, reply }) => {
      const visitor = { userAgent: request.headers['user-agent'] ?? '', address: request.ip }
      const opened = await signInStaff(shop, { email, password, visitor, oldCookie: request.cookies[staffCookie] })
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
    async ({ body, staff, reply }) => answerStep(shop, reply, await giveCode(shop, staff, body.code)),
    { pace: 'secret' },
  )
}
