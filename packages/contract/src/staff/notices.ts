import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { say } from '../say.ts'
import { answer, body, query } from '../wire.ts'
import * as routes from './routes/notices.ts'
import { noticeKinds } from './waiting-names.ts'

/**
 * at_once: within a minute or five; hourly, morning (at seven where the shop is): together; never: the desk alone says
 * it.
 */
export const noticePaces = ['never', 'at_once', 'hourly', 'morning'] as const

export type NoticePace = (typeof noticePaces)[number]

const wrong = say('field_invalid')

const hour = z.int(wrong).check(z.minimum(0, wrong), z.maximum(23, wrong))

const notices = {
  paces: z.record(z.enum(noticeKinds, wrong), z.enum(noticePaces, wrong), wrong),
  /** hours of the shop's zone in which no mail is sent, over midnight where it begins later than it ends; null: none */
  quiet: z.nullable(
    z.strictObject({ from: hour, till: hour }, wrong).check(z.refine(({ from, till }) => from !== till, wrong)),
  ),
}

export const getNotices = defineCall(routes.getNotices, {
  summary: 'What oneself is mailed of, and when not',
  query: query({}),
  answer: answer(notices),
  refusals: [],
})

export const setNotices = defineCall(routes.setNotices, {
  summary: 'What oneself wants to be mailed of',
  body: body(notices),
  answer: answer(notices),
  refusals: [],
})
