import type { Item } from '@pandrop/contract/item'
import { fromUnits } from '@pandrop/money/money'

/** What a strip must know of an item before it chooses. */
export interface Mixable {
  weapon: string
  /** empty for vanilla knives */
  finish: string
  rarity: string
  price_cents: number
}

/** Where the second and the third price band begin, in cents. */
const bandsFrom = [2_000, 20_000] as const
const bandsCount = bandsFrom.length + 1

const bandOf = ({ price_cents }: Pick<Mixable, 'price_cents'>): number =>
  bandsFrom.filter((from) => price_cents >= from).length

/** What a phone or a narrow window shows of a strip. */
const firstLook = 6
const firstColoursMin = 4
const ofAWeaponMax = 2

/** Of gloves the highest rarity has another name and the same colour. */
export const colourOf = (rarity: string): string => (rarity === 'Extraordinary' ? 'Covert' : rarity)

/** One of these is shown once: phases of one finish have one title. */
export const finishKey = ({ weapon, finish }: Pick<Mixable, 'weapon' | 'finish'>): string => `${weapon} | ${finish}`

/** An item of a list as something that can be mixed in. */
export const mixableOf = ({ weapon, finish, quality, price }: Item): Mixable => ({
  weapon,
  finish,
  rarity: quality,
  price_cents: fromUnits(price),
})

/** A strip that is being filled. */
class Mix<One extends Mixable> {
  readonly chosen: One[] = []
  readonly #finishes = new Set<string>()
  readonly #weapons = new Map<string, number>()
  readonly #bands = new Map<number, number>()
  readonly #colours = new Set<string>()
  readonly #size: number
  #places = 0

  constructor(size: number) {
    this.#size = size
  }

  /** Counts what stands in the strip already, or now. */
  count(one: Mixable): void {
    this.#finishes.add(finishKey(one))
    this.#weapons.set(one.weapon, (this.#weapons.get(one.weapon) ?? 0) + 1)
    this.#bands.set(bandOf(one), (this.#bands.get(bandOf(one)) ?? 0) + 1)
    this.#colours.add(colourOf(one.rarity))
    this.#places += 1
  }

  get isFull(): boolean {
    return this.#places >= this.#size
  }

  /** What the next place asks for, the most important last: what cannot be had is given up from the front. */
  #wishes(): ((one: One) => boolean)[] {
    const shown = this.#places < firstLook ? firstLook : this.#size
    const ofABand = Math.ceil(shown / bandsCount)
    const coloursMissing = firstColoursMin - this.#colours.size
    const needsColour = coloursMissing > 0 && this.#places + coloursMissing >= firstLook
    const wishes = [
      (one: One) => (this.#bands.get(bandOf(one)) ?? 0) < ofABand,
      (one: One) => (this.#weapons.get(one.weapon) ?? 0) < ofAWeaponMax,
    ]
    if (needsColour && this.#places < firstLook) wishes.push((one) => !this.#colours.has(colourOf(one.rarity)))
    return wishes
  }

  /** Takes the first one that meets most of the wishes; false where no other finish is left. */
  takeFrom(candidates: readonly One[]): boolean {
    const free = candidates.filter((one) => !this.#finishes.has(finishKey(one)))
    for (let wishes = this.#wishes(); ; wishes = wishes.slice(1)) {
      const next = free.find((one) => wishes.every((isMet) => isMet(one)))
      if (next) {
        this.count(next)
        this.chosen.push(next)
        return true
      }
      if (wishes.length === 0) return false
    }
  }
}

/**
 * Chooses for a strip, in the order given as far as its rules allow (docs/behaviour/catalogue.md#mixed-strips): one of
 * a finish at most; two of a weapon, a third in each price band, and four colours among the first six where there are
 * such.
 * @param size of the whole strip
 * @param before what stands there already
 */
export const mixed = <One extends Mixable>(
  candidates: readonly One[],
  size: number,
  before: readonly Mixable[] = [],
): One[] => {
  const mix = new Mix<One>(size)
  for (const one of before) mix.count(one)
  while (!mix.isFull && mix.takeFrom(candidates));
  return mix.chosen
}
