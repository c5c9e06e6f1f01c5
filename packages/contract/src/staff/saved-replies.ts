import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { lines } from '../cases.ts'
import { languages } from '../languages.ts'
import { caseWordsMax } from '../lifecycle/case.ts'
import { say } from '../say.ts'
import { answer, body, id, query, text } from '../wire.ts'
import { savedReplyHoles } from './reply-holes.ts'
import * as routes from './routes/cases.ts'

const invalid = say('field_invalid')

/** Whether a text has no holes but those that can be filled. */
const hasKnownHoles = (words: string): boolean =>
  [...words.matchAll(/\{(\w*)\}/g)].every(([, name]) => savedReplyHoles.some((known) => known === name))

const words = lines(caseWordsMax).check(z.refine(hasKnownHoles, invalid))

const texts = z
  .partialRecord(z.enum(languages, invalid), words, invalid)
  .check(z.refine((all) => all.en !== undefined, invalid))

const savedReply = z.object({
  id: z.int(),
  name: z.string(),
  /** by language; English is there always */
  texts: z.record(z.string(), z.string()),
  /** to be sent back with a change */
  version: z.int(),
  archived: z.boolean(),
})

export type SavedReply = z.output<typeof savedReply>

export const listSavedReplies = defineCall(routes.listSavedReplies, {
  summary: 'What operators answer often, by name; those that are not used any more last',
  query: query({}),
  answer: answer({ replies: z.array(savedReply) }),
  refusals: [],
})

export const createSavedReply = defineCall(routes.createSavedReply, {
  summary: 'Saves a reply',
  body: body({ name: text(80), texts }),
  answer: answer({ id: z.int() }),
  refusals: ['saved_reply_name_taken', 'key_reused'],
})

export const changeSavedReply = defineCall(routes.changeSavedReply, {
  summary: 'Changes a saved reply, or puts it away; the same again changes nothing',
  params: z.object({ id }),
  body: body({
    name: text(80),
    texts,
    archived: z.boolean(invalid),
    /** the version that was seen: any other is refused */
    seen: z.int(invalid),
  }),
  answer: answer({ changed: z.boolean() }),
  refusals: ['saved_reply_not_found', 'saved_reply_changed', 'saved_reply_name_taken'],
})
