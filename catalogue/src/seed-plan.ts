import type { Catalogue } from './catalogue.ts'
import { iconPrices } from './icon-prices.ts'
import { drawsFor } from './seed-draw.ts'
import { showcase } from './seed-showcase.ts'
import { type Slot, slotsOf } from './seed-slots.ts'
import type { Skin, WeaponType } from './skins.ts'

/** How many items a demo shop starts with. */
export const seedItemsCount = 3000

/** A copy of a skin that may come on sale; numbers start at 1 for each skin. */
export interface PlannedCopy {
  skin: Skin
  copy: number
  slot: Slot
}

/** A skin that the shop carries, and its looks. */
interface CarriedSkin {
  skin: Skin
  slots: readonly Slot[]
}

const slotsOfShown = 5
const slotsOfIcon = 2
const slotsOfOther = 1

/** How many skins that are neither shown off nor icons the shop carries of each type. */
const othersOfTypes: readonly (readonly [WeaponType, number])[] = [
  ['Pistol', 74],
  ['Rifle', 74],
  ['Knife', 70],
  ['SMG', 65],
  ['Sniper Rifle', 44],
  ['Shotgun', 39],
  ['Gloves', 35],
  ['Machinegun', 22],
  ['Equipment', 7],
]

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

/**
 * The skins of which the shop has copies, and their looks: the showcase, every icon, and others spread over types,
 * weapons and finishes. How many looks there are decides how many pictures the repository carries.
 */
export const carriedSkins = (skins: readonly Skin[]): CarriedSkin[] => {
  const isShown = ({ id }: Skin): boolean => showcase.has(id)
  const isIcon = (skin: Skin): boolean => iconPrices.has(skin.id) && !isShown(skin)
  const others = othersOfTypes.flatMap(([type, count]) =>
    spreadOverWeapons(skins.filter((skin) => skin.type === type && !isShown(skin) && !isIcon(skin))).slice(0, count),
  )
  const carried = (some: readonly Skin[], slotsMax: number): CarriedSkin[] =>
    some.map((skin) => ({ skin, slots: slotsOf(skin, slotsMax) }))
  return [
    ...carried(skins.filter(isShown), slotsOfShown),
    ...carried(skins.filter(isIcon), slotsOfIcon),
    ...carried(others, slotsOfOther),
  ]
}

/**
 * The copies that may come on sale, in the rounds in which they are offered to the shop: one of every skin in each. A
 * skin's copies take turns at its looks.
 * @param rounds how many
 */
export function* copiesInRounds({ skins }: Pick<Catalogue, 'skins'>, rounds: number): Generator<PlannedCopy[]> {
  const carried = carriedSkins(skins)
  for (let round = 0; round < rounds; round += 1) {
    yield carried.flatMap(({ skin, slots }) => {
      const slot = slots[round % slots.length]
      return slot ? [{ skin, copy: round + 1, slot }] : []
    })
  }
}
