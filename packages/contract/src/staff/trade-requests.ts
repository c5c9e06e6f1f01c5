import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { requestProblems } from '../lifecycle/trade-request.ts'
import { say } from '../say.ts'
import { answer, body, id, instant, query } from '../wire.ts'
import * as routes from './routes/offers.ts'
import { staffTrade, tradeAnswers } from './trade-offers.ts'

/** A trade offer by which an account of the shop asks for what a customer sells, or was to: of an offer the last. */
export const staffRequest = z.extend(staffTrade, { problem: z.nullable(z.enum(requestProblems)) })

export type StaffRequest = z.output<typeof staffRequest>

const waitingRequest = z.object({
  offer_id: z.int(),
  customer: z.object({ id: z.int(), name: z.string() }),
  /** what is asked for */
  title: z.string(),
  since: instant,
  trade: staffRequest,
})

/** One that somebody has to look at. */
export type WaitingRequest = z.output<typeof waitingRequest>

export const listWaitingRequests = defineCall(routes.listWaitingRequests, {
  staffKey: { scope: 'offers:read' },
  summary: 'Accepted offers whose item the shop asks for by itself and that need somebody, longest wait first',
  query: query({}),
  answer: answer({ requests: z.array(waitingRequest) }),
  refusals: [],
})

export const answerRequest = defineCall(routes.answerRequest, {
  summary:
    'Says of an offer whose item did not come by itself: ask again, or nothing more is to be done. The same again ' +
    'changes nothing',
  params: z.object({ id }),
  body: body({ answer: z.enum(tradeAnswers, say('field_invalid')) }),
  answer: answer({ changed: z.boolean() }),
  refusals: ['offer_not_found', 'request_not_waiting'],
})
