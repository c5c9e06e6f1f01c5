import * as z from 'zod/mini'
import { amount, instant } from './wire.ts'

/** Steam's English tags; labels are translated, values never (readings.md, The wire). */
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

export const exteriors = [
  'Factory New',
  'Minimal Wear',
  'Field-Tested',
  'Well-Worn',
  'Battle-Scarred',
  'Not Painted',
] as const

export const itemClasses = ['Normal', 'StatTrak™', 'Souvenir', '★', '★ StatTrak™'] as const

/** available → reserved → sold (readings.md, States: Item). */
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

/** What the details page shows beyond the card. */
export const itemDetails = z.extend(item, {
  /** float limits of the finish */
  min_float: z.nullable(z.number()),
  max_float: z.nullable(z.number()),
  collection: z.string(),
  similar: z.array(item),
})

export type ItemDetails = z.output<typeof itemDetails>
