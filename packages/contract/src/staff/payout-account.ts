import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { answer, body, id, instant, query, text } from '../wire.ts'
import * as routes from './routes/payouts.ts'
import { proofMinutes } from './session.ts'

const account = {
  name: z.string(),
  /** SI56 •••• 9086 */
  iban_masked: z.string(),
  bic: z.string(),
  town: z.string(),
  country: z.string(),
}

const standing = answer({
  /** null: no payout can leave */
  account: z.nullable(z.object(account)),
  /** what waits for a second administrator */
  proposal: z.nullable(
    z.object({
      ...account,
      id: z.int(),
      /** whole: whoever decides compares it with the bank's paper */
      iban: z.string(),
      reason: z.string(),
      proposed_by: z.object({ id: z.int(), name: z.string() }),
      proposed_at: instant,
      /** whoever asks proposed it */
      own: z.boolean(),
    }),
  ),
})

export type PayoutAccount = z.output<typeof standing>

export const getPayoutAccount = defineCall(routes.getPayoutAccount, {
  summary: 'The account that payouts leave from, and another one that was proposed',
  query: query({}),
  answer: standing,
  refusals: [],
})

export const proposePayoutAccount = defineCall(routes.proposePayoutAccount, {
  summary: 'Proposes another account; the present one pays until a second administrator has decided',
  body: body({
    name: text(70),
    iban: text(42),
    bic: text(11),
    town: text(35),
    country: text(2),
    reason: text(500),
  }),
  answer: standing,
  refusals: ['payout_account_proposed', 'proof_required'],
  proofMinutes,
})

export const approvePayoutAccount = defineCall(routes.approvePayoutAccount, {
  summary: 'Lets payouts leave from the account that somebody else proposed',
  params: z.object({ id }),
  body: body({}),
  answer: standing,
  refusals: [
    'proposal_not_found',
    'proposal_decided',
    'second_person_needed',
    'approver_new',
    'approver_tied',
    'proof_required',
  ],
  proofMinutes,
})

export const declinePayoutAccount = defineCall(routes.declinePayoutAccount, {
  summary: 'Turns down an account that was proposed, one’s own as well',
  params: z.object({ id }),
  body: body({}),
  answer: standing,
  refusals: ['proposal_not_found', 'proposal_decided'],
})
