import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { say } from '../say.ts'
import { answer, body, id, instant, query, text } from '../wire.ts'
import { pageAnswer, pageQuery } from './pages.ts'
import * as routes from './routes/webhooks.ts'
import { proofMinutes } from './session.ts'
import { webhookEvents } from './webhook-events.ts'

const invalid = say('field_invalid')

/** Endpoints of a shop. */
export const webhooksMax = 10

/** Letters of an endpoint's address. */
export const webhookUrlMax = 500

/** Letters of an endpoint's name. */
export const webhookNameMax = 60

/** Times that something is sent, over three days, before its endpoint is turned off. */
export const webhookTriesMax = 12

/** Characters of an answer that are kept. */
export const webhookAnswerMax = 1000

/** Days for which what was sent is kept. */
export const webhookDaysKept = 30

/** waiting: to be sent, or sent again; skipped: somebody has given it up. */
export const deliveryStates = ['waiting', 'delivered', 'skipped'] as const

export type DeliveryState = (typeof deliveryStates)[number]

/** Why no answer came. */
export const deliveryFailures = ['address_refused', 'unreachable', 'too_slow'] as const

export type DeliveryFailure = (typeof deliveryFailures)[number]

const uuid = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, invalid))

const endpoint = z.object({
  id: z.string(),
  url: z.string(),
  name: z.string(),
  events: z.array(z.string()),
  is_on: z.boolean(),
  /** when the shop turned it off because it had not answered for three days */
  gave_up_at: z.nullable(instant),
  created_at: instant,
  /** until when the secret before this one signs as well */
  old_secret_until: z.nullable(instant),
  /** deliveries that wait, and since when the oldest does */
  waiting: z.int(),
  waiting_since: z.nullable(instant),
  /** the newest that was answered well */
  delivered_at: z.nullable(instant),
})

export type Webhook = z.output<typeof endpoint>

export const listWebhooks = defineCall(routes.listWebhooks, {
  summary: 'The addresses that are told of what happens',
  query: query({}),
  answer: answer({ endpoints: z.array(endpoint) }),
  refusals: [],
})

const ofEndpoint = { params: z.object({ id: uuid }) } as const
const oneEndpoint = answer({ endpoint })

export const getWebhook = defineCall(routes.getWebhook, {
  ...ofEndpoint,
  summary: 'One of them',
  query: query({}),
  answer: oneEndpoint,
  refusals: ['webhook_not_found'],
})

const fields = {
  url: z.string(invalid).check(z.maxLength(webhookUrlMax, { error: invalid, abort: true }), z.url(invalid)),
  name: text(webhookNameMax),
  events: z.array(z.enum(webhookEvents, invalid), invalid).check(z.minLength(1, invalid), z.maxLength(100, invalid)),
}

const secret = z.string()

export const createWebhook = defineCall(routes.createWebhook, {
  summary: 'Tells an address of what happens from now on; the answer shows its secret, once',
  body: body(fields),
  answer: answer({ endpoint, secret }),
  refusals: ['webhooks_full', 'webhook_url_taken', 'webhook_address_refused', 'proof_required'],
  proofMinutes,
})

export const changeWebhook = defineCall(routes.changeWebhook, {
  ...ofEndpoint,
  summary: 'Changes an endpoint, or turns it on or off; turned on, it gets what still waits',
  body: body({ ...fields, is_on: z.boolean(invalid) }),
  answer: oneEndpoint,
  refusals: ['webhook_not_found', 'webhook_url_taken', 'webhook_address_refused', 'proof_required'],
  proofMinutes,
})

export const renewWebhookSecret = defineCall(routes.renewWebhookSecret, {
  ...ofEndpoint,
  summary: 'Makes a new secret and shows it, once; for a day the old one signs as well',
  body: body({}),
  answer: answer({ endpoint, secret }),
  refusals: ['webhook_not_found', 'proof_required'],
  proofMinutes,
})

export const deleteWebhook = defineCall(routes.deleteWebhook, {
  ...ofEndpoint,
  summary: 'Forgets an endpoint and everything that it was sent',
  body: body({}),
  answer: answer({}),
  refusals: ['webhook_not_found', 'proof_required'],
  proofMinutes,
})

export const testWebhook = defineCall(routes.testWebhook, {
  ...ofEndpoint,
  summary: 'Sends an endpoint an event that says nothing, to see whether it answers',
  body: body({}),
  answer: answer({ delivery_id: z.int() }),
  refusals: ['webhook_not_found', 'webhook_off'],
})

const trying = {
  at: instant,
  milliseconds: z.int(),
  /** what came back; null where nothing did */
  status: z.nullable(z.int()),
  failure: z.nullable(z.enum(deliveryFailures)),
}

const delivery = z.object({
  id: z.int(),
  kind: z.string(),
  subject: z.string(),
  happened_at: instant,
  state: z.enum(deliveryStates),
  /** how often it was sent; its newest sending, null where it was not sent yet */
  tries: z.int(),
  last: z.nullable(z.object(trying)),
  /** null: at once, or as soon as what came before it has arrived */
  next_try_at: z.nullable(instant),
})

export type WebhookDelivery = z.output<typeof delivery>

export const listWebhookDeliveries = defineCall(routes.listWebhookDeliveries, {
  ...ofEndpoint,
  summary: 'What an endpoint was sent within thirty days, or waits to be, newest first',
  query: query({ ...pageQuery, state: z.optional(z.enum(deliveryStates, invalid)) }),
  answer: answer(pageAnswer(delivery)),
  refusals: ['webhook_not_found'],
})

const ofDelivery = { params: z.object({ id }) } as const

const wholeDelivery = answer({
  delivery: z.extend(delivery, {
    endpoint_id: z.string(),
    /** what is sent, to the letter */
    body: z.string(),
    /** oldest first, with the beginning of what was answered */
    sendings: z.array(z.object({ ...trying, answer: z.nullable(z.string()) })),
  }),
})

export const getWebhookDelivery = defineCall(routes.getWebhookDelivery, {
  ...ofDelivery,
  summary: 'What was sent and what was answered',
  query: query({}),
  answer: wholeDelivery,
  refusals: ['webhook_delivery_not_found'],
})

export const resendWebhook = defineCall(routes.resendWebhook, {
  ...ofDelivery,
  summary: 'Sends something at once, whether or not it has arrived',
  body: body({}),
  answer: wholeDelivery,
  refusals: ['webhook_delivery_not_found', 'webhook_off'],
})

export const skipWebhook = defineCall(routes.skipWebhook, {
  ...ofDelivery,
  summary: 'Gives something up that waits, so that what came after it of its subject is sent',
  body: body({}),
  answer: wholeDelivery,
  refusals: ['webhook_delivery_not_found', 'webhook_delivery_settled'],
})
