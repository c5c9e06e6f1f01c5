/** A part of a kind's stock, as the database counts it. */
export interface CountedStock {
  on_sale: boolean
  is_new: boolean
  count: number
  price_min: number
  price_max: number
  float_min: number | null
  float_max: number | null
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

  constructor(kindsCount: number) {
    this.counts = new Int32Array(kindsCount)
    this.priceMin = new Float64Array(kindsCount)
    this.priceMax = new Float64Array(kindsCount)
    this.floatMin = new Float64Array(kindsCount)
    this.floatMax = new Float64Array(kindsCount)
  }

  /** Puts what was counted of one kind in the place of what was known of it. */
  replace(index: number, counted: readonly CountedStock[]): void {
    if (this.counts[index])
      for (const [indexes, by] of this.#orders()) indexes.splice(insertionPoint(indexes, by, index), 1)
    this.#set(index, counted)
    if (this.counts[index])
      for (const [indexes, by] of this.#orders()) indexes.splice(insertionPoint(indexes, by, index), 0, index)
  }

  /** Fills an empty slice. */
  fill(counted: ReadonlyMap<number, readonly CountedStock[]>): void {
    for (const [index, parts] of counted) this.#set(index, parts)
    for (const [indexes, by] of this.#orders()) {
      for (const index of counted.keys()) if (this.counts[index]) indexes.push(index)
      indexes.sort((left, right) => inOrder(by, left, right))
    }
  }

  #orders(): [number[], Float64Array][] {
    return [
      [this.byLowest, this.priceMin],
      [this.byHighest, this.priceMax],
    ]
  }

  #set(index: number, counted: readonly CountedStock[]): void {
    this.counts[index] = counted.reduce((sum, { count }) => sum + count, 0)
    this.priceMin[index] = Math.min(...counted.map(({ price_min }) => price_min))
    this.priceMax[index] = Math.max(...counted.map(({ price_max }) => price_max))
    this.floatMin[index] = Math.min(...counted.map(({ float_min }) => float_min ?? Number.NaN))
    this.floatMax[index] = Math.max(...counted.map(({ float_max }) => float_max ?? Number.NaN))
  }
}

const inOrder = (by: Float64Array, left: number, right: number): number =>
  (by[left] ?? 0) - (by[right] ?? 0) || left - right

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

const sliceNames: readonly SliceName[] = [
  { sale: false, isNew: false },
  { sale: true, isNew: false },
  { sale: false, isNew: true },
  { sale: true, isNew: true },
]

const belongsTo =
  ({ sale, isNew }: SliceName) =>
  ({ on_sale, is_new }: CountedStock): boolean =>
    (on_sale || !sale) && (is_new || !isNew)

/** The four slices: everything, what is on sale, what is new, what is both. */
export class Slices {
  readonly #slices: readonly Slice[]

  constructor(kindsCount: number) {
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

  replace(index: number, counted: readonly CountedStock[]): void {
    for (const name of sliceNames) this.of(name).replace(index, counted.filter(belongsTo(name)))
  }

  fill(counted: ReadonlyMap<number, readonly CountedStock[]>): void {
    for (const name of sliceNames) {
      const parts = [...counted].map(([index, all]) => [index, all.filter(belongsTo(name))] as const)
      this.of(name).fill(new Map(parts))
    }
  }
}
