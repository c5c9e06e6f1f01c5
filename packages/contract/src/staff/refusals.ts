import type { RefusalShape } from '../refusal-shape.ts'

/**
 * Refusals that only people in the back office meet. The back office speaks English
 * (docs/decisions/0008-the-operators-desk.md), so their texts stand here and not in six dictionaries.
 */
export const staffRefusals = {
  staff_not_signed_in: { status: 401, text: 'Please sign in' },
  staff_role_missing: { status: 403, text: 'This is for administrators' },
  staff_credentials_wrong: { status: 422, text: 'E-mail or password is wrong' },
  staff_code_wrong: { status: 422, text: 'This code is wrong, too old or was used already' },
  staff_passkey_wrong: { status: 422, text: 'This passkey was not accepted' },
  staff_factor_needed: { status: 403, text: 'Set up a second factor first' },
  trade_account_new: { status: 409, text: 'The items go to a Steam account that the customer has named within a day' },
  customer_held: { status: 409, text: 'The customer of this order is blocked or on hold' },
  trade_number_used: { status: 409, text: 'Trade {number} is recorded for {where} of another customer' },
  trade_number_again: { status: 409, text: 'Trade {number} is recorded for {where} of this customer already' },
  proof_required: { status: 403, text: 'Confirm once more that it is you' },
  staff_not_found: { status: 404, text: 'This member of staff does not exist' },
  staff_email_taken: { status: 409, text: 'Somebody with this e-mail works here already' },
  staff_last_administrator: { status: 409, text: 'The last administrator cannot be locked or made an operator' },
  second_person_needed: { status: 409, text: 'Somebody else has to approve what you proposed' },
  approver_new: {
    status: 409,
    text: 'Your access is new: you were added, reset, promoted or unlocked. You can approve from {from} on.',
  },
  approver_tied: {
    status: 409,
    text:
      'One of you and whoever proposed this gave the other access to the desk. Somebody else has to approve it, ' +
      'or you from {from} on.',
  },
  bank_answer_not_found: { status: 404, text: 'This answer of the bank does not exist' },
  proposal_not_found: { status: 404, text: 'This proposal does not exist' },
  proposal_decided: { status: 409, text: 'Somebody has decided this already' },
  money_proposed: { status: 409, text: 'Something of this waits for a second person already' },
  payout_proposed: { status: 409, text: 'This payout is proposed already' },
  payout_held: {
    status: 409,
    text: 'Payout {payout} waits: a payment of its customer is disputed, or they owe the shop',
  },
  payouts_unreadable: {
    status: 409,
    text: 'No account number opens with the present ENCRYPTION_KEY: payout {payout} is the first of {payouts}',
  },
  payout_not_approved: { status: 409, text: 'Two people have to want a payout before it is sent' },
  margin_changed: { status: 409, text: 'A colleague has changed this margin meanwhile' },
  margin_not_found: { status: 404, text: 'This margin is gone already' },
  holiday_changed: { status: 409, text: 'A colleague has changed this holiday meanwhile' },
  holiday_not_found: { status: 404, text: 'This holiday is gone already' },
  file_too_large: { status: 413, text: 'This file is too large' },
  customer_not_verified: { status: 409, text: 'This customer has no verified e-mail, so there is no balance yet' },
  job_not_found: { status: 404, text: 'This is not failing any more: it was done or dropped' },
  job_running: { status: 409, text: 'It is being tried at this moment' },
  job_not_droppable: { status: 409, text: 'Only mails can be dropped: this job has to succeed' },
  payment_not_found: { status: 404, text: 'This payment does not exist' },
  payment_not_held: { status: 409, text: 'This payment is not held: nothing was charged otherwise than agreed' },
  payment_no_deposit: { status: 409, text: 'This is no paid top-up: a purchase goes back from its order' },
  dispute_not_found: { status: 404, text: 'This dispute does not exist' },
  customer_not_found: { status: 404, text: 'This customer does not exist' },
} as const satisfies Record<string, RefusalShape>
