import type { AccountEventKind } from '@pandrop/contract/account-event-kinds'
import { statement } from '../../../db/statement.ts'

/** An event as it is kept. */
export interface KeptEvent {
  kind: AccountEventKind
  at: Date
  browser: string
  system: string
  network: string
  name: string | null
}

export const insertEvent = statement<never, KeptEvent & { customerId: number }>(
  'insert_account_event',
  `insert into account_events (customer_id, kind, at, browser, system, network, name)
   values (:customerId, :kind, :at, :browser, :system, :network, :name)`,
)

/** Nothing where there were so many of these kinds since then. Two at once may both pass: the bound is no promise. */
export const insertRefusal = statement<
  never,
  KeptEvent & { customerId: number; kinds: string[]; since: Date; refusalsMax: number }
>(
  'insert_refused_account_event',
  `insert into account_events (customer_id, kind, at, browser, system, network, name)
   select :customerId, :kind, :at, :browser, :system, :network, :name
   where (
     select count(*) from account_events
     where customer_id = :customerId and kind = any (:kinds::text[]) and at > :since
   ) < :refusalsMax`,
)

export interface EventRow extends KeptEvent {
  id: number
}

export const selectEvents = statement<
  EventRow,
  { customerId: number; kinds: readonly string[]; before: number; rowsMax: number; since: Date }
>(
  'select_account_events',
  `select id, kind, at, browser, system, network, name from account_events
   where customer_id = :customerId and kind = any (:kinds::text[]) and id < :before and at > :since
   order by id desc limit :rowsMax`,
)

export const deleteOldEvents = statement<never, [before: Date]>(
  'delete_old_account_events',
  'delete from account_events where at <= $1',
)
