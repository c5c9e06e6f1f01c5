import { randomBytes, randomUUID } from 'node:crypto'
import type { RefusalOf } from '@pandrop/contract/call'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { webhookTest } from '@pandrop/contract/staff/webhook-events'
import type * as calls from '@pandrop/contract/staff/webhooks'
import { type Webhook, webhooksMax } from '@pandrop/contract/staff/webhooks'
import { instantOrNull } from '@pandrop/contract/wire'
import pg from 'pg'
import { enqueue } from '../../../db/enqueue.ts'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { oldSecretMilliseconds } from './webhooks.rules.ts'
import {
  beginAnew,
  deleteWebhookRow,
  endPause,
  insertTest,
  insertWebhook,
  lockWebhook,
  replaceSecret,
  selectWebhook,
  selectWebhooks,
  updateWebhook,
  type WebhookRow,
} from './webhooks.sql.ts'

/** Where a secret stands, for its seal. */
export const secretPlace = (id: string): string => `webhook_endpoints:${id}`

const toWire = (row: WebhookRow): Webhook => ({
  ...row,
  gave_up_at: instantOrNull(row.gave_up_at),
  created_at: row.created_at.toISOString(),
  old_secret_until: instantOrNull(row.old_secret_until),
  waiting_since: instantOrNull(row.waiting_since),
  delivered_at: instantOrNull(row.delivered_at),
})

/** Every endpoint, oldest first. */
export const listWebhooks = async ({ pool }: Pick<Shop, 'pool'>): Promise<Webhook[]> =>
  (await selectWebhooks(pool)).map(toWire)

/** One endpoint; refuses webhook_not_found. */
export const webhookOf = async (
  q: Queryable,
  id: string,
): Promise<Result<{ endpoint: Webhook }, 'webhook_not_found'>> => {
  const row = await selectWebhook(q, id)
  return row ? ok({ endpoint: toWire(row) }) : refuse('webhook_not_found')
}

/** One that is there: it was made or locked in this transaction. */
const standing = async (tx: Transaction, id: string): Promise<Webhook> => {
  const row = await selectWebhook(tx, id)
  if (!row) throw new Error(`webhook endpoint ${id} is gone`)
  return toWire(row)
}

