import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Checkout } from '../checkout/checkout.ts'
import { checkoutSessionObject, paymentIntentObject } from '../checkout/stripe-shape.ts'
import type { Clock } from '../clock.ts'
import type { Faults } from '../faults.ts'
import { formOf, queryOf } from '../http/form.ts'
import { newId } from '../identifier.ts'
import type { State } from '../journal/state.ts'
import { listEvents } from './event-list.ts'
import { answerOnce, type Work } from './idempotency.ts'
import { type Answer, invalidRequest, noSuch, type Problem, problemAnswer } from './problem.ts'
import { checkSecretKey } from './secret-key.ts'
import { readSessionDraft } from './session-parameters.ts'

interface ApiParts {
  state: State
  checkout: Checkout
  clock: Clock
  faults: Faults
  secretKey: string
  publicUrl: () => string
}

interface ById {
  Params: { id: string }
}

// Spoken when a caller names none: the version of the SDK that our shop uses.
const apiVersionDefault = '2026-10-28.endive'

/** The Stripe calls that our shop uses, to be registered under /v1. */
export const apiRoutes = (parts: ApiParts) => async (api: FastifyInstance) => {
  const { state, checkout, clock, faults, publicUrl } = parts

  const send = (reply: FastifyReply, { status, body }: Answer) => reply.status(status).send(body)

  const unsafe = (request: FastifyRequest, reply: FastifyReply, work: () => Work | Problem) => {
    const idempotencyKey = request.headers['idempotency-key']?.toString()
    const call = { idempotencyKey, method: request.method, path: request.url, parameters: formOf(request) }
    const answer = answerOnce(state, call, clock.now(), work)
    if (answer.isReplayed) reply.header('idempotent-replayed', 'true')
    return send(reply, answer)
  }

  api.addHook('onRequest', async (request, reply) => {
    reply.header('request-id', newId('req_'))
    reply.header('stripe-version', versionOf(request))
    const problem = checkSecretKey(request.headers.authorization, parts.secretKey)
    if (problem) return send(reply, problemAnswer(problem))
    if (faults.failCalls > 0) {
      faults.failCalls -= 1
      return send(reply, problemAnswer(brokenOnPurpose))
    }
  })

  api.addHook('onSend', async (request, reply) => {
    if (faults.loseAnswers === 0 || reply.statusCode >= 400) return
    faults.loseAnswers -= 1
    request.raw.socket.destroy()
  })

  api.post('/checkout/sessions', (request, reply) =>
    unsafe(request, reply, () => {
      const draft = readSessionDraft(formOf(request), clock.now())
      if ('message' in draft) return draft
      const session = checkout.draw(draft, versionOf(request))
      const body = checkoutSessionObject(session, publicUrl())
      return { changes: { sessions: [session] }, answer: { status: 200, body } }
    }),
  )

  api.get<ById>('/checkout/sessions/:id', (request, reply) => {
    const session = checkout.find(request.params.id)
    if (!session) return send(reply, problemAnswer(noSuch('checkout.session', request.params.id)))
    return reply.send(checkoutSessionObject(session, publicUrl()))
  })

  api.post<ById>('/checkout/sessions/:id/expire', (request, reply) =>
    unsafe(request, reply, () => {
      const session = checkout.find(request.params.id)
      if (!session) return noSuch('checkout.session', request.params.id)
      if (session.status !== 'open') return invalidRequest(notOpen(session.status))
      const expired = checkout.expiry(session)
      const body = checkoutSessionObject(expired.session, publicUrl())
      return { changes: expired.changes, answer: { status: 200, body } }
    }),
  )

  api.get<ById>('/payment_intents/:id', (request, reply) => {
    const session = state.sessionOfPayment(request.params.id)
    const intent = session && paymentIntentObject(session)
    return intent ? reply.send(intent) : send(reply, problemAnswer(noSuch('payment_intent', request.params.id)))
  })

  api.get('/events', (request, reply) => send(reply, listEvents(state.events(), queryOf(request))))

  api.setNotFoundHandler((request, reply) => send(reply, problemAnswer(unknownCall(request))))

  api.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error.statusCode !== undefined && error.statusCode < 500) {
      return send(reply, problemAnswer(invalidRequest(`Invalid request: ${error.message}`)))
    }
    request.log.error(error)
    return send(reply, problemAnswer({ status: 500, type: 'api_error', message: 'Something went wrong here.' }))
  })
}

const brokenOnPurpose: Problem = { status: 500, type: 'api_error', message: 'Broken on purpose.' }

const versionOf = (request: FastifyRequest): string =>
  request.headers['stripe-version']?.toString() ?? apiVersionDefault

const notOpen = (status: string): string =>
  'Only Checkout Sessions with a status in ["open"] can be expired. ' +
  `This Checkout Session has a status of \`${status}\`.`

const unknownCall = (request: FastifyRequest): Problem => ({
  status: 404,
  type: 'invalid_request_error',
  message: `Unrecognized request URL (${request.method}: ${request.url}).`,
})
