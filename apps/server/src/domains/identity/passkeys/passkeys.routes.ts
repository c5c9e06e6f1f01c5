import { calls } from '@pandrop/contract/calls'
import { ok } from '@pandrop/contract/result'
import type { FastifyReply } from 'fastify'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { openedHandler, visitorOf } from '../accounts/accounts.routes.ts'
import { deviceCookie } from '../devices/known-device.ts'
import { sessionCookie, sessionCookieOptions } from '../sessions/session.ts'
import { askForPasskeyProof, proveByPasskey } from './passkey-proof.ts'
import { askForPasskeySignIn, passkeyCookie, passkeyCookieOptions, signInByPasskey } from './passkey-sign-in.ts'
import { addPasskey, askForNewPasskey, listPasskeys, removePasskey, renamePasskey } from './passkeys.ts'

/** Signing in by a passkey, proving by one who sits there, and a customer's own list of them. */
export const passkeyRoutes = (serve: Serve, shop: Shop): void => {
  const handOver = openedHandler(shop)

  const give = (reply: FastifyReply, cookie: string | null) => {
    if (cookie !== null) reply.setCookie(sessionCookie, cookie, sessionCookieOptions(shop.env.PUBLIC_URL))
  }

  serve(calls.askPasskeySignIn, async ({ request, reply }) => {
    const asked = await askForPasskeySignIn(shop, { browser: request.cookies[passkeyCookie], address: request.ip })
    if (!asked.ok) return asked
    reply.setCookie(passkeyCookie, asked.value.browser, passkeyCookieOptions(shop.env.PUBLIC_URL))
    return ok({ options: asked.value.options })
  })

  serve(
    calls.signInByPasskey,
    async ({ body: { credential }, language, request, reply }) => {
      const { [sessionCookie]: oldCookie, [deviceCookie]: known, [passkeyCookie]: browser } = request.cookies
      const brought = { browser, oldCookie, deviceCookie: known, visitor: visitorOf(request) }
      return handOver(reply, await signInByPasskey(shop, { credential, language, ...brought }))
    },
    { pace: 'secret' },
  )

  serve(calls.listPasskeys, async ({ customer }) => ok({ payload: await listPasskeys(shop.pool, customer.customerId) }))

  serve(calls.askNewPasskey, async ({ customer }) => {
    const asked = await askForNewPasskey(shop, customer)
    return asked.ok ? ok({ options: asked.value }) : asked
  })

  serve(
    calls.addPasskey,
    async ({ body, customer, request, reply }) => {
      const added = await addPasskey(shop, customer, { ...body, address: request.ip })
      if (!added.ok) return added
      give(reply, added.value.cookie)
      return ok(added.value.value)
    },
    { pace: 'secret' },
  )

  serve(calls.renamePasskey, async ({ body, customer }) => {
    const renamed = await renamePasskey(shop, customer, body)
    return renamed.ok ? ok({ payload: renamed.value }) : renamed
  })

  serve(calls.removePasskey, async ({ body, customer, reply }) => {
    const removed = await removePasskey(shop, customer, body.id)
    if (!removed.ok) return removed
    give(reply, removed.value.cookie)
    return ok({ payload: removed.value.value })
  })

  serve(calls.askPasskeyProof, async ({ customer }) => {
    const asked = await askForPasskeyProof(shop, customer)
    return asked.ok ? ok({ options: asked.value }) : asked
  })

  serve(
    calls.proveByPasskey,
    async ({ body, customer, request }) => {
      const proven = await proveByPasskey(shop, { ...customer, address: request.ip }, body.credential)
      return proven.ok ? ok({ proven_until: proven.value.toISOString() }) : proven
    },
    { pace: 'secret' },
  )
}
