import * as z from 'zod/mini'
import {
  type Attachments,
  type Charm,
  charmTypedMax,
  nameTagTypedMax,
  readCharm,
  readNameTag,
  readStickers,
  type Sticker,
  stickersTypedMax,
} from './attachments.ts'
import type { MessageKey } from './messages.ts'
import { say } from './say.ts'
import { lengthAtMost } from './wire.ts'

/** What is on a copy, as it is sent; of a line of an order what was on it when it was bought. */
export const attachments: z.ZodMiniType<Attachments> = z.object({
  stickers: z.array(z.object({ slot: z.int(), name: z.string(), wear: z.nullable(z.number()) })),
  charm: z.nullable(z.object({ name: z.string(), pattern: z.nullable(z.int()) })),
  name_tag: z.nullable(z.string()),
})

/** A text that is read; one that cannot be is no value of its field. */
const typed = <Value>(charactersMax: number, read: (text: string) => Value | undefined, wrong: MessageKey) =>
  z.pipe(
    z.string(wrong).check(lengthAtMost(charactersMax, wrong)),
    z.transform((text: string, context): Value => {
      const value = read(text)
      if (value !== undefined) return value
      context.issues.push({ code: 'custom', input: text, message: wrong })
      return z.NEVER
    }),
  )

/**
 * The same as it is taken in, each as it is typed (docs/recipes/import-items.md): '' for none, and where a field
 * is left out nothing is said of it.
 */
export const attachmentFields = {
  stickers: z.optional(typed<Sticker[]>(stickersTypedMax, readStickers, say('stickers_unreadable'))),
  charm: z.optional(typed<Charm | null>(charmTypedMax, readCharm, say('charm_unreadable'))),
  name_tag: z.optional(typed<string | null>(nameTagTypedMax, readNameTag, say('name_tag_unreadable'))),
}
