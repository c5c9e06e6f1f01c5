import { isFromThisMachine } from '@pandrop/sandbox/access'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Parameters, readParameters } from '../api/parameters.ts'
import { invalidRequest, noSuch, type Problem, problemAnswer } from '../api/problem.ts'
import { checkSecretKey } from '../api/secret-key.ts'
import { payoutObject } from '../balance/payout.ts'
import type { Payouts } from '../balance/payouts.ts'
import { daysToRespond, disputeOutcomes, isUndecided } from '../checkout/dispute.ts'
import type { Disputes } from '../checkout/disputes.ts'
import type { Faults } from '../faults.ts'
import type { State } from '../journal/state.ts'
import { formOf } from './form.ts'

interface ControlParts {
  state: State
  disputes: Disputes
  payouts: Payouts
  faults: Faults
  secretKey: string
}

const knobs = [
  ['failCalls', 'fail_calls'],
  ['keepFailures', 'keep_failures'],
  ['loseAnswers', 'lose_answers'],
  ['refuseSessions', 'refuse_sessions'],
  ['webhookDelaySeconds', 'webhook_delay_seconds'],
  ['lateSeconds', 'late_seconds'],
] as const

/**
 * What is done to the sandbox on purpose, to be registered under /_sandbox. `POST /faults` with any of the knobs sets
 * these (the others stay) and answers all; `POST /disputes` and `POST /disputes/:id/close` play the bank of a customer
 * who complains; `POST /payouts` pays out at once, `POST /payouts/:id/fail` plays the shop's own bank. For callers on
 * this machine with the secret key; for any other they do not exist.
 */
export const controlRoutes = (parts: ControlParts) => async (control: FastifyInstance) => {
  const { state, disputes, payouts, faults, secretKey } = parts

  const refuse = (reply: FastifyReply, problem: Problem) =>
    reply.status(problem.status).send(problemAnswer(problem).body)

  control.addHook('onRequest', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound()
    const problem = checkSecretKey(request.headers.authorization, secretKey)
    if (problem) return refuse(reply, problem)
  })

  control.post('/faults', (request, reply) => {
    const parameters = readParameters(formOf(request))
    const wanted = Object.fromEntries(knobs.map(([fault, name]) => [fault, turned(parameters, name) ?? faults[fault]]))
    const problem = parameters.problem()
    return problem ? refuse(reply, problem) : Object.assign(faults, wanted)
  })

  control.post('/disputes', (request, reply) => {
    const parameters = readParameters(formOf(request))
    const paymentIntent = parameters.requiredText('payment_intent', 100)
    const days = parameters.wholeNumber('due_days') ?? daysToRespond.usual
    if (days < daysToRespond.min || days > daysToRespond.max)
      parameters.refuse(invalidRequest(noSuchDays, { param: 'due_days' }))
    const problem = parameters.problem()
    if (problem) return refuse(reply, problem)
    const drawn = disputes.draw(paymentIntent, days)
    if (typeof drawn === 'string') return refuse(reply, noDispute[drawn])
    state.commit(drawn.changes)
    return disputes.show(drawn.dispute)
  })

  control.post<{ Params: { id: string } }>('/disputes/:id/close', (request, reply) => {
    const parameters = readParameters(formOf(request))
    const outcome = parameters.oneOf('outcome', disputeOutcomes)
    const problem = parameters.problem()
    if (problem) return refuse(reply, problem)
    if (outcome === null) return refuse(reply, invalidRequest('Missing required param: outcome.', { param: 'outcome' }))
    const dispute = state.disputes.get(request.params.id)
    if (!dispute) return refuse(reply, noSuch('dispute', request.params.id))
    if (!isUndecided(dispute)) return refuse(reply, invalidRequest('This dispute is already closed.'))
    const closed = disputes.closing(dispute, outcome)
    state.commit(closed.changes)
    return disputes.show(closed.dispute)
  })

  control.post('/payouts', (request, reply) => {
    const problem = readParameters(formOf(request)).problem()
    if (problem) return refuse(reply, problem)
    const payout = payouts.payNow()
    return payout ? payoutObject(payout) : refuse(reply, invalidRequest('Nothing is left to pay out.'))
  })

  control.post<{ Params: { id: string } }>('/payouts/:id/fail', (request, reply) => {
    const payout = state.payouts.get(request.params.id)
    if (!payout) return refuse(reply, noSuch('payout', request.params.id))
    const failed = payouts.fail(payout)
    return failed ? payoutObject(failed) : refuse(reply, invalidRequest('This payout has failed before.'))
  })
}

const noSuchDays = `due_days must be ${daysToRespond.min} to ${daysToRespond.max}`

const noDispute = {
  not_paid: invalidRequest('No payment has come that could be disputed.', { param: 'payment_intent' }),
  disputed_before: invalidRequest('This payment was disputed before.', { param: 'payment_intent' }),
}

const turned = (parameters: Parameters, name: string): number | null => {
  const count = parameters.wholeNumber(name)
  if (count !== null && count < 0) parameters.refuse(invalidRequest(`${name} must be 0 or more`, { param: name }))
  return count
}
