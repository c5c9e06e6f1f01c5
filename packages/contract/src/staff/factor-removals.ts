import { defineCall } from '../call.ts'
import { body } from '../wire.ts'
import { ofCustomer, oneCustomer, staffReason } from './customers.ts'
import * as routes from './routes/customers.ts'

export const proposeFactorRemoval = defineCall(routes.proposeFactorRemoval, {
  ...ofCustomer,
  summary: 'Proposes that the second factor of a customer goes who has lost app and codes; a second person approves it',
  body: body({ reason: staffReason }),
  answer: oneCustomer,
  refusals: ['customer_not_found', 'customer_factor_off', 'factor_removal_open'],
})

export const approveFactorRemoval = defineCall(routes.approveFactorRemoval, {
  ...ofCustomer,
  summary: 'Approves what somebody else proposed: the customer is mailed, and the factor goes 72 hours later',
  body: body({}),
  answer: oneCustomer,
  refusals: ['customer_not_found', 'factor_removal_over', 'second_person_needed', 'approver_new', 'approver_tied'],
})

export const cancelFactorRemoval = defineCall(routes.cancelFactorRemoval, {
  ...ofCustomer,
  summary: 'Ends a removal that has not happened yet; the factor stays',
  body: body({ reason: staffReason }),
  answer: oneCustomer,
  refusals: ['customer_not_found', 'factor_removal_over'],
})
