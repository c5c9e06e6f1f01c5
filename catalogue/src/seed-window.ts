import type { Variant } from './exteriors.ts'
import type { Skin } from './skins.ts'

/** How many items of one skin, or of one weapon, may stand among the first places of a list. */
interface Limit {
  of: 'skinId' | 'weapon'
  places: number
  itemsMax: number
}

/** A page of a list has twelve places, and few people look further than three pages before they filter. */
const page = 12
const threePages = 3 * page

const twoOfASkin: Limit = { of: 'skinId', places: threePages, itemsMax: 2 }

/** Of a class: not one weapon's gems alone. */
const ofAClass: readonly Limit[] = [
  twoOfASkin,
  { of: 'weapon', places: page, itemsMax: 4 },
  { of: 'weapon', places: threePages, itemsMax: 10 },
]

/** Of what the home page and the menu lead to: twelve skins on its first page. */
const ofTheShop: readonly Limit[] = [{ of: 'skinId', places: page, itemsMax: 1 }, ...ofAClass]

/** Of one weapon the shop carries 3 to 18 skins: too few for three pages with two of each. */
const oneWeapon: readonly Limit[] = [
  { of: 'skinId', places: page, itemsMax: 3 },
  { of: 'skinId', places: threePages, itemsMax: 8 },
]

/** The dearer a skin, the fewer copies of it a shop gets hold of; the first line whose price is reached counts. */
const scarcity: readonly { fromCents: number; copiesMax: number }[] = [
  { fromCents: 100_000, copiesMax: 3 },
  { fromCents: 30_000, copiesMax: 6 },
  { fromCents: 5_000, copiesMax: 10 },
]

const isScarce = (priceCents: number, copies: number): boolean => {
  const line = scarcity.find(({ fromCents }) => priceCents >= fromCents)
  return line !== undefined && copies >= line.copiesMax
}

/** What decides in which lists an item stands, and where. */
export interface ListedItem {
  skin: Pick<Skin, 'id' | 'type' | 'weapon'>
  variant: Variant
  priceCents: number
  isNew: boolean
  isOnSale: boolean
}

interface Place {
  skinId: string
  weapon: string
  priceCents: number
}

/** The first places of one list: dearest first, of equal prices the later item (docs/behaviour/catalogue.md#sort). */
class FirstPlaces {
  #taken: readonly Place[] = []
  readonly #limits: readonly Limit[]

  constructor(limits: readonly Limit[]) {
    this.#limits = limits
  }

  #with(item: Place): readonly Place[] {
    const above = this.#taken.filter(({ priceCents }) => priceCents > item.priceCents)
    return [...above, item, ...this.#taken.slice(above.length)].slice(0, threePages)
  }

  hasRoomFor(item: Place): boolean {
    const then = this.#with(item)
    return this.#limits.every(({ of, places, itemsMax }) => {
      const alike = then.slice(0, places).filter((place) => place[of] === item[of])
      return alike.length <= itemsMax
    })
  }

  add(item: Place): void {
    this.#taken = this.#with(item)
  }
}

const isStarred = ({ type }: ListedItem['skin']): boolean => type === 'Knife' || type === 'Gloves'

/** The lists that hold an item while nobody filters. */
const listsOf = ({ skin, variant, isNew, isOnSale }: ListedItem): (readonly [string, readonly Limit[]])[] => [
  ['everything', ofTheShop],
  [`type ${skin.type}`, [twoOfASkin]],
  [`class ${isStarred(skin) ? '★ ' : ''}${variant}`, ofAClass],
  ...(isNew ? [['new', ofTheShop] as const] : []),
  ...(isOnSale ? [['on sale', ofTheShop] as const] : []),
  [`weapon ${skin.weapon}`, oneWeapon],
]

/** What people see first of a shop: keeps it mixed while the shop fills. */
export class ShopWindow {
  readonly #lists = new Map<string, FirstPlaces>()
  readonly #copiesOfSkin = new Map<string, number>()

  #firstPlaces(name: string, limits: readonly Limit[]): FirstPlaces {
    const known = this.#lists.get(name) ?? new FirstPlaces(limits)
    this.#lists.set(name, known)
    return known
  }

  /**
   * Takes an item in unless its skin is dear and there are enough of it, or some list would then show too many copies
   * of it among its first places. Whatever is taken in later only moves others down: what holds once holds for good.
   * @returns whether the item was taken
   */
  take(item: ListedItem): boolean {
    const place = { skinId: item.skin.id, weapon: item.skin.weapon, priceCents: item.priceCents }
    const copies = this.#copiesOfSkin.get(place.skinId) ?? 0
    const lists = listsOf(item).map(([name, limits]) => this.#firstPlaces(name, limits))
    if (isScarce(item.priceCents, copies) || !lists.every((list) => list.hasRoomFor(place))) return false
    for (const list of lists) list.add(place)
    this.#copiesOfSkin.set(place.skinId, copies + 1)
    return true
  }
}
