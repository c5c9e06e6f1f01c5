import * as z from 'zod/mini'
import { attachments } from './attachment-fields.ts'
import { amount, instant } from './wire.ts'

/** Steam's English tags; labels are translated, values never (docs/behaviour/catalogue.md#english-tags). */
export const itemTypes = [
  'Pistol',
  'SMG',
  'Rifle',
  'Sniper Rifle',
  'Shotgun',
  'Machinegun',
  'Knife',
  'Gloves',
  'Equipment',
] as const

export const rarities = [
  'Consumer Grade',
  'Industrial Grade',
  'Mil-Spec Grade',
  'Restricted',
  'Classified',
  'Covert',
  'Extraordinary',
  'Contraband',
] as const

export const itemClasses = ['Normal', 'StatTrak™', 'Souvenir', '★', '★ StatTrak™'] as const

/** available → reserved → sold (docs/behaviour/catalogue.md#item-states). */
export const itemStates = ['available', 'reserved', 'sold'] as const

export type ItemState = (typeof itemStates)[number]

/** One unique copy for sale, as lists and details send it. Amounts are EUR units. */
export const item = z.object({
  id: z.int(),
  title: z.string(),
  type: z.string(),
  /** rarity */
  quality: z.string(),
  exterior: z.string(),
  price: amount,
  old_price: z.nullable(amount),
  img_url: z.string(),
  img_url_big: z.string(),
  /** the two hues that its picture is lit in, degrees in OKLCH; absent for what is black, white or chrome */
  hues: z.optional(z.array(z.int())),
  category: z.string(),
  weapon: z.string(),
  /** empty for vanilla knives */
  finish: z.string(),
  phase: z.string(),
  /** null for vanilla knives */
  float: z.nullable(z.number()),
  paint_seed: z.nullable(z.int()),
  /** of a Fade, 80 to 100, whole percent; absent for most (docs/behaviour/catalogue.md#fade) */
  fade: z.optional(z.int()),
  /** normal, stattrak or souvenir */
  variant: z.string(),
  is_new: z.boolean(),
  state: z.enum(itemStates),
  available_from: z.nullable(instant),
  /** absent for most: nothing is on it (docs/behaviour/catalogue.md#attachments) */
  attachments: z.optional(attachments),
})

export type Item = z.output<typeof item>

/** An item of a list; one that stands for all its copies says how many there are. */
export const listedItem = z.extend(item, {
  /** on sale of its finish, exterior and variant, itself among them; with `stacks` alone */
  copies: z.optional(z.int()),
  /** theirs, lowest first, 24 at most */
  floats: z.optional(z.array(z.number())),
})

export type ListedItem = z.output<typeof listedItem>

/** A price and since when it was asked. */
const pricePoint = z.object({ at: instant, price: amount })

export type PricePoint = z.output<typeof pricePoint>

/** What the details page shows beyond the card. */
export const itemDetails = z.extend(item, {
  /** its picture, 1,800 px wide; null until somebody has asked for it and it is drawn */
  img_url_full: z.nullable(z.string()),
  /** float limits of the finish */
  min_float: z.nullable(z.number()),
  max_float: z.nullable(z.number()),
  collection: z.string(),
  /** cases that the finish drops from */
  cases: z.array(z.string()),
  /** opens the item in the game; null for what cannot be inspected */
  inspect_link: z.nullable(z.string()),
  /** when a purchase of today can be traded on: the end of Steam's trade protection */
  protected_until: instant,
  /** this item's own prices, oldest first; the last one is the current price */
  price_history: z.array(pricePoint),
  /** lowest price asked for the same finish, exterior and variant, one point a day at most, 90 days, oldest first */
  market_history: z.array(pricePoint),
  /** the lowest price of the 30 days before the reduction; null for what is not on sale */
  lowest_price_30_days: z.nullable(amount),
  /**
   * what its kind usually costs, and the day (2026-08-08) that this is of; null where nobody has seen it, where it is
   * too old and for what is sold (docs/behaviour/catalogue.md#against-reference)
   */
  reference: z.nullable(z.object({ price: amount, day: z.nullable(z.string()) })),
  /** other copies of the same finish with the same paint seed that can be bought */
  same_seed: z.int(),
  /** other copies of the same finish, by float */
  same_finish: z.array(item),
  similar: z.array(item),
})

export type ItemDetails = z.output<typeof itemDetails>

/** A copy of the item's kind that can be bought. */
const copyForSale = z.object({
  id: z.int(),
  price: amount,
  /** null for vanilla knives, like the paint seed */
  float: z.nullable(z.number()),
  paint_seed: z.nullable(z.int()),
})

/** A copy of the item's kind that was sold: neither which one it was nor who has it. */
const copySold = z.object({
  /** 2026-08-08, UTC */
  day: z.string(),
  /** what was paid for it: less its discount */
  price: amount,
  /** cut to four digits; null for vanilla knives */
  float: z.nullable(z.number()),
})

/** What copies of the item's finish, exterior and variant cost (docs/behaviour/catalogue.md#market-of-an-item). */
export const itemMarket = z.object({
  /** other copies that can be bought, those with the nearest floats, 140 at most; by float */
  for_sale: z.array(copyForSale),
  /** sold in 90 days, newest first, 60 at most */
  sold: z.array(copySold),
  /** how the item stands among all other copies that can be bought */
  among: z.object({
    /** without the item itself */
    others: z.int(),
    /** those that cost less */
    cheaper: z.int(),
    /** those that cost as much */
    as_dear: z.int(),
    /** those with a lower float */
    better: z.int(),
    /** those with the very same float */
    alike: z.int(),
    /** those with a lower float that cost less */
    better_cheaper: z.int(),
  }),
})

export type ItemMarket = z.output<typeof itemMarket>

/** What the stream of an open details page tells: sent at once and with every change (`/api/items/{id}/live`). */
export interface ItemNews {
  state: ItemState
  price: number
  old_price: number | null
}
