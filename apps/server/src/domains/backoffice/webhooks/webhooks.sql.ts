import { firstRow, statement } from '../../../db/statement.ts'

/** An endpoint with how it stands. */
export interface WebhookRow {
  id: string
  url: string
  name: string
  events: string[]
  is_on: boolean
  gave_up_at: Date | null
  created_at: Date
  old_secret_until: Date | null
  waiting: number
  waiting_since: Date | null
  delivered_at: Date | null
}

const columns = `id, url, name, events, is_on, gave_up_at, created_at, old_secret_until, waiting.*, (
    select at from webhook_deliveries delivery
    join webhook_tries try on try.delivery_id = delivery.id
    where endpoint_id = endpoint.id and status between 200 and 299
    order by delivery.id desc, try.id desc
    limit 1
  ) as delivered_at
  from webhook_endpoints endpoint
  cross join lateral (
    select count(*)::int as waiting, min(happened_at) as waiting_since
    from webhook_deliveries where endpoint_id = endpoint.id and state = 'waiting'
  ) as waiting`

export const selectWebhooks = statement<WebhookRow, []>('select_webhooks', `select ${columns} order by created_at, id`)

export const selectWebhook = firstRow<WebhookRow, [id: string]>('select_webhook', `select ${columns} where id = $1`)

/** Breaks webhook_endpoints_max where there are ten, and webhook_endpoints_url where one has the address. */
export const insertWebhook = statement<
  never,
  { id: string; url: string; name: string; events: readonly string[]; secret: Buffer; at: Date }
>(
  'insert_webhook',
  `insert into webhook_endpoints (id, url, name, events, secret_sealed, created_at)
   values (:id, :url, :name, :events, :secret, :at)`,
)

/** Nobody who is told writes to an endpoint while it is changed: what it is told of is decided before or after. */
export const lockWebhook = firstRow<{ is_on: boolean; secret_sealed: Buffer }, [id: string]>(
  'lock_webhook',
  'select is_on, secret_sealed from webhook_endpoints where id = $1 for no key update',
)

/** Breaks webhook_endpoints_url. */
export const updateWebhook = statement<
  never,
  { id: string; url: string; name: string; events: readonly string[]; isOn: boolean }
>(
  'update_webhook',
  `update webhook_endpoints
   set url = :url, name = :name, events = :events, is_on = :isOn,
     gave_up_at = case when :isOn then null else gave_up_at end
   where id = :id`,
)

/** What waits is sent anew, as if nobody had tried. */
export const beginAnew = statement<never, [endpointId: string]>(
  'begin_webhook_deliveries_anew',
  `update webhook_deliveries set tries = 0, next_try_at = null where endpoint_id = $1 and state = 'waiting'`,
)

/** Somebody asks for what waits: it is sent at once. */
export const endPause = statement<never, [id: string]>(
  'end_webhook_pause',
  'update webhook_endpoints set paused_until = null where id = $1 and paused_until is not null',
)

export const replaceSecret = statement<never, { id: string; secret: Buffer; oldSecret: Buffer; oldSecretUntil: Date }>(
  'replace_webhook_secret',
  `update webhook_endpoints
   set secret_sealed = :secret, old_secret_sealed = :oldSecret, old_secret_until = :oldSecretUntil
   where id = :id`,
)

export const deleteWebhookRow = firstRow<{ id: string }, [id: string]>(
  'delete_webhook',
  'delete from webhook_endpoints where id = $1 returning id',
)

/** What happened, with how its newest sending ended. */
export interface DeliveryRow {
  id: number
  endpoint_id: string
  event_id: string
  kind: string
  subject: string
  happened_at: Date
  data: object
  state: 'waiting' | 'delivered' | 'skipped'
  tries: number
  next_try_at: Date | null
  last_at: Date | null
  last_milliseconds: number | null
  last_status: number | null
  last_failure: string | null
}

const deliveryColumns = `delivery.id, endpoint_id, event_id, kind, subject, happened_at, data, state, next_try_at,
  coalesce(last.tries, 0) as tries, last.at as last_at, last.milliseconds as last_milliseconds,
  last.status as last_status, last.failure as last_failure
  from webhook_deliveries delivery
  left join lateral (
    select at, milliseconds, status, failure, (count(*) over ())::int as tries
    from webhook_tries where delivery_id = delivery.id order by id desc limit 1
  ) as last on true`

export const selectDeliveries = statement<
  DeliveryRow,
  { endpointId: string; before: number; state: string | null; rowsMax: number }
>(
  'select_webhook_deliveries',
  `select ${deliveryColumns}
   where endpoint_id = :endpointId and delivery.id < :before and (:state::text is null or state = :state::text)
   order by delivery.id desc
   limit :rowsMax`,
)

export const selectDelivery = firstRow<DeliveryRow, [id: number]>(
  'select_webhook_delivery',
  `select ${deliveryColumns} where delivery.id = $1`,
)

export interface SendingRow {
  at: Date
  milliseconds: number
  status: number | null
  answer: string | null
  failure: string | null
}

export const selectSendings = statement<SendingRow, [deliveryId: number]>(
  'select_webhook_sendings',
  'select at, milliseconds, status, answer, failure from webhook_tries where delivery_id = $1 order by id',
)

/** Sent to one endpoint alone, whatever it is told of. */
export const insertTest = firstRow<
  { id: number },
  { endpointId: string; eventId: string; kind: string; subject: string; at: Date }
>(
  'insert_webhook_test',
  `insert into webhook_deliveries (endpoint_id, event_id, kind, subject, happened_at, data)
   values (:endpointId, :eventId, :kind, :subject, :at, '{}')
   returning id`,
)

export const lockDelivery = firstRow<
  { endpoint_id: string; state: DeliveryRow['state']; is_on: boolean },
  [id: number]
>(
  'lock_webhook_delivery',
  `select endpoint_id, state, is_on
   from webhook_deliveries delivery join webhook_endpoints endpoint on endpoint.id = endpoint_id
   where delivery.id = $1
   for update of delivery`,
)

export const putAtOnce = statement<never, [id: number]>(
  'put_webhook_delivery_at_once',
  `update webhook_deliveries set state = 'waiting', tries = 0, next_try_at = null where id = $1`,
)

export const skipDelivery = statement<never, [id: number]>(
  'skip_webhook_delivery',
  `update webhook_deliveries set state = 'skipped', next_try_at = null where id = $1`,
)

/** $1: what happened before and does not wait is forgotten. */
export const deleteOldDeliveries = statement<never, [before: Date]>(
  'delete_old_webhook_deliveries',
  `delete from webhook_deliveries where state <> 'waiting' and happened_at < $1`,
)
