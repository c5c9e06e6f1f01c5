import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { stoppableKinds } from './notifications.ts'
import * as routes from './routes.ts'
import { amount, answer, body, id, query, units } from './wire.ts'

/** A finish in one exterior and variant that a customer waits for; amounts in EUR units. */
export const wish = z.object({
  id: z.int(),
  /** the copy it was added through, sold or not; adding it again brings a removed entry back */
  item_id: z.int(),
  /** as Steam's market writes it: "AK-47 | Redline (Field-Tested)" */
  title: z.string(),
  weapon: z.string(),
  /** empty for vanilla knives */
  finish: z.string(),
  /** a Doppler's; the title does not name it */
  phase: z.string(),
  exterior: z.string(),
  /** normal, stattrak or souvenir */
  variant: z.string(),
  /** rarity */
  quality: z.string(),
  img_url: z.string(),
  /** mail when an item is for sale below this; null: no mail */
  price_below: z.nullable(amount),
  /** items in stock */
  count: z.int(),
  /** the cheapest item in stock; null when there is none */
  lowest_price: z.nullable(amount),
  lowest_item_id: z.nullable(z.int()),
})

export type Wish = z.output<typeof wish>

const wishes = answer({ payload: z.array(wish) })

export const listWishes = defineCall(routes.listWishes, {
  summary: 'What the customer waits for, newest first',
  query: query({}),
  answer: wishes,
  refusals: [],
  apiScope: 'wishlist',
})

export const addWish = defineCall(routes.addWish, {
  summary: 'Puts the finish, exterior and variant of an item on the wishlist; adding it again changes nothing',
  body: body({ item_id: id, price_below: z.optional(z.nullable(units)) }),
  answer: wishes,
  refusals: ['item_not_found', 'wishlist_full', 'alert_price_invalid'],
})

export const changeAlert = defineCall(routes.changeAlert, {
  summary: 'Changes the price below which a mail is sent; null stops the mails',
  body: body({ id, price_below: z.nullable(units) }),
  answer: wishes,
  refusals: ['not_found', 'alert_price_invalid'],
})

export const removeWish = defineCall(routes.removeWish, {
  summary: 'Takes an entry off the wishlist; one that is not there is taken off already',
  body: body({ id }),
  answer: wishes,
  refusals: [],
})

export const unsubscribeAlerts = defineCall(routes.unsubscribeAlerts, {
  summary: 'Stops the mails that a mailed link names: of entries of a wishlist, or of a kind (RFC 8058)',
  body: body({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{20,200}$/)) }),
  answer: answer({
    /** the entries; empty where a kind is stopped */
    title: z.string(),
    kind: z.nullable(z.enum(stoppableKinds)),
  }),
  refusals: ['unsubscribe_link_invalid'],
})
