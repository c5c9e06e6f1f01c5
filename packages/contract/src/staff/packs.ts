import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { stockStates } from '../lifecycle/item.ts'
import { packItemsMax } from '../packs.ts'
import { say } from '../say.ts'
import { amount, answer, body, day, hasCentsAtMost, id, instant, lengthAtMost, query, units } from '../wire.ts'
import { pageAnswer, pageQuery, searchWords } from './pages.ts'
import * as routes from './routes/packs.ts'
import { confirmed } from './together.ts'

const invalid = say('field_invalid')

/**
 * How a pack stands. waiting: not now, because an item is held, off the shelf, or all are cheaper one by one; ended:
 * one of its items was sold alone or let go.
 */
export const packStates = ['planned', 'offered', 'waiting', 'sold', 'ended', 'over', 'stopped'] as const

export type PackState = (typeof packStates)[number]

/** What the list is narrowed to; current: offered or waiting; past: sold, ended, over or stopped. */
export const packFilters = ['current', 'planned', 'sold', 'past', 'all'] as const

export type PackFilter = (typeof packFilters)[number]

/** Letters of a pack's name. */
export const packNameMax = 80

/** No letter of it is invisible, or turns the line round: customers read what operators have read. */
export const packName = /^[^\p{Cc}\p{Cf}]*$/u

const packItem = z.object({
  id: z.int(),
  title: z.string(),
  phase: z.string(),
  rarity: z.string(),
  img: z.string(),
  state: z.enum(stockStates),
  /** EUR units, now */
  price: amount,
  /** null: nobody knows */
  cost: z.nullable(amount),
  available_from: z.nullable(instant),
  /** it was sold or let go since the pack was made */
  gone: z.boolean(),
})

export type StaffPackItem = z.output<typeof packItem>

const pack = z.object({
  id: z.int(),
  name: z.string(),
  /** EUR units, VAT included */
  price: amount,
  /** what its items cost one by one now */
  sum: amount,
  /** what the pack takes off that, in percent; negative: the items are cheaper one by one */
  discount_percent: z.number(),
  /** of the price without VAT, what remains after what the items cost; null where a cost is unknown */
  margin_percent: z.nullable(z.number()),
  state: z.enum(packStates),
  from: instant,
  /** first moment without it; null: until it is sold or stopped */
  until: z.nullable(instant),
  /** 2026-12-01, in the shop's zone; null where it begins within a day */
  first_day: z.nullable(z.string()),
  /** the last day on which it is offered; null where it ends within a day or has no end */
  last_day: z.nullable(z.string()),
  items: z.array(packItem),
  made_by: z.string(),
  created_at: instant,
  stopped_at: z.nullable(instant),
  sold_at: z.nullable(instant),
  order_id: z.nullable(z.int()),
})

/** A pack in the back office. */
export type StaffPack = z.output<typeof pack>

export const listStaffPacks = defineCall(routes.listStaffPacks, {
  summary: 'Packs, newest first; searched by parts of their names',
  query: query({ ...pageQuery, filter: z.optional(z.enum(packFilters, invalid)), search: searchWords }),
  answer: answer(pageAnswer(pack)),
  refusals: [],
})

const ofPack = { params: z.object({ id }) } as const
const onePack = answer({ pack })

export const getStaffPack = defineCall(routes.getStaffPack, {
  ...ofPack,
  summary: 'One pack with its items',
  query: query({}),
  answer: onePack,
  refusals: ['pack_not_found'],
})

const name = z.pipe(
  z.string(invalid),
  z.pipe(
    z.transform((value: string) => value.trim()),
    z.string().check(z.minLength(1, invalid), lengthAtMost(packNameMax), z.regex(packName, invalid)),
  ),
)

export const createPack = defineCall(routes.createPack, {
  summary: 'Makes a pack of items on the shelf; price and items stay as they are. What is unusual has to be confirmed',
  body: body({
    name,
    items: z.array(id, invalid).check(z.maxLength(packItemsMax, invalid)),
    price: units.check(z.minimum(0.01, invalid), z.refine(hasCentsAtMost, invalid)),
    /** the first day; left out: from this moment on */
    from: z.optional(day),
    /** the last day, which belongs to it; null: until it is sold or stopped */
    until: z.optional(z.nullable(day)),
    confirmed,
  }),
  answer: onePack,
  refusals: ['pack_items_unavailable', 'pack_unconfirmed'],
})

export const stopPack = defineCall(routes.stopPack, {
  ...ofPack,
  summary: 'Takes a pack off offer for good; its items stay on the shelf. Stopping again changes nothing',
  body: body({}),
  answer: onePack,
  refusals: ['pack_not_found', 'pack_sold'],
})
