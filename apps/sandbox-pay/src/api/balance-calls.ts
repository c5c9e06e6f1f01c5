import type { FastifyInstance } from 'fastify'
import { payoutObject } from '../balance/payout.ts'
import { type BalanceTransaction, balanceTransactionObject } from '../balance/transaction.ts'
import type { Disputes } from '../checkout/disputes.ts'
import { refundObject } from '../checkout/refund.ts'
import { chargeObject } from '../checkout/stripe-shape.ts'
import { type Clock, unixSeconds } from '../clock.ts'
import type { State } from '../journal/state.ts'
import { type ById, type Calls, shown } from './call.ts'
import { listPage } from './list.ts'
import { noSuch } from './problem.ts'

const statuses = ['in_transit', 'paid', 'failed'] as const

interface BalanceParts {
  state: State
  disputes: Disputes
  clock: Clock
}

/** The calls on payouts and on what they consist of; the account's schedule makes them, no call does. */
export const balanceCalls = (api: FastifyInstance, calls: Calls, parts: BalanceParts): void => {
  const { state, clock } = parts

  api.get('/payouts', (request, reply) =>
    calls.reading(request, reply, (parameters) => {
      const status = parameters.oneOf('status', statuses)
      const [arrivesSince, arrivesUntil] = [
        parameters.wholeNumber('arrival_date[gte]') ?? 0,
        parameters.wholeNumber('arrival_date[lte]') ?? Number.POSITIVE_INFINITY,
      ]
      const [since, until] = [
        parameters.wholeNumber('created[gte]') ?? 0,
        parameters.wholeNumber('created[lte]') ?? Number.POSITIVE_INFINITY,
      ]
      return listPage(parameters, {
        table: state.payouts,
        kind: 'payout',
        url: '/v1/payouts',
        matches: (payout) =>
          (status === null || payout.status === status) &&
          payout.arrivesAt >= arrivesSince &&
          payout.arrivesAt <= arrivesUntil &&
          payout.createdAt >= since &&
          payout.createdAt <= until,
        show: payoutObject,
      })
    }),
  )

  api.get<ById>('/payouts/:id', (request, reply) =>
    calls.reading(request, reply, () => {
      const payout = state.payouts.get(request.params.id)
      return payout ? shown(payoutObject(payout)) : noSuch('payout', request.params.id)
    }),
  )

  api.get('/balance_transactions', (request, reply) =>
    calls.reading(request, reply, (parameters) => {
      const payout = parameters.text('payout', 100)
      const type = parameters.text('type', 100)
      const isExpanded = parameters.oneOf('expand[0]', ['data.source']) !== null
      if (payout !== null && state.payouts.get(payout) === undefined) {
        parameters.refuse(noSuch('payout', payout, 'payout'))
      }
      return listPage(parameters, {
        table: state.transactions,
        kind: 'balance_transaction',
        url: '/v1/balance_transactions',
        matches: (each) => (payout === null || each.payout === payout) && (type === null || each.type === type),
        show: (each) =>
          balanceTransactionObject(each, {
            now: unixSeconds(clock.now()),
            shown: (isExpanded ? sourceOf(parts, each) : null) ?? each.source,
          }),
      })
    }),
  )
}

const sourceOf = ({ state, disputes }: BalanceParts, { type, source }: BalanceTransaction): object | null => {
  if (type === 'charge') {
    const session = state.sessionOfPayment(source.replace(/^ch_/, 'pi_'))
    return session ? chargeObject(session) : null
  }
  if (type === 'adjustment') return shownOr(state.disputes.get(source), disputes.show)
  if (type === 'refund' || type === 'refund_failure') return shownOr(state.refunds.get(source), refundObject)
  return shownOr(state.payouts.get(source), payoutObject)
}

const shownOr = <R>(record: R | undefined, show: (record: R) => object): object | null =>
  record === undefined ? null : show(record)
