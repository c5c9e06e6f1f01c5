import type { FastifyInstance } from 'fastify'
import { disputeObject } from '../checkout/dispute.ts'
import type { State } from '../journal/state.ts'
import { type ById, type Calls, shown } from './call.ts'
import { listPage } from './list.ts'
import { noSuch } from './problem.ts'

/** The calls on disputes: as at Stripe a shop can look at them; who opens and decides them are others. */
export const disputeCalls = (api: FastifyInstance, calls: Calls, state: State): void => {
  api.get('/disputes', (request, reply) =>
    calls.reading(request, reply, (parameters) => {
      const intent = parameters.text('payment_intent', 100)
      return listPage(parameters, {
        table: state.disputes,
        kind: 'dispute',
        url: '/v1/disputes',
        matches: ({ paymentIntent }) => intent === null || paymentIntent === intent,
        show: disputeObject,
      })
    }),
  )

  api.get<ById>('/disputes/:id', (request, reply) =>
    calls.reading(request, reply, () => {
      const dispute = state.disputes.get(request.params.id)
      return dispute ? shown(disputeObject(dispute)) : noSuch('dispute', request.params.id)
    }),
  )
}
