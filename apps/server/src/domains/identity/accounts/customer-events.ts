import type { customerEventKinds } from '@pandrop/contract/staff/customers'
import { statement } from '../../../db/statement.ts'

/** What was done to an account; `by`: staff:<id>, staff:cli, customer or shop. */
export const insertCustomerEvent = statement<
  never,
  { customerId: number; kind: (typeof customerEventKinds)[number]; by: string; at: Date; why: string }
>(
  'insert_customer_event',
  'insert into customer_events (customer_id, kind, by, at, why) values (:customerId, :kind, :by, :at, :why)',
)
