import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { referenceTiming } from '@pandrop/contract/request-reference'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { traceIdNow } from './tracing.ts'

const running = new AsyncLocalStorage<string>()

// Long enough to be one of its own among the requests of a year, short enough to be read out on the phone.
const idLength = 12

/** A name for a request, hex: never one that a visitor has sent. */
export const newRequestId = (): string => randomUUID().replaceAll('-', '').slice(0, idLength)

/** The request that is being answered; undefined in jobs and while the shop starts. */
export const requestIdNow = (): string | undefined => running.getStore()

/**
 * Has every line that is logged while a request is answered name it, whoever logs: verbs write to the shop's log and
 * know of no request. Where there are traces the line names the one that is under way. For pino's option `mixin`.
 */
export const withRequestId = (_line: object, _level: number, log: Logger): { reqId?: string; trace_id?: string } => {
  const [reqId, traceId] = [running.getStore(), traceIdNow()]
  // The web framework's own log names it by itself; a name that stands twice in a line is read as nobody knows.
  const isNamed = reqId === undefined || 'reqId' in log.bindings()
  return { ...(!isNamed && { reqId }), ...(traceId !== undefined && { trace_id: traceId }) }
}

/**
 * Gives each request its id and says it in every answer that refuses or fails, for whoever asks about it
 * (docs/behaviour/wire.md#request-id). Answers that succeed do not say it: some are kept for everybody.
 */
export const registerRequestIds = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, done) => running.run(request.id, done))
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (reply.statusCode >= 400) reply.header('x-request-id', request.id)
    if (reply.statusCode >= 500) {
      const before = reply.getHeader('server-timing')
      const own = `${referenceTiming};desc="${request.id}"`
      reply.header('server-timing', before === undefined ? own : `${String(before)}, ${own}`)
    }
    done()
  })
}
