import { firstRow, statement } from '../../../db/statement.ts'

/** Something that is to be sent, with where to and what signs it. */
export interface DueRow {
  id: number
  event_id: string
  kind: string
  subject: string
  happened_at: Date
  data: object
  tries: number
  url: string
  name: string
  secret_sealed: Buffer
  /** null: none, or its day is over */
  old_secret_sealed: Buffer | null
}

/** What of an endpoint that is on and not paused is to be sent at :now: of each subject the oldest alone. */
export const selectDue = statement<DueRow, { endpointId: string; now: Date; rowsMax: number }>(
  'select_due_webhooks',
  `select delivery.id, event_id, kind, subject, happened_at, data, tries, url, name, secret_sealed,
     case when old_secret_until > :now then old_secret_sealed end as old_secret_sealed
   from webhook_deliveries delivery join webhook_endpoints endpoint on endpoint.id = endpoint_id
   where endpoint_id = :endpointId and is_on and coalesce(paused_until <= :now, true)
     and state = 'waiting' and coalesce(next_try_at <= :now, true)
     and not exists (
       select from webhook_deliveries before
       where before.endpoint_id = delivery.endpoint_id and before.subject = delivery.subject
         and before.state = 'waiting' and before.id < delivery.id
     )
   order by delivery.id
   limit :rowsMax`,
)

export const insertTry = statement<
  never,
  {
    deliveryId: number
    at: Date
    milliseconds: number
    status: number | null
    answer: string | null
    failure: string | null
  }
>(
  'insert_webhook_try',
  `insert into webhook_tries (delivery_id, at, milliseconds, status, answer, failure)
   select id, :at, :milliseconds, :status, :answer, :failure from webhook_deliveries where id = :deliveryId`,
)

export const markDelivered = statement<never, [id: number]>(
  'mark_webhook_delivered',
  `update webhook_deliveries set state = 'delivered', tries = tries + 1, next_try_at = null where id = $1`,
)

/** One that somebody has skipped meanwhile stays so. */
export const markNotTaken = statement<never, [id: number, nextTryAt: Date | null]>(
  'mark_webhook_not_taken',
  `update webhook_deliveries set tries = tries + 1, next_try_at = $2 where id = $1 and state = 'waiting'`,
)

/** Answers where it was on, and only once. */
export const giveUp = firstRow<{ id: string }, [id: string, at: Date]>(
  'give_webhook_up',
  'update webhook_endpoints set is_on = false, gave_up_at = $2 where id = $1 and is_on returning id',
)

/** Sends an endpoint nothing until then. */
export const pause = statement<never, [id: string, until: Date]>(
  'pause_webhook',
  'update webhook_endpoints set paused_until = $2 where id = $1',
)

/** Endpoints that something is to be sent to at $1. */
export const selectDueEndpoints = statement<{ id: string }, [now: Date]>(
  'select_due_webhook_endpoints',
  `select id from webhook_endpoints
   where is_on and coalesce(paused_until <= $1, true) and exists (
     select from webhook_deliveries
     where endpoint_id = webhook_endpoints.id and state = 'waiting' and coalesce(next_try_at <= $1, true)
   )`,
)