// The prefix says to whoever finds one what it is, as the card provider's does.
const createSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`

interface Fields {
  url: string
  name: string
  events: readonly string[]
}

const uniqueEvents = (events: readonly string[]): string[] => [...new Set(events)]

/** What the database says of an address that is there, or of an eleventh endpoint. */
const refusalOf = (error: unknown) => {
  const constraint = error instanceof pg.DatabaseError ? error.constraint : undefined
  if (constraint === 'webhook_endpoints_url') return refuse('webhook_url_taken')
  if (constraint === 'webhook_endpoints_max') return refuse('webhooks_full', { values: { max: String(webhooksMax) } })
  throw error
}

const addressRefused = refuse('webhook_address_refused', {
  errors: { url: [{ text: 'No https address of the public internet' }] },
})

type Made = { endpoint: Webhook; secret: string }

/**
 * Tells an address of what happens from now on.
 * @returns with the secret that signs, which is seen this once; refuses webhook_address_refused, webhook_url_taken and
 *   webhooks_full
 */
export const createWebhook = async (
  { pool, clock, post, secrets }: Pick<Shop, 'pool' | 'clock' | 'post' | 'secrets'>,
  { url, name, events }: Fields,
): Promise<Result<Made, Exclude<RefusalOf<typeof calls.createWebhook>, 'proof_required'>>> => {
  if (!post.mayAsk(url)) return addressRefused
  const [id, secret] = [randomUUID(), createSecret()]
  try {
    return await inTransaction(pool, async (tx) => {
      const sealed = secrets.seal(secret, secretPlace(id))
      await insertWebhook(tx, { id, url, name, events: uniqueEvents(events), secret: sealed, at: clock.now() })
      return ok({ endpoint: await standing(tx, id), secret })
    })
  } catch (error) {
    return refusalOf(error)
  }
}

/**
 * Sends what waits for an endpoint, once the transaction is committed.
 * @param options.key takes the place of a turn of the same key that has not begun
 */
export const sendWaiting = (tx: Transaction, endpointId: string, options: { key?: string } = {}): Promise<void> =>
  enqueue(tx, 'deliver_webhooks', { endpointId }, { ...options, queue: `webhooks-${endpointId}` })

/**
 * Changes an endpoint, or turns it on or off. Turned on, it is sent what still waits, as if nobody had tried; of what
 * happened while it was off it hears nothing.
 * @returns refuses webhook_not_found, webhook_address_refused and webhook_url_taken
 */
export const changeWebhook = async (
  { pool, post }: Pick<Shop, 'pool' | 'post'>,
  { id, url, name, events, isOn }: Fields & { id: string; isOn: boolean },
): Promise<Result<{ endpoint: Webhook }, 'webhook_not_found' | 'webhook_address_refused' | 'webhook_url_taken'>> => {
  if (!post.mayAsk(url)) return addressRefused
  try {
    return await inTransaction(pool, async (tx) => {
      const before = await lockWebhook(tx, id)
      if (!before) return refuse('webhook_not_found')
      await updateWebhook(tx, { id, url, name, events: uniqueEvents(events), isOn })
      if (isOn && !before.is_on) {
        await beginAnew(tx, id)
        await endPause(tx, id)
        await sendWaiting(tx, id)
      }
      return ok({ endpoint: await standing(tx, id) })
    })
  } catch (error) {
    const refused = refusalOf(error)
    // No endpoint is added here.
    if (refused.refusal === 'webhooks_full') throw error
    return refuse(refused.refusal)
  }
}

/** Makes a new secret, which is seen this once; for a day the old one signs as well. Refuses webhook_not_found. */
export const renewWebhookSecret = (
  { pool, clock, secrets }: Pick<Shop, 'pool' | 'clock' | 'secrets'>,
  id: string,
): Promise<Result<Made, 'webhook_not_found'>> =>
  inTransaction(pool, async (tx) => {
    const before = await lockWebhook(tx, id)
    if (!before) return refuse('webhook_not_found')
    const secret = createSecret()
    await replaceSecret(tx, {
      id,
      secret: secrets.seal(secret, secretPlace(id)),
      oldSecret: before.secret_sealed,
      oldSecretUntil: new Date(clock.now().getTime() + oldSecretMilliseconds),
    })
    return ok({ endpoint: await standing(tx, id), secret })
  })

/** Forgets an endpoint and everything that it was sent; refuses webhook_not_found. */
export const deleteWebhook = ({ pool }: Pick<Shop, 'pool'>, id: string): Promise<Result<object, 'webhook_not_found'>> =>
  inTransaction(pool, async (tx) => ((await deleteWebhookRow(tx, id)) ? ok({}) : refuse('webhook_not_found')))

/** Sends an endpoint an event that says nothing; refuses webhook_not_found and webhook_off. */
export const testWebhook = (
  { pool, clock }: Pick<Shop, 'pool' | 'clock'>,
  endpointId: string,
): Promise<Result<{ delivery_id: number }, 'webhook_not_found' | 'webhook_off'>> =>
  inTransaction(pool, async (tx) => {
    const endpoint = await lockWebhook(tx, endpointId)
    if (!endpoint) return refuse('webhook_not_found')
    if (!endpoint.is_on) return refuse('webhook_off')
    const eventId = randomUUID()
    await endPause(tx, endpointId)
    // Each is a subject of its own: one that is not taken holds up no other.
    const event = { endpointId, eventId, kind: webhookTest, subject: `test/${eventId}`, at: clock.now() }
    const made = await insertTest(tx, event)
    if (!made) throw new Error('a test of an endpoint did not come back')
    return ok({ delivery_id: made.id })
  })
