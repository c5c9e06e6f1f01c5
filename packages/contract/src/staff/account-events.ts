import { accountEvent, accountEventsAsked } from '../account-events.ts'
import { defineCall } from '../call.ts'
import { answer, query } from '../wire.ts'
import { ofCustomer } from './customers.ts'
import { pageAnswer } from './pages.ts'
import * as routes from './routes/customers.ts'

export const listCustomerAccountEvents = defineCall(routes.listCustomerAccountEvents, {
  ...ofCustomer,
  summary: 'What happened to the account of a customer in the last 400 days, newest first',
  query: query(accountEventsAsked),
  answer: answer(pageAnswer(accountEvent)),
  refusals: ['invalid_input'],
})
