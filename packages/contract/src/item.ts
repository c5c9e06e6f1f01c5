import * as z from 'zod/mini'
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
  category: z.string(),
  weapon: z.string(),
  /** empty for vanilla knives */
  finish: z.string(),
  phase: z.string(),
  /** null for vanilla knives */
  float: z.nullable(z.number()),
  paint_seed: z.nullable(z.int()),
  /** normal, stattrak or souvenir */
  variant: z.string(),
  is_new: z.boolean(),
  state: z.enum(itemStates),
  available_from: z.nullable(instant),
})

export type Item = z.output<typeof item>

/** A price and since when it was asked. */
const pricePoint = z.object({ at: instant, price: amount })

export type PricePoint = z.output<typeof pricePoint>

/** What the details page shows beyond the card. */
export const itemDetails = z.extend(item, {
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
  /** other copies of the same finish, by float */
  same_finish: z.array(item),
  similar: z.array(item),
})

export type ItemDetails = z.output<typeof itemDetails>

/** What the stream of an open details page tells: sent at once and with every change (`/api/items/{id}/live`). */
export interface ItemNews {
  state: ItemState
  price: number
  old_price: number | null
}
