/** How an item is offered: what lists narrow and sort by. */
export interface ItemOffer {
  kind_no: number
  weapon: string
  /** null for vanilla knives */
  float: number | null
  price_cents: number
  on_sale: boolean
  is_new: boolean
}

/** An item that changed: how it was offered before and how it is now; null: not at all. */
export interface ItemChange {
  id: number
  skin_id: string
  before: ItemOffer | null
  now: ItemOffer | null
}

/** What changed in the catalogue: one item; `items`: any of them; `kinds`: what can exist as well. */
export type CatalogueChange = ItemChange | 'items' | 'kinds'

/**
 * Reads what the database announces on the channel "catalogue".
 * @param payload a change as JSON, or "*" for any item; whatever else stands there, anything may have changed
 */
export const readCatalogueChange = (payload: string): CatalogueChange => {
  if (payload === '*') return 'items'
  if (!payload.startsWith('{')) return 'kinds'
  // Our own trigger wrote it (announce_items).
  return JSON.parse(payload) as ItemChange
}

/**
 * What a change does to an answer: nothing; or numbers in it are late; or what it shows is right and stands one place
 * further now; or it shows what is no longer so.
 */
export type ChangeEffect = 'none' | 'numbers' | 'moved' | 'shown'

/** From the weakest to the strongest. */
const strengths: readonly ChangeEffect[] = ['none', 'numbers', 'moved', 'shown']

/** The stronger of two effects: that of a change on both. */
export const strongerOf = (one: ChangeEffect, other: ChangeEffect): ChangeEffect =>
  strengths.indexOf(one) < strengths.indexOf(other) ? other : one

/** Numbers of an answer, counted anew. */
export interface NumbersNow {
  /** the answer's `meta` */
  meta: object
  /** until when they may be said (performance.now()), where something has changed since they were counted */
  lateTill: number | undefined
}

/** Counts an answer's numbers anew from memory; undefined where memory is older than they may be late. */
export type CountAnew = () => NumbersNow | undefined

/** How changes of items affect an answer. */
export interface EffectOf {
  (change: ItemChange): ChangeEffect
  /** what it holds in memory beside the ids of a page */
  bytes?: number
}

/** Is told, while an answer is read, how changes of items affect it. */
export type DependsOn = (effectOf: EffectOf) => void

/** How changes affect what shows these items, and no others in their place. */
export const effectOnItems = (ids: readonly number[]): EffectOf => {
  const shown = new Set(ids)
  return ({ id }) => (shown.has(id) ? 'shown' : 'none')
}

/** Of what is kept by nobody. */
export const unkept: DependsOn = () => {}

/** Of an answer of which nobody knows how items affect it, a refusal among them. */
export const onAnyChange: readonly EffectOf[] = [() => 'shown']

/** The offers that a change is about: that of before and that of now, where there are such. */
export const offersOf = ({ before, now }: ItemChange): ItemOffer[] => {
  if (before && now) return [before, now]
  const only = before ?? now
  return only ? [only] : []
}

/** Whether nobody was offered the item before, or is now: it was reserved and is sold, say. */
export const isUnoffered = ({ before, now }: ItemChange): boolean => before === null && now === null
