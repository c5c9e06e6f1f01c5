import type { Catalogue } from './catalogue.ts'
import { type Exterior, type FloatRange, floatsWithin, type Variant } from './exteriors.ts'
import type { ReferencePrice } from './prices.ts'
import { type SeedAttachments, seedAttachments } from './seed-attachments.ts'
import { type Draw, drawsFor, wholeBetween } from './seed-draw.ts'
import { askingHistory } from './seed-history.ts'
import { copiesInRounds, type PlannedCopy, seedItemsCount } from './seed-plan.ts'
import { priceCents } from './seed-price.ts'
import { mayBeOnSale, type PriceStep, saleHistory } from './seed-sale.ts'
import { showcase } from './seed-showcase.ts'
import { paintSeedOf } from './seed-slots.ts'
import { type ListedItem, ShopWindow } from './seed-window.ts'
import type { Skin } from './skins.ts'

/** One item of the demo shop; times are offsets into the past, because the seed knows no clock. */
export interface SeedItem {
  /** Never changes and never names another item: what is missing from an older database is found by it. */
  seedKey: string
  skinId: string
  exterior: Exterior
  variant: Variant
  /** Nine decimals; null for a vanilla knife, like the paint seed. */
  float: number | null
  paintSeed: number | null
  /** The one whose pattern is drawn for its look; null where all copies look the same. */
  drawnSeed: number | null
  /** Stickers, a charm and a name tag; null on most copies. */
  attachments: SeedAttachments | null
  /** How long the item still counts as new; null when it does not. */
  newHoursLeft: number | null
  /** Oldest first, the first one as old as the item; the last one is what it costs now. */
  prices: [PriceStep, ...PriceStep[]]
}

const newHours = 14 * 24

/** Far more than it takes to fill the shop. */
const roundsMax = 100

/** Chances of the sale and of being new, higher for what the shop shows off: about 6 % and 8 % over all items. */
const chances = { shown: { sale: 0.16, new: 0.2 }, other: { sale: 0.094, new: 0.083 } }

/** Good floats are rarer than bad ones on the market, but not by much; the last float of a band belongs to the next. */
const drawFloat = (reach: FloatRange, draw: Draw): number => {
  const float = reach.from + (reach.till - reach.from) * draw('float') ** 0.85
  return Math.max(reach.from, Math.floor(float * 1e9) / 1e9)
}

const priceKey = (price: Pick<ReferencePrice, 'skinId' | 'exterior' | 'variant'>): string =>
  `${price.skinId} ${price.exterior} ${price.variant}`

interface PriceList {
  find(variant: Pick<ReferencePrice, 'skinId' | 'exterior' | 'variant'>): ReferencePrice
}

const priceList = (prices: readonly ReferencePrice[]): PriceList => {
  const byKey = new Map(prices.map((price) => [priceKey(price), price]))
  return {
    find: (variant) => {
      const price = byKey.get(priceKey(variant))
      if (!price) throw new Error(`prices.csv has no line for ${priceKey(variant)}`)
      return price
    },
  }
}

/** Whether an item is on sale, new or neither; an item is never both, because a sale needs 30 days of prices. */
const drawOccasion = (cents: number, isShown: boolean, draw: Draw): 'sale' | 'new' | 'none' => {
  const chance = isShown ? chances.shown : chances.other
  if (mayBeOnSale(cents) && draw('sale') < chance.sale) return 'sale'
  return draw('new') < chance.new ? 'new' : 'none'
}

/**
 * @param market draws of the skin, which all its copies share
 */
const drawHistory = (
  { cents, isShown }: { cents: number; isShown: boolean },
  draw: Draw,
  market: Draw,
): Pick<SeedItem, 'prices' | 'newHoursLeft'> => {
  const occasion = drawOccasion(cents, isShown, draw)
  if (occasion === 'sale') return { prices: saleHistory(cents, draw), newHoursLeft: null }
  if (occasion === 'none') {
    const listedHoursAgo = wholeBetween(draw('listed'), 360, 4320)
    return { prices: askingHistory({ cents, listedHoursAgo }, draw, market), newHoursLeft: null }
  }
  const hoursAgo = wholeBetween(draw('listed'), 2, newHours - 24)
  return { prices: [{ hoursAgo, priceCents: cents, oldPriceCents: null }], newHoursLeft: newHours - hoursAgo }
}

/** The item that a copy of a skin is, whatever else the shop has. */
const itemOf = ({ skin, copy, slot }: PlannedCopy, list: PriceList): SeedItem => {
  const seedKey = `${skin.id}#${copy}`
  const draw = drawsFor(seedKey)
  const { exterior, variant } = slot
  const reach = floatsWithin(exterior, skin.limits)
  const float = reach && drawFloat(reach, draw)
  const reference = list.find({ skinId: skin.id, exterior, variant })
  const cents = priceCents({ reference, float, reach }, draw)
  const isShown = showcase.has(skin.id)
  return {
    seedKey,
    skinId: skin.id,
    exterior,
    variant,
    float,
    paintSeed: reach && paintSeedOf(skin.id, copy),
    drawnSeed: slot.drawnSeed,
    attachments: seedAttachments({ type: skin.type, variant, cents }, draw),
    ...drawHistory({ cents, isShown }, draw, drawsFor(`market of ${skin.id}`)),
  }
}

/** What the item costs now, and beside which struck-out price. */
export const presentPrice = ({ prices }: Pick<SeedItem, 'prices'>): PriceStep => prices.at(-1) ?? prices[0]

const listed = (item: SeedItem, skin: Skin): ListedItem => {
  const { priceCents, oldPriceCents } = presentPrice(item)
  return {
    skin,
    variant: item.variant,
    priceCents,
    isNew: item.newHoursLeft !== null,
    isOnSale: oldPriceCents !== null,
  }
}

/**
 * The items that a demo shop starts with (catalogue/README.md, The seed): the same ones for the same tables, always.
 * @returns exactly `seedItemsCount` items with unique keys, in the order in which they arrive
 * @throws when the skins that the shop carries are too few to fill it
 */
export const seedItems = (catalogue: Catalogue): SeedItem[] => {
  const list = priceList(catalogue.prices)
  const window = new ShopWindow()
  const items: SeedItem[] = []
  for (const round of copiesInRounds(catalogue, roundsMax)) {
    const offered = round.map((planned) => ({ item: itemOf(planned, list), skin: planned.skin }))
    // The dearest first: whatever comes later only moves down in lists, and each gem is there before its second copy.
    offered.sort((one, other) => presentPrice(other.item).priceCents - presentPrice(one.item).priceCents)
    for (const { item, skin } of offered) {
      if (window.take(listed(item, skin))) items.push(item)
      if (items.length === seedItemsCount) return items
    }
  }
  throw new Error(`only ${items.length} of ${seedItemsCount} items fit without crowding the first pages`)
}
