import { type AttachedColumns, AttachedStock } from './attached.rules.ts'

/** Those items of a kind that are on sale or not, and new or not. */
export interface StockPart {
  onSale: boolean
  isNew: boolean
  /** items by their floats, and of the same items in the same order: */
  ids: readonly number[]
  /** cents */
  prices: readonly number[]
  /** cents; null where nothing is on sale */
  oldPrices: readonly number[] | null
  /** since when each can be bought, seconds since 1970 */
  listed: readonly number[]
  /** lowest first; null for vanilla knives, which have none */
  floats: readonly number[] | null
  /** null for vanilla knives, which have none */
  paintSeeds: readonly number[] | null
  /** null where no item has stickers or a charm */
  attached: AttachedColumns | null
}

/** What a kind usually costs. */
export interface Reference {
  cents: number
  /** that it is of, 2026-08-08; null: nobody knows */
  day: string | null
}

/** Indexes of the kinds in stock by the least and by the greatest of something that their items have. */
export interface Extremes {
  /** by index of the kind */
  least: Float64Array
  greatest: Float64Array
  byLeast: readonly number[]
  byGreatest: readonly number[]
}

/** What is in stock of every kind, by index of the kind: items, cents of the cheapest and dearest, extreme floats. */
export class Slice {
  readonly counts: Int32Array
  readonly priceMin: Float64Array
  readonly priceMax: Float64Array
  /** NaN for vanilla knives */
  readonly floatMin: Float64Array
  readonly floatMax: Float64Array
  /** indexes of the kinds in stock, by their cheapest item */
  readonly byLowest: number[] = []
  /** the same by their dearest item */
  readonly byHighest: number[] = []
  /** seconds since 1970 of what can be bought for longest, and of the newest */
  readonly listedMin: Float64Array
  readonly listedMax: Float64Array
  /** what was sorted since the last change, by name */
  readonly #sorted = new Map<string, Extremes>()

  constructor(kindsCount: number) {
    this.counts = new Int32Array(kindsCount)
    this.priceMin = new Float64Array(kindsCount)
    this.priceMax = new Float64Array(kindsCount)
    this.floatMin = new Float64Array(kindsCount)
    this.floatMax = new Float64Array(kindsCount)
    this.listedMin = new Float64Array(kindsCount)
    this.listedMax = new Float64Array(kindsCount)
  }

  /**
   * Kinds in stock by something else than their prices. It is sorted when a list first asks for it and kept until the
   * stock changes: few ask, and each order more that is kept sorted makes every change dearer.
   */
  sorted(name: string, extremesOf: () => Pick<Extremes, 'least' | 'greatest'>): Extremes {
    const known = this.#sorted.get(name)
    if (known) return known
    const { least, greatest } = extremesOf()
    const by = (values: Float64Array) => [...this.byLowest].sort((left, right) => inOrder(values, left, right))
    const extremes = { least, greatest, byLeast: by(least), byGreatest: by(greatest) }
    this.#sorted.set(name, extremes)
    return extremes
  }

  /** Puts what was read of one kind in the place of what was known of it. */
  replace(index: number, parts: readonly StockPart[]): void {
    if (this.counts[index])
      for (const [indexes, by] of this.#orders()) indexes.splice(insertionPoint(indexes, by, index), 1)
    this.#set(index, parts)
    if (this.counts[index])
      for (const [indexes, by] of this.#orders()) indexes.splice(insertionPoint(indexes, by, index), 0, index)
  }

  /** Fills an empty slice. */
  fill(partsByIndex: ReadonlyMap<number, readonly StockPart[]>): void {
    for (const [index, parts] of partsByIndex) this.#set(index, parts)
    for (const [indexes, by] of this.#orders()) {
      for (const index of partsByIndex.keys()) if (this.counts[index]) indexes.push(index)
      indexes.sort((left, right) => inOrder(by, left, right))
    }
  }

  #orders(): [number[], Float64Array][] {
    return [
      [this.byLowest, this.priceMin],
      [this.byHighest, this.priceMax],
    ]
  }

  #set(index: number, parts: readonly StockPart[]): void {
    this.#sorted.clear()
    this.counts[index] = parts.reduce((sum, { prices }) => sum + prices.length, 0)
    this.priceMin[index] = lowest(parts.map(({ prices }) => lowest(prices)))
    this.priceMax[index] = highest(parts.map(({ prices }) => highest(prices)))
    this.floatMin[index] = lowest(parts.map(({ floats }) => floats?.[0] ?? Number.NaN))
    this.floatMax[index] = highest(parts.map(({ floats }) => floats?.at(-1) ?? Number.NaN))
    this.listedMin[index] = lowest(parts.map(({ listed }) => lowest(listed)))
    this.listedMax[index] = highest(parts.map(({ listed }) => highest(listed)))
  }
}

