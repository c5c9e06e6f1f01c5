import { createServer } from '@pandrop/sandbox/server'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import pino from 'pino'
import { apiRoutes } from './api/api.routes.ts'
import { createBalance } from './balance/balance.ts'
import { createPayouts } from './balance/payouts.ts'
import { createAfterwards } from './checkout/afterwards.ts'
import { createCheckout } from './checkout/checkout.ts'
import { createDisputes } from './checkout/disputes.ts'
import { createRefunds } from './checkout/refunds.ts'
import { type Clock, systemClock } from './clock.ts'
import { noFaults } from './faults.ts'
import { controlRoutes } from './http/control.routes.ts'
import { openState } from './journal/state.ts'
import { assetRoutes } from './page/asset.routes.ts'
import { sendEnd } from './page/end-page.ts'
import { pageRoutes } from './page/page.routes.ts'
import { createDelivery } from './webhooks/delivery.ts'
import { type Announce, newEvent, promptly } from './webhooks/event.ts'

export interface SandboxOptions {
  /** sk_test_…, which the shop sends as its bearer token */
  secretKey: string
  /** whsec_…, which signs every webhook */
  webhookSecret: string
  webhookUrl: string
  /** Folder of the journal; made when absent */
  dataDir: string
  /** Origin under which browsers reach the card page; absent: the address that `listen` got */
  publicUrl?: string
  /** How long the shop may take to answer a webhook; absent: 10 seconds */
  webhookTimeoutMs?: number
  clock?: Clock
  /** Absent: silent */
  log?: FastifyBaseLogger
}

export interface Sandbox {
  app: FastifyInstance
  /** Starts to serve and answers the origin; port 0 takes a free one. Throws when the port is taken. */
  listen(address: { port: number; host: string }): Promise<string>
  /** Expires sessions, does what was put off, sends webhooks: all whose time has come. To be called again and again. */
  runDue(): Promise<void>
  /** Stops serving and sending, and closes the journal. What was being sent is sent again after the next start. */
  close(): Promise<void>
}

/** A card provider over the state in `dataDir`. It does nothing by itself: see `runDue`. */
export const createSandbox = (options: SandboxOptions): Sandbox => {
  const { secretKey, clock = systemClock, log = pino({ level: 'silent' }) } = options
  const state = openState(options.dataDir)
  const faults = noFaults()
  const app = createServer(log)
  const publicUrl = () => options.publicUrl ?? app.listeningOrigin
  const announce: Announce = (happening, dispatch = promptly) => {
    const delaySeconds = dispatch.delaySeconds + faults.webhookDelaySeconds
    return newEvent(happening, { ...dispatch, delaySeconds }, clock.now())
  }
  const balance = createBalance({ clock })
  const checkout = createCheckout({ state, clock, faults, announce, balance, publicUrl })
  const refunds = createRefunds({ state, clock, faults, announce, balance })
  const disputes = createDisputes({ state, clock, announce, balance })
  const payouts = createPayouts({ state, clock, announce })
  const afterwards = createAfterwards({ state, clock, checkout, refunds, disputes })
  const endpoint = {
    url: options.webhookUrl,
    secret: options.webhookSecret,
    timeoutMs: options.webhookTimeoutMs ?? 10_000,
  }
  const delivery = createDelivery({ state, clock, endpoint, log })

  // Like Stripe we take forms only.
  app.removeAllContentTypeParsers()
  const formType = 'application/x-www-form-urlencoded'
  app.addContentTypeParser(formType, { parseAs: 'string' }, async (_request: unknown, body: string) => {
    return new URLSearchParams(body)
  })
  app.setNotFoundHandler((_request, reply) => sendEnd(reply, undefined))
  app.register(apiRoutes({ state, checkout, refunds, disputes, clock, faults, secretKey, publicUrl }), {
    prefix: '/v1',
  })
  app.register(pageRoutes({ checkout, clock, delivery, faults }), { prefix: '/pay' })
  app.register(assetRoutes, { prefix: '/assets' })
  app.register(controlRoutes({ state, disputes, payouts, faults, secretKey }), { prefix: '/_sandbox' })

  return {
    app,
    listen: async (address) => {
      await app.listen(address)
      // Only now: whoever holds the port owns the journal.
      state.compact(clock.now())
      return app.listeningOrigin
    },
    runDue: async () => {
      checkout.expireOverdue()
      afterwards.doDue()
      payouts.runDue()
      await delivery.deliverDue()
      if (state.isBloated()) state.compact(clock.now())
    },
    close: async () => {
      await delivery.stop()
      await app.close()
      state.close()
    },
  }
}
