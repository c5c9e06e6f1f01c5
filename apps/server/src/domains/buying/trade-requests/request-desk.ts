import { ok, type Result, refuse } from '@pandrop/contract/result'
import { type tradeAnswers, waitingTradesMax } from '@pandrop/contract/staff/trade-offers'
import type { WaitingRequest } from '@pandrop/contract/staff/trade-requests'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop, StaffContext } from '../../../shop.ts'
import { stuckBefore } from '../../orders/trade-offers/asking-steam.ts'
import { tradeCounts } from '../../orders/trade-offers/trade-desk.ts'
import { lockOffer } from '../offers/locked-offer.ts'
import { toStaffRequest } from './shown-requests.ts'
import {
  countRequests,
  type RequestCounts,
  selectLastRequest,
  selectWaitingRequests,
  type WaitingRequestRow,
  writeRequestAnswer,
} from './trade-requests.sql.ts'

/** Offers whose item did not come by itself and that somebody has to look at, whoever waits longest first. */
export const waitingRequests = async (reading: Pick<Shop, 'pool' | 'clock'>): Promise<WaitingRequest[]> => {
  const rows = await selectWaitingRequests(reading.pool, {
    stuckBefore: stuckBefore(reading),
    rowsMax: waitingTradesMax,
  })
  return rows.map(toWaiting)
}

const toWaiting = (row: WaitingRequestRow): WaitingRequest => ({
  offer_id: row.offer_id,
  customer: { id: row.customer_id, name: `${row.name} ${row.surname}` },
  title: row.title,
  since: (row.ended_at ?? row.asked_at).toISOString(),
  trade: toStaffRequest(row, row.account),
})

type Answered = Result<{ changed: boolean }, 'offer_not_found' | 'request_not_waiting'>

/**
 * Says of an offer whose item did not come by itself what is to follow: it is asked for again, or nothing. Said again
 * it changes nothing.
 * @returns refuses offer_not_found, and request_not_waiting where nothing of it needs anybody or it was answered
 *   otherwise
 */
export const answerRequest = (
  { pool }: Pick<StaffContext, 'pool'>,
  { offerId, answer }: { offerId: number; answer: (typeof tradeAnswers)[number] },
): Promise<Answered> =>
  inTransaction(pool, async (tx): Promise<Answered> => {
    const offer = await lockOffer(tx, offerId)
    if (!offer) return refuse('offer_not_found')
    const request = await selectLastRequest(tx, offerId)
    if (!request?.needs_staff || (request.answered !== null && request.answered !== answer))
      return refuse('request_not_waiting')
    if (request.answered === answer) return ok({ changed: false })
    await writeRequestAnswer(tx, request.id, answer)
    return ok({ changed: true })
  })

/** How many trade offers of the shop's own are underway, how many need somebody: those it sends and those that ask. */
export const ownTradeCounts = async (reading: Pick<Shop, 'pool' | 'clock'>): Promise<RequestCounts> => {
  const [sent, asking] = await Promise.all([
    tradeCounts(reading),
    countRequests(reading.pool, { stuckBefore: stuckBefore(reading) }),
  ])
  if (!asking) throw new Error('counting answered without a row')
  return {
    underway: sent.underway + asking.underway,
    waiting: sent.waiting + asking.waiting,
    stuck: sent.stuck + asking.stuck,
  }
}
