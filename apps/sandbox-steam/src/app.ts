import { createServer } from '@pandrop/sandbox/server'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import pino from 'pino'
import { apiRoutes } from './http/api.routes.ts'
import { controlRoutes } from './http/control.routes.ts'
import { pageRoutes, sendUnknown } from './page/page.routes.ts'
import { openState } from './trades/state.ts'
import { createTrades, type Faults } from './trades/trades.ts'

export interface SandboxOptions {
  /** which the shop sends as its bearer token */
  secretKey: string
  /** Folder of the journal; made when absent */
  dataDir: string
  /** Origin under which browsers reach the pages; absent: the address that `listen` got */
  publicUrl?: string
  /** Absent: the machine's own time */
  clock?: { now(): Date }
  /** Absent: silent */
  log?: FastifyBaseLogger
}

export interface Sandbox {
  app: FastifyInstance
  /** Starts to serve and answers the origin; port 0 takes a free one. Throws when the port is taken. */
  listen(address: { port: number; host: string }): Promise<string>
  /** Expires offers and ends escrows whose time has come. To be called again and again. */
  runDue(): Promise<void>
  /** Stops serving and closes the journal. */
  close(): Promise<void>
}

/** A stand-in for Steam's trade offers over the state in `dataDir`. It does nothing by itself: see `runDue`. */
export const createSandbox = (options: SandboxOptions): Sandbox => {
  const { secretKey, clock = { now: () => new Date() }, log = pino({ level: 'silent' }) } = options
  const state = openState(options.dataDir)
  const faults: Faults = { failCalls: 0, loseAnswers: 0, escrowNext: 0 }
  const trades = createTrades({ state, now: () => clock.now(), faults })
  const app = createServer(log)
  const publicUrl = () => options.publicUrl ?? app.listeningOrigin
  const parts = { state, trades, faults, secretKey, publicUrl }

  // A button of a page posts an empty form.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => ({}))
  app.setNotFoundHandler((_request, reply) => sendUnknown(reply))
  app.register(apiRoutes(parts), { prefix: '/v1' })
  app.register(controlRoutes(parts), { prefix: '/_sandbox' })
  app.register(pageRoutes(state, trades))

  return {
    app,
    listen: async (address) => {
      await app.listen(address)
      // Only now: whoever holds the port owns the journal.
      state.compact()
      return app.listeningOrigin
    },
    runDue: async () => {
      trades.runDue()
      if (state.isBloated()) state.compact()
    },
    close: async () => {
      await app.close()
      state.close()
    },
  }
}
