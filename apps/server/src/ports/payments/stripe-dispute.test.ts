import { expect, test } from 'vitest'
import { type DisputeFacts, disputeReportOf } from './stripe-dispute.ts'

test.each([
  ['warning_needs_response', 'inquiry'],
  ['warning_under_review', 'inquiry'],
  ['warning_closed', 'won'],
  ['needs_response', 'open'],
  ['under_review', 'open'],
  ['prevented', 'won'],
  ['appeal_needs_response', 'lost'],
  ['appeal_under_review', 'lost'],
  ['a_word_of_tomorrow', 'open'],
])('a dispute that the provider calls %s is told as %s', (status, state) => {
  const dispute: DisputeFacts = {
    id: 'dp_1',
    payment_intent: 'pi_1',
    amount: 100,
    currency: 'eur',
    reason: 'fraudulent',
    status,
  }
  expect(disputeReportOf(dispute, null)).toMatchObject({ state, status })
})
