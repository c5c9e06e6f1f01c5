import { createHmac } from 'node:crypto'
import { webhookAnswerMax } from '@pandrop/contract/staff/webhooks'
import { dateTimeText } from '@pandrop/dictionaries/dates'
import { enqueueAll } from '../../../db/enqueue.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { Posted } from '../../../ports/web/post.ts'
import type { Shop } from '../../../shop.ts'
import { administratorAddresses } from '../../identity/staff/staff-mail.ts'
import { backOfficeAddressOf } from '../../identity/staff-sign-in/relying-party.ts'
import {
  type DueRow,
  giveUp,
  insertTry,
  markDelivered,
  markNotTaken,
  pause,
  selectDue,
  selectDueEndpoints,
} from './deliver.sql.ts'
import { bodyOf, isTaken, nextTryAt } from './webhooks.rules.ts'
import { secretPlace, sendWaiting } from './webhooks.ts'

type Delivering = Pick<Shop, 'pool' | 'clock' | 'env' | 'post' | 'secrets'>

const rowsAtOnce = 20
const answerMilliseconds = 10_000
// Whoever does not answer is left for a minute: others wait for their turn.
const notTakenMax = 3
const pauseMilliseconds = 60_000
const turnMilliseconds = 30_000

/**
 * Sends an endpoint what waits for it: of each subject in order, one after the other. Runs alone for its endpoint (the
 * queue's name), at most half a minute at a time. Whoever has not taken three is sent nothing for a minute.
 */
export const deliverWebhooks = async (shop: Delivering, endpointId: string): Promise<void> => {
  const end = performance.now() + turnMilliseconds
  let notTaken = 0
  for (;;) {
    const due = await selectDue(shop.pool, { endpointId, now: shop.clock.now(), rowsMax: rowsAtOnce })
    if (due.length === 0) return
    for (const row of due) {
      if (!(await deliver(shop, endpointId, row))) notTaken += 1
      if (notTaken >= notTakenMax) return pauseFor(shop, endpointId)
      if (performance.now() > end) return inTransaction(shop.pool, (tx) => sendWaiting(tx, endpointId))
    }
  }
}

const pauseFor = async ({ pool, clock }: Delivering, endpointId: string): Promise<void> => {
  await pause(pool, endpointId, new Date(clock.now().getTime() + pauseMilliseconds))
}

/** @returns whether it was taken */
const deliver = async (shop: Delivering, endpointId: string, due: DueRow): Promise<boolean> => {
  const { id, event_id: eventId, kind, subject, happened_at: happenedAt, data } = due
  const body = bodyOf({ eventId, kind, subject, happenedAt, data })
  const sealed = [due.secret_sealed, ...(due.old_secret_sealed ? [due.old_secret_sealed] : [])]
  const secrets = sealed.map((one) => shop.secrets.open(one, secretPlace(endpointId)))
  const began = performance.now()
  const posted = await shop.post(due.url, {
    body,
    headers: { 'webhook-id': `evt_${eventId}`, 'webhook-signature': signatureOf(body, secrets, shop.clock.now()) },
    millisecondsMax: answerMilliseconds,
    answerMax: webhookAnswerMax,
  })
  const milliseconds = Math.round(performance.now() - began)
  const taken = posted.ok && isTaken(posted.status)
  const at = shop.clock.now()
  await inTransaction(shop.pool, async (tx) => {
    await insertTry(tx, { deliveryId: id, at, milliseconds, ...endOf(posted) })
    if (taken) await markDelivered(tx, id)
    else await noteNotTaken(tx, shop, { endpointId, due, at })
  })
  return taken
}

/**
 * The header that proves who sends a body and when: `t=<seconds>,v1=<hex>`, HMAC-SHA256 over `<seconds>.<body>`, one v1
 * for each secret, as the card provider signs its own (https://docs.stripe.com/webhooks#verify-manually).
 */
const signatureOf = (body: string, secrets: readonly string[], at: Date): string => {
  const seconds = Math.floor(at.getTime() / 1000)
  const signed = secrets.map((secret) => createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'))
  return [`t=${seconds}`, ...signed.map((digest) => `v1=${digest}`)].join(',')
}

// A zero byte is no text to PostgreSQL.
const endOf = (posted: Posted) =>
  posted.ok
    ? { status: posted.status, answer: posted.answer.replaceAll('\0', ''), failure: null }
    : { status: null, answer: null, failure: posted.failure }

interface NotTaken {
  endpointId: string
  due: DueRow
  at: Date
}

/** Tries again later; the last time its endpoint is turned off, and every administrator told. What waits stays. */
const noteNotTaken = async (
  tx: Transaction,
  { env }: Pick<Shop, 'env'>,
  { endpointId, due: { id, tries, name, url }, at }: NotTaken,
): Promise<void> => {
  const next = nextTryAt(tries + 1, at)
  await markNotTaken(tx, id, next)
  if (next || !(await giveUp(tx, endpointId, at))) return
  const link = `${backOfficeAddressOf(env)}/webhooks/${endpointId}`
  const mail = {
    template: 'webhook_off',
    values: { name, host: new URL(url).host, at: dateTimeText(at) },
    link,
  } as const
  await enqueueAll(
    tx,
    'send_staff_mail',
    (await administratorAddresses(tx)).map((to) => ({ ...mail, to })),
  )
}

/** Sends what is to be sent again; also what a queue that stood still has left. Runs every minute. */
export const retryWebhooks = async ({ pool, clock }: Pick<Shop, 'pool' | 'clock'>): Promise<void> => {
  const endpoints = await selectDueEndpoints(pool, clock.now())
  await inTransaction(pool, async (tx) => {
    // Of turns that still wait, one is enough.
    for (const { id } of endpoints) await sendWaiting(tx, id, { key: `webhooks-${id}` })
  })
}
