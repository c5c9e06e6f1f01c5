import type { FastifyInstance } from 'fastify'
import type { Checkout } from '../checkout/checkout.ts'
import type { Session } from '../checkout/session.ts'
import { checkoutSessionObject, paymentIntentObject } from '../checkout/stripe-shape.ts'
import type { Clock } from '../clock.ts'
import type { Faults } from '../faults.ts'
import type { State } from '../journal/state.ts'
import { versionOf } from './api-version.ts'
import { type ById, type Calls, shown } from './call.ts'
import { listPage } from './list.ts'
import type { Parameters } from './parameters.ts'
import { type Answer, invalidRequest, noSuch } from './problem.ts'
import { readSessionDraft } from './session-parameters.ts'

interface SessionParts {
  state: State
  checkout: Checkout
  clock: Clock
  faults: Faults
  publicUrl: () => string
}

const statuses = ['open', 'complete', 'expired'] as const

/** The calls on Checkout Sessions and on the payments behind them. */
export const sessionCalls = (api: FastifyInstance, calls: Calls, parts: SessionParts): void => {
  const { state, checkout, clock, faults, publicUrl } = parts

  const show = (session: Session): object => checkoutSessionObject(session, publicUrl())

  const list = (parameters: Parameters): Answer => {
    const status = parameters.oneOf('status', statuses)
    const since = parameters.wholeNumber('created[gte]') ?? 0
    const until = parameters.wholeNumber('created[lte]') ?? Number.POSITIVE_INFINITY
    const intent = parameters.text('payment_intent', 100)
    checkout.expireOverdue()
    return listPage(parameters, {
      table: state.sessions,
      kind: 'checkout.session',
      url: '/v1/checkout/sessions',
      matches: (session) =>
        session.createdAt >= since &&
        session.createdAt <= until &&
        (status === null || session.status === status) &&
        (intent === null || session.payment?.intent === intent),
      show,
    })
  }

  api.post('/checkout/sessions', (request, reply) =>
    calls.unsafe(request, reply, (parameters) => {
      const draft = readSessionDraft(parameters, clock.now())
      if (faults.refuseSessions > 0) {
        faults.refuseSessions -= 1
        return invalidRequest('Refused on purpose.')
      }
      const session = checkout.draw(draft, versionOf(request))
      return { changes: { sessions: [session] }, answer: shown(show(session)) }
    }),
  )

  api.get('/checkout/sessions', (request, reply) => calls.reading(request, reply, list))

  api.get<ById>('/checkout/sessions/:id', (request, reply) =>
    calls.reading(request, reply, (parameters) => {
      const isExpanded = parameters.oneOf('expand[0]', ['payment_intent']) !== null
      const session = checkout.find(request.params.id)
      if (!session) return noSuch('checkout.session', request.params.id)
      const intent = isExpanded ? { payment_intent: paymentIntentObject(session) } : {}
      return shown({ ...show(session), ...intent })
    }),
  )

  api.post<ById>('/checkout/sessions/:id/expire', (request, reply) =>
    calls.unsafe(request, reply, () => {
      const session = checkout.find(request.params.id)
      if (!session) return noSuch('checkout.session', request.params.id)
      if (session.status !== 'open') return invalidRequest(notOpen(session.status))
      const expired = checkout.expiry(session)
      return { changes: expired.changes, answer: shown(show(expired.session)) }
    }),
  )

  api.get<ById>('/payment_intents/:id', (request, reply) =>
    calls.reading(request, reply, () => {
      const session = state.sessionOfPayment(request.params.id)
      const intent = session && paymentIntentObject(session)
      return intent ? shown(intent) : noSuch('payment_intent', request.params.id)
    }),
  )
}

const notOpen = (status: string): string =>
  'Only Checkout Sessions with a status in ["open"] can be expired. ' +
  `This Checkout Session has a status of \`${status}\`.`
