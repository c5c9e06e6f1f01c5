import { describe, expect, it } from 'vitest'
import { readCatalogue } from './catalogue.ts'
import { presentPrice, type SeedItem, seedItems } from './seed.ts'
import { type ListedItem, ShopWindow } from './seed-window.ts'
import { type Skin, weaponTypes } from './skins.ts'

const catalogue = readCatalogue()
const skinById = new Map(catalogue.skins.map((skin) => [skin.id, skin]))

const skinOf = ({ skinId }: SeedItem): Skin => {
  const skin = skinById.get(skinId)
  if (!skin) throw new Error(`no skin ${skinId}`)
  return skin
}

// Dearest first, of equal prices the later one: the default order, as ids follow the order of arrival.
const items = seedItems(catalogue)
  .reverse()
  .sort((left, right) => presentPrice(right).priceCents - presentPrice(left).priceCents)

const listed = (passes: (item: SeedItem) => boolean): SeedItem[] => items.filter(passes)
const isStarred = (item: SeedItem): boolean => ['Knife', 'Gloves'].includes(skinOf(item).type)

const shelves: [string, SeedItem[]][] = [
  ['everything', items],
  ['what is new', listed(({ newHoursLeft }) => newHoursLeft !== null)],
  ['what is on sale', listed((item) => presentPrice(item).oldPriceCents !== null)],
]
const ofAllTypes: [string, SeedItem[]][] = [
  ...shelves,
  ['Normal', listed((item) => !isStarred(item) && item.variant === 'normal')],
  ['StatTrak™', listed((item) => !isStarred(item) && item.variant === 'stattrak')],
  ['Souvenir', listed((item) => !isStarred(item) && item.variant === 'souvenir')],
  ['★', listed((item) => isStarred(item) && item.variant === 'normal')],
  ['★ StatTrak™', listed((item) => isStarred(item) && item.variant === 'stattrak')],
]
const ofOneType = weaponTypes.map((type): [string, SeedItem[]] => [type, listed((item) => skinOf(item).type === type)])
const weapons = [...new Set(catalogue.skins.map(({ weapon }) => weapon))]
const ofOneWeapon = weapons.map((weapon): [string, SeedItem[]] => [
  weapon,
  listed((item) => skinOf(item).weapon === weapon),
])

/** How often the most frequent one is there. */
const mostAlike = (some: readonly SeedItem[], nameOf: (item: SeedItem) => string): number => {
  const counts = new Map<string, number>()
  for (const item of some) counts.set(nameOf(item), (counts.get(nameOf(item)) ?? 0) + 1)
  return Math.max(...counts.values())
}

const skinId = (item: SeedItem): string => item.skinId
const weaponOf = (item: SeedItem): string => skinOf(item).weapon
const pagesOf = (list: readonly SeedItem[]): SeedItem[][] => [0, 12, 24].map((from) => list.slice(from, from + 12))

describe('the first three pages of a demo shop', () => {
  it.each([...ofAllTypes, ...ofOneType])('%s: no skin is there more than twice', (_name, list) => {
    expect(list.length).toBeGreaterThan(12)
    expect(mostAlike(list.slice(0, 36), skinId)).toBeLessThanOrEqual(2)
  })

  it.each(shelves)('%s: the first page is twelve skins', (_name, list) => {
    expect(mostAlike(list.slice(0, 12), skinId)).toBe(1)
  })

  it.each(ofAllTypes)('%s: each page has several weapons and finishes', (_name, list) => {
    expect(mostAlike(list.slice(0, 12), weaponOf)).toBeLessThanOrEqual(4)
    expect(mostAlike(list.slice(0, 36), weaponOf)).toBeLessThanOrEqual(10)
    for (const page of pagesOf(list)) {
      expect(new Set(page.map(weaponOf)).size).toBeGreaterThanOrEqual(4)
      expect(new Set(page.map((item) => skinOf(item).finish)).size).toBeGreaterThanOrEqual(4)
    }
  })

  it.each(ofOneWeapon)('%s: a skin is there three times at most on the first page, eight on three', (_name, list) => {
    expect(list.length).toBeGreaterThan(0)
    expect(mostAlike(list.slice(0, 12), skinId)).toBeLessThanOrEqual(3)
    expect(mostAlike(list.slice(0, 36), skinId)).toBeLessThanOrEqual(8)
  })
})

describe('the window of a shop', () => {
  const redline: ListedItem = {
    skin: { id: 'ak-47-redline', type: 'Rifle', weapon: 'AK-47' },
    variant: 'normal',
    priceCents: 2700,
    isNew: false,
    isOnSale: false,
  }
  const other = (no: number, priceCents: number): ListedItem => ({
    ...redline,
    skin: { id: `skin-${no}`, type: 'Rifle', weapon: `weapon-${no}` },
    priceCents,
  })

  it('takes a third copy of a skin only where it does not stand on the first three pages with both others', () => {
    const window = new ShopWindow()
    for (let no = 1; no <= 12; no += 1) expect(window.take(other(no, 3000))).toBe(true)
    expect([1, 2, 3].map(() => window.take(redline))).toEqual([true, true, false])
    for (let no = 13; no <= 33; no += 1) expect(window.take(other(no, 3000))).toBe(true)
    expect([redline, { ...redline, priceCents: 2600 }].map((copy) => window.take(copy))).toEqual([false, false])
    expect(window.take(other(34, 3000))).toBe(true)
    expect(window.take({ ...redline, priceCents: 2600 })).toBe(true)
  })

  it('takes no second copy of a skin onto the first page of everything', () => {
    const window = new ShopWindow()
    expect([1, 2].map(() => window.take(redline))).toEqual([true, false])
  })

  it('what is refused leaves no trace', () => {
    const window = new ShopWindow()
    for (let no = 1; no <= 40; no += 1) window.take({ ...other(no, 3000), isOnSale: no <= 12 })
    expect([1, 2, 3].map(() => window.take({ ...redline, isOnSale: true }))).toEqual([true, true, false])
    expect(window.take(redline)).toBe(true)
  })
})
