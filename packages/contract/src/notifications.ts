import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import * as routes from './routes/security.ts'
import { answer, body, id, instant, query } from './wire.ts'

/** What customers are told of, in the order of their choices; of each kind but the last mails can be stopped. */
export const notificationKinds = [
  'orders',
  'payments',
  'offers',
  'payouts',
  'deals',
  'price_alerts',
  'saved_searches',
  'security',
] as const

export type NotificationKind = (typeof notificationKinds)[number]

/** A kind that its customer may want no mails of. */
export type StoppableKind = Exclude<NotificationKind, 'security'>

export const stoppableKinds = notificationKinds.filter((kind): kind is StoppableKind => kind !== 'security')

/** How many stand on a page. */
export const notificationsPerPage = 20

const notification = z.object({
  id: z.int(),
  kind: z.enum(notificationKinds),
  /** in the language in which it was mailed, or would have been */
  title: z.string(),
  /** where in the shop it leads */
  link: z.string(),
  at: instant,
  read: z.boolean(),
})

export type Notification = z.output<typeof notification>

const page = z.object({
  notifications: z.array(notification),
  /** whether there are older ones */
  more: z.boolean(),
  /** how many of all are unread */
  unread: z.int(),
})

export type NotificationPage = z.output<typeof page>

export const listNotifications = defineCall(routes.listNotifications, {
  summary: 'What the customer was told, newest first; `before` is the last number of the page before',
  query: query({ before: z.optional(id) }),
  answer: answer({ payload: page }),
  refusals: [],
})

export const readNotifications = defineCall(routes.readNotifications, {
  summary: 'Everything up to a notification is read',
  body: body({ up_to: id }),
  answer: answer({ unread: z.int() }),
  refusals: ['csrf_mismatch'],
})

/** Of which kinds mails come; what a customer must be told is mailed all the same. */
const choices = z.array(z.object({ kind: z.enum(stoppableKinds), mailed: z.boolean() }))

export type MailChoices = z.output<typeof choices>

export const getMailChoices = defineCall(routes.getMailChoices, {
  summary: 'Which kinds of mails the customer wants',
  query: query({}),
  answer: answer({ payload: choices }),
  refusals: [],
})

export const chooseMails = defineCall(routes.chooseMails, {
  summary: 'Stops the mails of a kind, or has them sent again; choosing the same again changes nothing',
  body: body({ kind: z.enum(stoppableKinds), mailed: z.boolean() }),
  answer: answer({ payload: choices }),
  refusals: ['csrf_mismatch'],
})
