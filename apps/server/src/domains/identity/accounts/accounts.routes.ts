import { calls } from '@pandrop/contract/calls'
import { leaveCookie } from '@pandrop/contract/cookies'
import type { Refusal } from '@pandrop/contract/refusals'
import { ok, type Result } from '@pandrop/contract/result'
import { textFor } from '@pandrop/dictionaries/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { deviceCookie, deviceCookieOptions } from '../devices/known-device.ts'
import { profileOf } from '../profile/profile.ts'
import { sessionCookie, sessionCookieOptions, signOut, type VisitorTraits } from '../sessions/session.ts'
import { signIn } from '../sessions/sign-in.ts'
import { type Opened, signUp } from './sign-up.ts'
import { resendVerification } from './verification.ts'

/** What a request tells about who sent it. */
export const visitorOf = ({ headers, ip }: FastifyRequest): VisitorTraits => ({
  userAgent: headers['user-agent'] ?? '',
  address: ip,
})

/** The cookie's half of a session that was just opened goes into the cookie, the page's half into the answer. */
export const openedHandler =
  (shop: Pick<Shop, 'env'>) =>
  <R extends Refusal>(reply: FastifyReply, opened: Result<Opened, R>) => {
    if (!opened.ok) return opened
    const { secrets, device, profile } = opened.value
    reply.setCookie(sessionCookie, secrets.cookie, sessionCookieOptions(shop.env.PUBLIC_URL))
    reply.setCookie(deviceCookie, device, deviceCookieOptions(shop.env.PUBLIC_URL))
    reply.clearCookie(leaveCookie, { path: '/' })
    // For whoever looks at the request afterwards (http/security-events.ts).
    const { id: customerId, emailVerified } = profile
    reply.request.signedIn = { sessionId: null, customerId, emailVerified, provenAt: null }
    return ok({ token: secrets.token, payload: profile })
  }

/** Signing up, in and out, the profile and the verification mail. */
export const accountRoutes = (serve: Serve, shop: Shop): void => {
  const cookieOptions = sessionCookieOptions(shop.env.PUBLIC_URL)
  const handOver = openedHandler(shop)

  serve(calls.isAuth, async ({ session }) => {
    const signedIn = await session()
    return ok({ authenticated: signedIn !== null, emailVerified: signedIn?.emailVerified ?? false })
  })

  serve(
    calls.login,
    async ({ body, language, request, reply }) => {
      const { [sessionCookie]: oldCookie, [deviceCookie]: known } = request.cookies
      const { username: email, password, code, remember_browser: rememberBrowser } = body
      const brought = { visitor: visitorOf(request), oldCookie, deviceCookie: known, code, rememberBrowser }
      return handOver(reply, await signIn(shop, { email, password, language, ...brought }))
    },
    { pace: 'secret' },
  )

  serve(
    calls.register,
    async ({ body, language, request, reply }) => {
      const brought = { visitor: visitorOf(request), oldCookie: request.cookies[sessionCookie] }
      return handOver(reply, await signUp(shop, { ...body, ...brought, language }))
    },
    { pace: 'secret' },
  )

  serve(calls.logout, async ({ request, reply }) => {
    await signOut(shop, request.cookies[sessionCookie])
    reply.clearCookie(sessionCookie, cookieOptions).clearCookie(leaveCookie, { path: '/' })
    return ok({})
  })

  serve(calls.getProfile, async ({ customer }) => ok({ payload: await profileOf(shop, customer.customerId) }))

  serve(
    calls.resendVerification,
    async ({ customer, language }) => {
      const sent = await resendVerification(shop, customer.customerId)
      return sent.ok ? ok({ message: textFor(language)('verification_sent') }) : sent
    },
    { pace: 'secret' },
  )
}
