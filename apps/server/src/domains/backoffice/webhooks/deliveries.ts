import type { Answer } from '@pandrop/contract/call'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import {
  type DeliveryFailure,
  type DeliveryState,
  type getWebhookDelivery,
  type WebhookDelivery,
  webhookDaysKept,
} from '@pandrop/contract/staff/webhooks'
import { instantOrNull } from '@pandrop/contract/wire'
import { daysBefore } from '@pandrop/money/days'
import { cutPage, type Page, type PageAsked, readNumberPage } from '../../../db/keyset.ts'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { bodyOf } from './webhooks.rules.ts'
import {
  type DeliveryRow,
  deleteOldDeliveries,
  endPause,
  lockDelivery,
  putAtOnce,
  type SendingRow,
  selectDeliveries,
  selectDelivery,
  selectSendings,
  skipDelivery,
} from './webhooks.sql.ts'
import { sendWaiting, webhookOf } from './webhooks.ts'

type Sending = Pick<SendingRow, 'at' | 'milliseconds' | 'status' | 'failure'>

const sendingToWire = ({ at, milliseconds, status, failure }: Sending) => ({
  at: at.toISOString(),
  milliseconds,
  status,
  failure: failure as DeliveryFailure | null,
})

const lastOf = ({ last_at: at, last_milliseconds: milliseconds, ...row }: DeliveryRow): Sending | null =>
  at && { at, milliseconds: milliseconds ?? 0, status: row.last_status, failure: row.last_failure }

const toWire = (row: DeliveryRow): WebhookDelivery => {
  const last = lastOf(row)
  return {
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    happened_at: row.happened_at.toISOString(),
    state: row.state,
    tries: row.tries,
    last: last && sendingToWire(last),
    next_try_at: instantOrNull(row.next_try_at),
  }
}

interface DeliveriesAsked extends PageAsked {
  endpointId: string
  state: DeliveryState | undefined
}

/** What an endpoint was sent or waits to be, newest first; refuses webhook_not_found, and invalid_input as pages do. */
export const listDeliveries = async (
  q: Queryable,
  { endpointId, state, ...asked }: DeliveriesAsked,
): Promise<Result<Page<WebhookDelivery>, 'invalid_input' | 'webhook_not_found'>> => {
  const page = readNumberPage(asked)
  if (!page.ok) return page
  const endpoint = await webhookOf(q, endpointId)
  if (!endpoint.ok) return endpoint
  const { before, rowsMax } = page.value
  const found = await selectDeliveries(q, { endpointId, before, state: state ?? null, rowsMax })
  const { rows, next } = cutPage(found, rowsMax, ({ id }) => id)
  return ok({ rows: rows.map(toWire), next })
}

type Whole = Pick<Answer<typeof getWebhookDelivery>, 'delivery'>

/** One of them with its body and every answer; refuses webhook_delivery_not_found. */
export const deliveryOf = async (q: Queryable, id: number): Promise<Result<Whole, 'webhook_delivery_not_found'>> => {
  const row = await selectDelivery(q, id)
  if (!row) return refuse('webhook_delivery_not_found')
  const sendings = await selectSendings(q, id)
  const { event_id: eventId, kind, subject, happened_at: happenedAt, data } = row
  const delivery = {
    ...toWire(row),
    endpoint_id: row.endpoint_id,
    body: bodyOf({ eventId, kind, subject, happenedAt, data }),
    sendings: sendings.map((sending) => ({ ...sendingToWire(sending), answer: sending.answer })),
  }
  return ok({ delivery })
}

/**
 * Sends something at once, whether or not it has arrived.
 * @returns refuses webhook_delivery_not_found and webhook_off
 */
export const resendDelivery = (
  { pool }: Pick<Shop, 'pool'>,
  id: number,
): Promise<Result<Whole, 'webhook_delivery_not_found' | 'webhook_off'>> =>
  inTransaction(pool, async (tx) => {
    const found = await lockDelivery(tx, id)
    if (!found) return refuse('webhook_delivery_not_found')
    if (!found.is_on) return refuse('webhook_off')
    await putAtOnce(tx, id)
    await endPause(tx, found.endpoint_id)
    await sendWaiting(tx, found.endpoint_id)
    return deliveryOf(tx, id)
  })

/**
 * Gives up what waits, so that what came after it of its subject is sent.
 * @returns refuses webhook_delivery_not_found, and webhook_delivery_settled where it does not wait
 */
export const skipWebhookDelivery = (
  { pool }: Pick<Shop, 'pool'>,
  id: number,
): Promise<Result<Whole, 'webhook_delivery_not_found' | 'webhook_delivery_settled'>> =>
  inTransaction(pool, async (tx) => {
    const found = await lockDelivery(tx, id)
    if (!found) return refuse('webhook_delivery_not_found')
    if (found.state === 'delivered') return refuse('webhook_delivery_settled')
    if (found.state === 'waiting') {
      await skipDelivery(tx, id)
      await sendWaiting(tx, found.endpoint_id)
    }
    return deliveryOf(tx, id)
  })

/** Forgets what happened thirty days ago and does not wait. */
export const forgetOldDeliveries = async ({ pool, clock }: Pick<Shop, 'pool' | 'clock'>): Promise<void> => {
  await deleteOldDeliveries(pool, daysBefore(clock.now(), webhookDaysKept))
}
