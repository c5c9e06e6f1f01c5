import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Checkout } from '../checkout/checkout.ts'
import type { Disputes } from '../checkout/disputes.ts'
import type { Refunds } from '../checkout/refunds.ts'
import type { Clock } from '../clock.ts'
import type { Faults } from '../faults.ts'
import { newId } from '../identifier.ts'
import type { State } from '../journal/state.ts'
import { versionOf } from './api-version.ts'
import { balanceCalls } from './balance-calls.ts'
import { createCalls, sendProblem } from './call.ts'
import { disputeCalls } from './dispute-calls.ts'
import { fileCalls } from './file-calls.ts'
import { listPage } from './list.ts'
import { brokenOnPurpose, invalidRequest, type Problem } from './problem.ts'
import { refundCalls } from './refund-calls.ts'
import { checkSecretKey } from './secret-key.ts'
import { sessionCalls } from './session-calls.ts'

interface ApiParts {
  state: State
  checkout: Checkout
  refunds: Refunds
  disputes: Disputes
  clock: Clock
  faults: Faults
  secretKey: string
  publicUrl: () => string
}

/** The Stripe calls that our shop uses, to be registered under /v1. */
export const apiRoutes = (parts: ApiParts) => async (api: FastifyInstance) => {
  const { state, faults } = parts
  const calls = createCalls(parts)

  api.addHook('onRequest', async (request, reply) => {
    reply.header('request-id', newId('req_'))
    reply.header('stripe-version', versionOf(request))
    const problem = checkSecretKey(request.headers.authorization, parts.secretKey)
    if (problem) return sendProblem(reply, problem)
    // What is kept under a key is answered where keys are known.
    const isKept = faults.keepFailures > 0 && request.headers['idempotency-key'] !== undefined
    if (faults.failCalls > 0 && !isKept) {
      faults.failCalls -= 1
      return sendProblem(reply, brokenOnPurpose)
    }
  })

  api.addHook('onSend', async (request, reply) => {
    if (faults.loseAnswers === 0 || reply.statusCode >= 400) return
    faults.loseAnswers -= 1
    request.raw.socket.destroy()
  })

  sessionCalls(api, calls, parts)
  refundCalls(api, calls, parts)
  disputeCalls(api, calls, parts)
  fileCalls(api, calls, parts)
  balanceCalls(api, calls, parts)

  api.get('/events', (request, reply) =>
    calls.reading(request, reply, (parameters) => {
      const type = parameters.text('type', 100)
      return listPage(parameters, {
        table: state.events,
        kind: 'event',
        url: '/v1/events',
        matches: (event) => type === null || event.type === type,
        show: ({ body }) => JSON.parse(body),
      })
    }),
  )

  api.setNotFoundHandler((request, reply) => sendProblem(reply, unknownCall(request)))

  api.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error.statusCode !== undefined && error.statusCode < 500) {
      return sendProblem(reply, invalidRequest(`Invalid request: ${error.message}`))
    }
    request.log.error(error)
    return sendProblem(reply, { status: 500, type: 'api_error', message: 'Something went wrong here.' })
  })
}

const unknownCall = (request: FastifyRequest): Problem => ({
  status: 404,
  type: 'invalid_request_error',
  message: `Unrecognized request URL (${request.method}: ${request.url}).`,
})
