import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readCatalogue } from './catalogue.ts'
import { exteriors, floatsWithin, variants } from './exteriors.ts'
import { iconPrices } from './icon-prices.ts'
import { presentPrice, type SeedItem, seedItems } from './seed.ts'
import { seedItemsCount } from './seed-plan.ts'
import { floatPremium } from './seed-price.ts'
import { showcase } from './seed-showcase.ts'
import { slotsOf } from './seed-slots.ts'
import { rarities, type Skin, weaponTypes } from './skins.ts'

const catalogue = readCatalogue()
const items = seedItems(catalogue)
const skinById = new Map(catalogue.skins.map((skin) => [skin.id, skin]))

const skinOf = (item: SeedItem): Skin => {
  const skin = skinById.get(item.skinId)
  if (!skin) throw new Error(`no skin ${item.skinId}`)
  return skin
}

const onSale = items.filter((item) => presentPrice(item).oldPriceCents !== null)
const fresh = items.filter((item) => item.newHoursLeft !== null)
const shareOf = (some: readonly SeedItem[]): number => some.length / items.length
const hash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')

describe('seed', () => {
  it('makes the same 3,000 items every time', () => {
    expect(items).toHaveLength(seedItemsCount)
    expect(hash(seedItems(readCatalogue()))).toBe(hash(items))
  })

  it('names every item by a key of its own', () => {
    expect(new Set(items.map(({ seedKey }) => seedKey)).size).toBe(seedItemsCount)
  })

  it('an item stays what it is when the catalogue grows', () => {
    const model = catalogue.skins.filter(({ id }) => id === 'ak-47-fire-serpent')
    const added = model.map((skin) => ({ ...skin, id: 'ak-47-of-tomorrow' }))
    const prices = catalogue.prices
      .filter(({ skinId }) => skinId === 'ak-47-fire-serpent')
      .map((price) => ({ ...price, skinId: 'ak-47-of-tomorrow' }))
    const grown = seedItems({
      ...catalogue,
      skins: [...added, ...catalogue.skins],
      prices: [...catalogue.prices, ...prices],
    })
    const grownByKey = new Map(grown.map((item) => [item.seedKey, item]))
    const kept = items.filter(({ seedKey }) => grownByKey.has(seedKey))
    expect(added).toHaveLength(1)
    expect(kept.length).toBeGreaterThan(2900)
    expect(kept.map(({ seedKey }) => grownByKey.get(seedKey))).toEqual(kept)
  })

  it('covers every type, weapon, rarity, exterior and variant', () => {
    expect(new Set(items.map((item) => skinOf(item).type))).toEqual(new Set(weaponTypes))
    expect(new Set(items.map((item) => skinOf(item).rarity))).toEqual(new Set(rarities))
    expect(new Set(items.map((item) => skinOf(item).weapon))).toEqual(
      new Set(catalogue.skins.map(({ weapon }) => weapon)),
    )
    expect(new Set(items.map(({ exterior }) => exterior))).toEqual(new Set(exteriors))
    expect(new Set(items.map(({ variant }) => variant))).toEqual(new Set(variants))
  })

  it('reaches from 0.05 to nearly 20,000 EUR', () => {
    const cents = items.map((item) => presentPrice(item).priceCents)
    expect(Math.min(...cents)).toBeGreaterThanOrEqual(5)
    expect(Math.min(...cents)).toBeLessThanOrEqual(10)
    expect(Math.max(...cents)).toBeGreaterThanOrEqual(1_500_000)
    expect(Math.max(...cents)).toBeLessThanOrEqual(2_000_000)
    expect(cents.every(Number.isSafeInteger)).toBe(true)
  })

  it('has something in every purse, and more of what is cheap', () => {
    const cents = items.map((item) => presentPrice(item).priceCents)
    const counts = [
      [0, 100],
      [100, 1000],
      [1000, 10_000],
      [10_000, 100_000],
      [100_000, 2_000_001],
    ].map(([from = 0, till = 0]) => cents.filter((price) => price >= from && price < till).length)
    expect(counts).toEqual([...counts].sort((left, right) => right - left))
    expect(Math.min(...counts)).toBeGreaterThan(100)
    expect(Math.max(...counts)).toBeLessThan(items.length / 2)
  })

  it('the dearer a skin, the fewer copies of it', () => {
    const copiesOf = new Map<string, SeedItem[]>()
    for (const item of items) copiesOf.set(item.skinId, [...(copiesOf.get(item.skinId) ?? []), item])
    const copiesMost = (fromCents: number): number => {
      const cents = (item: SeedItem): number => presentPrice(item).priceCents
      const dear = [...copiesOf.values()].filter((copies) => copies.every((item) => cents(item) >= fromCents))
      return Math.max(...dear.map(({ length }) => length))
    }
    expect([0, 5000, 30_000, 100_000].map(copiesMost)).toEqual([expect.any(Number), 10, 6, 3])
    expect(copiesMost(0)).toBeLessThan(25)
  })

  it('every float lies within its exterior and its finish', () => {
    for (const item of items) {
      const reach = floatsWithin(item.exterior, skinOf(item).limits)
      if (reach === null || item.float === null) {
        expect([item.exterior, reach, item.float, item.paintSeed]).toEqual(['NP', null, null, null])
        continue
      }
      expect(item.float).toBeGreaterThanOrEqual(reach.from)
      expect(item.float).toBeLessThan(reach.till)
      expect(item.paintSeed).toBeGreaterThanOrEqual(1)
      expect(item.paintSeed).toBeLessThanOrEqual(1000)
    }
  })

  it('floats are spread over all that an exterior and a finish allow', () => {
    const places = items.flatMap((item) => {
      const reach = floatsWithin(item.exterior, skinOf(item).limits)
      return reach && item.float !== null ? [(item.float - reach.from) / (reach.till - reach.from)] : []
    })
    const shares = [0, 0.25, 0.5, 0.75].map(
      (from) => places.filter((place) => place >= from && place < from + 0.25).length / places.length,
    )
    expect(Math.min(...shares)).toBeGreaterThan(0.15)
    expect(Math.max(...shares)).toBeLessThan(0.35)
  })

  it('no two copies of a skin have the same paint seed', () => {
    const copies = items.filter(({ paintSeed }) => paintSeed !== null)
    const seeds = new Set(copies.map(({ skinId, paintSeed }) => `${skinId} ${paintSeed}`))
    expect(seeds.size).toBe(copies.length)
  })

  it('every item is a variant that its skin can have', () => {
    for (const item of items) {
      const skin = skinOf(item)
      expect(skin.exteriors).toContain(item.exterior)
      if (item.variant === 'stattrak') expect(skin.hasStatTrak).toBe(true)
      if (item.variant === 'souvenir') expect(skin.hasSouvenir).toBe(true)
    }
  })

  it('a skin has few looks, each of its own, and the likelier ones first', () => {
    const shown = catalogue.skins.filter(({ id }) => showcase.has(id)).map((skin) => slotsOf(skin, 5))
    expect(shown).toHaveLength(showcase.size)
    for (const slots of shown) {
      expect(slots.length).toBeLessThanOrEqual(5)
      expect(new Set(slots.map(({ exterior, variant }) => `${exterior} ${variant}`)).size).toBe(slots.length)
    }
    const first = shown.map(([slot]) => slot?.variant)
    expect(first.filter((variant) => variant === 'normal').length).toBeGreaterThan(first.length / 2)
  })

  it('about 6 % are on sale, about 8 % are new, none is both', () => {
    expect(Math.abs(shareOf(onSale) - 0.06)).toBeLessThan(0.01)
    expect(Math.abs(shareOf(fresh) - 0.08)).toBeLessThan(0.01)
    expect(onSale.filter((item) => item.newHoursLeft !== null)).toEqual([])
  })

  it('about 8 % of rifles below 100 EUR carry something, and only rifles do', () => {
    const isRifle = (item: SeedItem): boolean => /Rifle$/.test(skinOf(item).type)
    const cheap = items.filter((item) => isRifle(item) && presentPrice(item).priceCents < 10_000)
    const carrying = items.filter(({ attachments }) => attachments !== null)
    expect(carrying.every(isRifle)).toBe(true)
    expect(Math.abs(cheap.filter((item) => carrying.includes(item)).length / cheap.length - 0.08)).toBeLessThan(0.015)
    expect(carrying.filter(({ attachments }) => attachments?.charm).length).toBeGreaterThan(5)
    expect(carrying.filter(({ attachments }) => attachments?.name_tag).length).toBeGreaterThan(5)
    for (const { attachments, prices } of carrying) {
      const slots = attachments?.stickers.map(({ slot }) => slot) ?? []
      expect(slots).toEqual([...new Set(slots)].sort())
      const isFamous = attachments?.stickers.some(({ name }) => name.includes('Katowice 2014'))
      if (isFamous) expect(prices[0].priceCents).toBeGreaterThan(100_000)
    }
  })

  it('what the shop shows off and every icon are on sale', () => {
    const carried = new Set(items.map(({ skinId }) => skinId))
    const dear = [...showcase, ...iconPrices.keys()]
    expect(dear.filter((id) => !carried.has(id))).toEqual([])
  })

  it('a sale takes 5 to 25 % off the lowest price of the 30 days before it', () => {
    for (const item of onSale) {
      const { hoursAgo, priceCents, oldPriceCents } = presentPrice(item)
      const before = item.prices.slice(0, -1)
      const inForceAtStart = before.findLastIndex((step) => step.hoursAgo >= hoursAgo + 30 * 24)
      const lowest = Math.min(...before.slice(inForceAtStart).map((step) => step.priceCents))
      expect(inForceAtStart).toBeGreaterThanOrEqual(0)
      expect(oldPriceCents).toBe(lowest)
      expect(1 - priceCents / lowest).toBeGreaterThan(0.045)
      expect(1 - priceCents / lowest).toBeLessThan(0.255)
      expect(item.prices[0].hoursAgo - hoursAgo).toBeGreaterThanOrEqual(60 * 24)
    }
  })

  it('most items have a past: prices that changed now and then, by little, and never to what they were', () => {
    const settled = items.filter((item) => item.newHoursLeft === null && !onSale.includes(item))
    expect(settled.filter(({ prices }) => prices.length > 1).length / settled.length).toBeGreaterThan(0.6)
    for (const { prices } of settled) {
      prices.slice(1).forEach((step, place) => {
        const before = prices[place]
        expect(before?.hoursAgo).toBeGreaterThan(step.hoursAgo + 48)
        expect(before?.priceCents).not.toBe(step.priceCents)
      })
      const cents = prices.map(({ priceCents }) => priceCents)
      expect(Math.min(...cents)).toBeGreaterThanOrEqual(5)
      expect(Math.max(...cents)).toBeLessThanOrEqual(2_000_000)
      expect(Math.max(...cents) / Math.min(...cents)).toBeLessThan(1.5)
    }
  })

  it('a better float costs more, and one below 0.01 costs more again', () => {
    const factoryNew = { from: 0, till: 0.07 }
    expect(floatPremium('FN', 0, factoryNew)).toBeCloseTo(0.27)
    expect(floatPremium('FN', 0.01, factoryNew)).toBeCloseTo(0.12 * (6 / 7) ** 2)
    expect(floatPremium('FT', 0.15, { from: 0.15, till: 0.38 })).toBeCloseTo(0.12)
    expect(floatPremium('FT', 0.38, { from: 0.15, till: 0.38 })).toBe(0)
  })
})