// Not Math.min(...all): a call takes some hundred thousand arguments at most, and a kind may have more copies.
const lowest = (all: readonly number[]): number =>
  all.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY)

const highest = (all: readonly number[]): number =>
  all.reduce((most, one) => Math.max(most, one), Number.NEGATIVE_INFINITY)

// Infinite ones are equal: their difference is no number.
const inOrder = (by: Float64Array, left: number, right: number): number => {
  const [one, other] = [by[left] ?? 0, by[right] ?? 0]
  return one === other ? left - right : one - other
}

/** Where an index stands, or would stand, in this order. */
const insertionPoint = (indexes: readonly number[], by: Float64Array, index: number): number => {
  let from = 0
  let till = indexes.length
  while (from < till) {
    const middle = (from + till) >> 1
    if (inOrder(by, indexes[middle] ?? 0, index) < 0) from = middle + 1
    else till = middle
  }
  return from
}

/** Which items a slice holds. */
interface SliceName {
  sale: boolean
  isNew: boolean
}

const none: readonly StockPart[] = []

const sliceNames: readonly SliceName[] = [
  { sale: false, isNew: false },
  { sale: true, isNew: false },
  { sale: false, isNew: true },
  { sale: true, isNew: true },
]

const belongsTo =
  ({ sale, isNew }: SliceName) =>
  (part: StockPart): boolean =>
    (part.onSale || !sale) && (part.isNew || !isNew)

/** The four slices: everything, what is on sale, what is new, what is both; and what they are made of. */
export class Slices {
  /** by index of the kind */
  readonly #parts: (readonly StockPart[])[]
  readonly #slices: readonly Slice[]
  readonly attached = new AttachedStock()

  constructor(kindsCount: number) {
    this.#parts = Array.from({ length: kindsCount }, () => none)
    this.#slices = sliceNames.map(() => new Slice(kindsCount))
  }

  of(name: SliceName): Slice {
    const index = sliceNames.findIndex(({ sale, isNew }) => sale === name.sale && isNew === name.isNew)
    const slice = this.#slices[index]
    if (!slice) throw new Error('a slice has no name')
    return slice
  }

  get all(): Slice {
    return this.of({ sale: false, isNew: false })
  }

  /** The items of a kind that a slice holds. */
  partsOf(name: SliceName, index: number): readonly StockPart[] {
    return (this.#parts[index] ?? none).filter(belongsTo(name))
  }

  replace(index: number, parts: readonly StockPart[]): void {
    this.attached.replace(index, this.#parts[index] ?? none, parts)
    this.#parts[index] = parts
    for (const name of sliceNames) this.of(name).replace(index, this.partsOf(name, index))
  }

  fill(partsByIndex: ReadonlyMap<number, readonly StockPart[]>): void {
    for (const [index, parts] of partsByIndex) {
      this.attached.replace(index, none, parts)
      this.#parts[index] = parts
    }
    for (const name of sliceNames) {
      const own = [...partsByIndex.keys()].map((index) => [index, this.partsOf(name, index)] as const)
      this.of(name).fill(new Map(own))
    }
  }
}
