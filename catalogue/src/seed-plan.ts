import type { Catalogue } from './catalogue.ts'
import { iconPrices } from './icon-prices.ts'
import { drawsFor } from './seed-draw.ts'
import type { Skin, WeaponType } from './skins.ts'

/** How many items a demo shop starts with. */
export const seedItemsCount = 3000

/** A copy of a skin that the seed puts on sale; numbers start at 1 for each skin. */
interface PlannedCopy {
  skin: Skin
  copy: number
}

const copiesOfDrawnSkin = 38

/** Drawn skins that would crowd a page in their full number: the dearest skin of all, and a knife with no float. */
const copiesOfFewer: ReadonlyMap<string, number> = new Map([
  ['awp-dragon-lore', 14],
  ['bayonet-vanilla', 12],
])

/** How the items that are not copies of drawn skins spread over the types. */
const sharesOfTypes: readonly (readonly [WeaponType, number])[] = [
  ['Pistol', 17],
  ['Rifle', 17],
  ['Knife', 16],
  ['SMG', 15],
  ['Sniper Rifle', 10],
  ['Shotgun', 9],
  ['Gloves', 8],
  ['Machinegun', 5],
  ['Equipment', 3],
]

class Plan {
  readonly copies: PlannedCopy[] = []
  readonly #countBySkin = new Map<string, number>()

  add(skin: Skin): void {
    const copy = (this.#countBySkin.get(skin.id) ?? 0) + 1
    this.#countBySkin.set(skin.id, copy)
    this.copies.push({ skin, copy })
  }
}

/** The skins of a type so that neighbours are of different weapons, and skins of a weapon in a fixed shuffled order. */
const spreadOverWeapons = (skins: readonly Skin[]): Skin[] => {
  const placeInWeapon = new Map<string, number>()
  const shuffled = skins
    .map((skin) => ({ skin, order: drawsFor(skin.id)('order') }))
    .sort((left, right) => left.order - right.order)
  const ranked = shuffled.map(({ skin, order }) => {
    const place = placeInWeapon.get(skin.weapon) ?? 0
    placeInWeapon.set(skin.weapon, place + 1)
    return { skin, place, order }
  })
  return ranked.sort((left, right) => left.place - right.place || left.order - right.order).map(({ skin }) => skin)
}

const addRoundRobin = (plan: Plan, skins: readonly Skin[], count: number): void => {
  const order = spreadOverWeapons(skins)
  for (let index = 0; index < count; index += 1) {
    const skin = order[index % order.length]
    if (skin) plan.add(skin)
  }
}

/**
 * Which skins the seed puts on sale, and how often: skins with a picture of their own many times, every icon once,
 * the rest of `seedItemsCount` spread over types, weapons and finishes.
 * @returns copies whose skin and number together are unique
 */
export const planCopies = ({ skins, pictures }: Catalogue): PlannedCopy[] => {
  const plan = new Plan()
  const drawn = skins.filter((skin) => pictures.ofSkin.has(skin.id))
  const undrawn = skins.filter((skin) => !pictures.ofSkin.has(skin.id))
  for (const skin of drawn) {
    const copies = copiesOfFewer.get(skin.id) ?? copiesOfDrawnSkin
    for (let copy = 1; copy <= copies; copy += 1) plan.add(skin)
  }
  for (const skin of undrawn) if (iconPrices.has(skin.id)) plan.add(skin)
  const rest = seedItemsCount - plan.copies.length
  // The last type takes what rounding left, so that the plan adds up exactly.
  sharesOfTypes.forEach(([type, share], index) => {
    const isLast = index === sharesOfTypes.length - 1
    const count = isLast ? seedItemsCount - plan.copies.length : Math.round((rest * share) / 100)
    const skinsOfType = undrawn.filter((skin) => skin.type === type)
    addRoundRobin(plan, skinsOfType, count)
  })
  return plan.copies
}
