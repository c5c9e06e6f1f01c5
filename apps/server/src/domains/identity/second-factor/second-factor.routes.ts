import { calls } from '@pandrop/contract/calls'
import { ok } from '@pandrop/contract/result'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { deviceCookie } from '../devices/known-device.ts'
import { type SignedIn, sessionCookie, sessionCookieOptions } from '../sessions/session.ts'
import {
  beginFactor,
  confirmFactor,
  endFactor,
  type FactorAsker,
  forgetBrowsersOf,
  renewCodes,
  secondFactorOf,
} from './customer-factor.ts'

/** Who asks, as codes are counted. */
export const askerOf = ({ customerId, sessionId }: SignedIn, request: FastifyRequest): FactorAsker => ({
  customerId,
  sessionId,
  address: request.ip,
  deviceCookie: request.cookies[deviceCookie],
})

/** The authenticator app beside the password, and the recovery codes beside the app. */
export const secondFactorRoutes = (serve: Serve, shop: Shop): void => {
  const give = (reply: FastifyReply, cookie: string | null) => {
    if (cookie !== null) reply.setCookie(sessionCookie, cookie, sessionCookieOptions(shop.env.PUBLIC_URL))
  }

  serve(calls.getSecondFactor, async ({ customer }) =>
    ok({ payload: await secondFactorOf(shop.pool, customer.customerId, shop.clock.now()) }),
  )

  serve(calls.beginSecondFactor, ({ body, customer }) => beginFactor(shop, customer, body.cur_password), {
    pace: 'secret',
  })

  serve(
    calls.confirmSecondFactor,
    async ({ body, customer, request, reply }) => {
      const confirmed = await confirmFactor(shop, askerOf(customer, request), body.code)
      if (!confirmed.ok) return confirmed
      const { cookie, value } = confirmed.value
      give(reply, cookie)
      return ok({ recovery_codes: value.codes, payload: value.payload })
    },
    { pace: 'secret' },
  )

  serve(
    calls.renewRecoveryCodes,
    async ({ body: { cur_password: password, code }, customer, request }) => {
      const renewed = await renewCodes(shop, askerOf(customer, request), { password, code })
      return renewed.ok ? ok({ recovery_codes: renewed.value.codes, payload: renewed.value.payload }) : renewed
    },
    { pace: 'secret' },
  )

  serve(
    calls.endSecondFactor,
    async ({ body: { cur_password: password, code }, customer, request, reply }) => {
      const ended = await endFactor(shop, askerOf(customer, request), { password, code })
      if (!ended.ok) return ended
      give(reply, ended.value.cookie)
      return ok({ payload: ended.value.value })
    },
    { pace: 'secret' },
  )

  serve(calls.forgetBrowsers, async ({ customer }) =>
    ok({ payload: await forgetBrowsersOf(shop, customer.customerId) }),
  )
}
