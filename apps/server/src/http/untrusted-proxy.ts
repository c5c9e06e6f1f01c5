import type { FastifyInstance } from 'fastify'
import type { Shop } from '../shop.ts'

const quietMinutes = 60

/**
 * Where no proxy is trusted but requests carry X-Forwarded-For, one stands there after all, and every visitor passes
 * for it: limits, device lists and logs are about the proxy then. Said once an hour:
 * anybody can write the header.
 */
export const warnOfUntrustedProxy = (app: FastifyInstance, { env, clock, log }: Shop): void => {
  if (env.TRUST_PROXY) return
  let quietUntil = 0
  app.addHook('onRequest', async ({ headers }) => {
    if (headers['x-forwarded-for'] === undefined || clock.now().getTime() < quietUntil) return
    quietUntil = clock.now().getTime() + quietMinutes * 60_000
    log.warn('requests carry X-Forwarded-For and TRUST_PROXY trusts nobody: all visitors behind a proxy count as one')
  })
}
