import type { Catalogue } from './catalogue.ts'
import { iconPrices } from './icon-prices.ts'
import { drawsFor } from './seed-draw.ts'
import { showcase } from './seed-showcase.ts'
import { type Slot, slotsOf } from './seed-slots.ts'
import type { Skin, WeaponType } from './skins.ts'

/** How many items a demo shop starts with. */
export const seedItemsCount = 3000

/** A copy of a skin that the seed puts on sale; numbers start at 1 for each skin. */
interface PlannedCopy {
  skin: Skin
  copy: number
  slot: Slot
}

const copiesOfShown = 36
const slotsOfShown = 5

const copiesOfIcon = 2
const slotsOfIcon = 2

/** Of how many copies the rest is: enough that a skin can be compared with itself at another float. */
const copiesOfOther = 4
const slotsOfOther = 1

/** Skins that would crowd a page in their full number: the dearest skin of all, and a knife with no float. */
const copiesOfFewer: ReadonlyMap<string, number> = new Map([
  ['awp-dragon-lore', 14],
  ['bayonet-vanilla', 12],
])

/** How the items that are neither shown off nor icons spread over the types. */
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

  add(skin: Skin, slotsMax: number): void {
    const copy = (this.#countBySkin.get(skin.id) ?? 0) + 1
    this.#countBySkin.set(skin.id, copy)
    const slots = slotsOf(skin, slotsMax)
    const slot = slots[(copy - 1) % slots.length]
    if (slot) this.copies.push({ skin, copy, slot })
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
  const order = spreadOverWeapons(skins).slice(0, Math.ceil(count / copiesOfOther))
  for (let index = 0; index < count; index += 1) {
    const skin = order[index % order.length]
    if (skin) plan.add(skin, slotsOfOther)
  }
}

/**
 * Which skins the seed puts on sale, how often and how they look: those of the showcase many times, every icon twice,
 * the rest of `seedItemsCount` spread over types, weapons and finishes. How many looks there are decides how many
 * pictures the repository carries.
 * @returns copies whose skin and number together are unique
 */
export const planCopies = ({ skins }: Pick<Catalogue, 'skins'>): PlannedCopy[] => {
  const plan = new Plan()
  const shown = skins.filter(({ id }) => showcase.has(id))
  const icons = skins.filter(({ id }) => iconPrices.has(id) && !showcase.has(id))
  const others = skins.filter(({ id }) => !iconPrices.has(id) && !showcase.has(id))
  for (const skin of shown) {
    const copies = copiesOfFewer.get(skin.id) ?? copiesOfShown
    for (let copy = 1; copy <= copies; copy += 1) plan.add(skin, slotsOfShown)
  }
  for (const skin of icons) for (let copy = 1; copy <= copiesOfIcon; copy += 1) plan.add(skin, slotsOfIcon)
  const rest = seedItemsCount - plan.copies.length
  // The last type takes what rounding left, so that the plan adds up exactly.
  sharesOfTypes.forEach(([type, share], index) => {
    const isLast = index === sharesOfTypes.length - 1
    const count = isLast ? seedItemsCount - plan.copies.length : Math.round((rest * share) / 100)
    const skinsOfType = others.filter((skin) => skin.type === type)
    addRoundRobin(plan, skinsOfType, count)
  })
  return plan.copies
}
