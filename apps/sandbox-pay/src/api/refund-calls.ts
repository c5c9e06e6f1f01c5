import type { FastifyInstance } from 'fastify'
import { formatAmount } from '../checkout/amount.ts'
import { type RefundDraft, refundObject, refundReasons } from '../checkout/refund.ts'
import type { NoRefund, Refunds } from '../checkout/refunds.ts'
import type { State } from '../journal/state.ts'
import { type ById, type Calls, shown } from './call.ts'
import { listPage } from './list.ts'
import type { Parameters } from './parameters.ts'
import { invalidRequest, noSuch, type Problem } from './problem.ts'

/** The calls on refunds. */
export const refundCalls = (api: FastifyInstance, calls: Calls, parts: { state: State; refunds: Refunds }): void => {
  const { state, refunds } = parts

  api.post('/refunds', (request, reply) =>
    calls.unsafe(request, reply, (parameters) => {
      const draft = readDraft(parameters)
      const problem = parameters.problem()
      if (problem) return problem
      const drawn = refunds.draw(draft)
      if ('reason' in drawn) return problemOf(drawn, draft)
      return { changes: drawn.changes, answer: shown(refundObject(drawn.refund)) }
    }),
  )

  api.get('/refunds', (request, reply) =>
    calls.reading(request, reply, (parameters) => {
      const intent = parameters.text('payment_intent', 100)
      return listPage(parameters, {
        table: state.refunds,
        kind: 'refund',
        url: '/v1/refunds',
        matches: ({ paymentIntent }) => intent === null || paymentIntent === intent,
        show: refundObject,
      })
    }),
  )

  api.get<ById>('/refunds/:id', (request, reply) =>
    calls.reading(request, reply, () => {
      const refund = state.refunds.get(request.params.id)
      return refund ? shown(refundObject(refund)) : noSuch('refund', request.params.id)
    }),
  )
}

const readDraft = (parameters: Parameters): RefundDraft => {
  const amount = parameters.wholeNumber('amount')
  if (amount !== null && amount < 1) {
    const details = { code: 'parameter_invalid_integer', param: 'amount' }
    parameters.refuse(invalidRequest('Invalid positive integer', details))
  }
  return {
    paymentIntent: parameters.requiredText('payment_intent', 100),
    amount,
    reason: parameters.oneOf('reason', refundReasons),
    metadata: parameters.metadata('metadata'),
  }
}

// In Stripe's words (API reference, Errors, and docs.stripe.com/error-codes).
const problemOf = (refusal: NoRefund, { paymentIntent, amount }: RefundDraft): Problem => {
  switch (refusal.reason) {
    case 'unknown_payment':
      return noSuch('payment_intent', paymentIntent, 'payment_intent')
    case 'not_paid':
      return invalidRequest(`This PaymentIntent (${paymentIntent}) does not have a successful charge to refund.`)
    case 'disputed': {
      const message = `Charge ${refusal.charge} has been charged back; cannot issue a refund.`
      return invalidRequest(message, { code: 'charge_disputed' })
    }
    case 'already_refunded': {
      const message = `Charge ${refusal.charge} has already been refunded.`
      return invalidRequest(message, { code: 'charge_already_refunded' })
    }
    case 'too_much': {
      const [asked, left] = [amount ?? 0, refusal.left].map((each) => formatAmount(each, refusal.currency))
      const message = `Refund amount (${asked}) is greater than unrefunded amount on charge (${left})`
      return invalidRequest(message, { param: 'amount' })
    }
  }
}
