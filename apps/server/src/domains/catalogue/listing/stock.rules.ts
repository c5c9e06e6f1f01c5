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

/** What is in stock of every kind, by place of the kind: items, cents of the cheapest and dearest, extreme floats. */
export class Shelf {
  readonly counts: Int32Array
  readonly priceMin: Float64Array
  readonly priceMax: Float64Array
  /** NaN for vanilla knives */
  readonly floatMin: Float64Array
  readonly floatMax: Float64Array
  /** places of the kinds in stock, by their cheapest item */
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
  replace(place: number, counted: readonly CountedStock[]): void {
    if (this.counts[place]) for (const [places, by] of this.#orders()) places.splice(seat(places, by, place), 1)
    this.#set(place, counted)
    if (this.counts[place]) for (const [places, by] of this.#orders()) places.splice(seat(places, by, place), 0, place)
  }

  /** Fills an empty shelf. */
  fill(counted: ReadonlyMap<number, readonly CountedStock[]>): void {
    for (const [place, parts] of counted) this.#set(place, parts)
    for (const [places, by] of this.#orders()) {
      for (const place of counted.keys()) if (this.counts[place]) places.push(place)
      places.sort((left, right) => inOrder(by, left, right))
    }
  }

  #orders(): [number[], Float64Array][] {
    return [
      [this.byLowest, this.priceMin],
      [this.byHighest, this.priceMax],
    ]
  }

  #set(place: number, counted: readonly CountedStock[]): void {
    this.counts[place] = counted.reduce((sum, { count }) => sum + count, 0)
    this.priceMin[place] = Math.min(...counted.map(({ price_min }) => price_min))
    this.priceMax[place] = Math.max(...counted.map(({ price_max }) => price_max))
    this.floatMin[place] = Math.min(...counted.map(({ float_min }) => float_min ?? Number.NaN))
    this.floatMax[place] = Math.max(...counted.map(({ float_max }) => float_max ?? Number.NaN))
  }
}

const inOrder = (by: Float64Array, left: number, right: number): number =>
  (by[left] ?? 0) - (by[right] ?? 0) || left - right

/** Where a place stands, or would stand, in this order. */
const seat = (places: readonly number[], by: Float64Array, place: number): number => {
  let from = 0
  let till = places.length
  while (from < till) {
    const middle = (from + till) >> 1
    if (inOrder(by, places[middle] ?? 0, place) < 0) from = middle + 1
    else till = middle
  }
  return from
}

/** Which items a shelf holds. */
interface ShelfName {
  sale: boolean
  isNew: boolean
}

const shelfNames: readonly ShelfName[] = [
  { sale: false, isNew: false },
  { sale: true, isNew: false },
  { sale: false, isNew: true },
  { sale: true, isNew: true },
]

const standsOn =
  ({ sale, isNew }: ShelfName) =>
  ({ on_sale, is_new }: CountedStock): boolean =>
    (on_sale || !sale) && (is_new || !isNew)

/** The four shelves: everything, what is on sale, what is new, what is both. */
export class Shelves {
  readonly #shelves: readonly Shelf[]

  constructor(kindsCount: number) {
    this.#shelves = shelfNames.map(() => new Shelf(kindsCount))
  }

  of(name: ShelfName): Shelf {
    const index = shelfNames.findIndex(({ sale, isNew }) => sale === name.sale && isNew === name.isNew)
    const shelf = this.#shelves[index]
    if (!shelf) throw new Error('a shelf has no name')
    return shelf
  }

  get all(): Shelf {
    return this.of({ sale: false, isNew: false })
  }

  replace(place: number, counted: readonly CountedStock[]): void {
    for (const name of shelfNames) this.of(name).replace(place, counted.filter(standsOn(name)))
  }

  fill(counted: ReadonlyMap<number, readonly CountedStock[]>): void {
    for (const name of shelfNames) {
      const parts = [...counted].map(([place, all]) => [place, all.filter(standsOn(name))] as const)
      this.of(name).fill(new Map(parts))
    }
  }
}
