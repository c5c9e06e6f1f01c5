import { attachedValue } from '@pandrop/contract/attachments'

/** A sticker or a charm, as lists know it. */
export interface AttachedName {
  /** as filters name it */
  value: string
  /** as Steam names it */
  label: string
}

/** What has to be on a copy. */
export interface AttachedBounds {
  /** 0: none need be there */
  stickersMin: number
  /** of each of these one, by their values */
  groups: readonly ReadonlySet<string>[]
}

/** A copy with stickers or a charm as the database says it: its id, the stickers by slot, the charm. */
export type AttachedRow = [id: number, stickers: readonly string[], charm: string | null]

// A value of a list has no more characters.
const valueLengthMax = 80

/** Of a copy each name once, without those that no value of a list can say. */
export const namesOn = (stickers: readonly string[], charm: string | null): AttachedName[] =>
  [...new Set(charm === null ? stickers : [...stickers, charm])]
    .map((label) => ({ value: attachedValue(label), label }))
    .filter(({ value }) => value !== '' && value.length <= valueLengthMax)

/** Each name once, by a number from 0 on. */
export class AttachedNames {
  readonly known: AttachedName[] = []
  readonly #numbers = new Map<string, number>()
  readonly #marks = new WeakMap<ReadonlySet<string>, Uint8Array>()

  numberOf(name: AttachedName): number {
    const known = this.#numbers.get(name.label)
    if (known !== undefined) return known
    this.#numbers.set(name.label, this.known.length)
    return this.known.push(name) - 1
  }

  /** By number: 1 for the names that have one of these values. */
  marksOf(values: ReadonlySet<string>): Uint8Array {
    const known = this.#marks.get(values)
    // Names may have come since.
    if (known?.length === this.known.length) return known
    const marks = Uint8Array.from(this.known, ({ value }) => (values.has(value) ? 1 : 0))
    this.#marks.set(values, marks)
    return marks
  }
}

/** What is on those items of a part of the stock that have anything: numbers, because there may be 200,000 of them. */
export interface AttachedColumns {
  names: AttachedNames
  /** of the items among their part, rising; all other columns are in this order */
  places: Int32Array
  stickers: Uint8Array
  /** of each item where the numbers of its names begin; one more for the end of the last */
  starts: Int32Array
  numbers: Int32Array
}

/** The columns of these copies, which come in the order of their places. */
export const attachedColumns = (
  rows: readonly AttachedRow[],
  placeOf: (id: number) => number,
  names: AttachedNames,
): AttachedColumns => {
  const on = rows.map(([, stickers, charm]) => namesOn(stickers, charm).map((name) => names.numberOf(name)))
  const starts = new Int32Array(rows.length + 1)
  on.forEach((numbers, at) => {
    starts[at + 1] = (starts[at] ?? 0) + numbers.length
  })
  return {
    names,
    places: Int32Array.from(rows, ([id]) => placeOf(id)),
    stickers: Uint8Array.from(rows, ([, stickers]) => stickers.length),
    starts,
    numbers: Int32Array.from(on.flat()),
  }
}

/** Whether what is on a copy is what is asked for. */
export const hasAttached = (
  { stickers, names }: { stickers: number; names: readonly AttachedName[] },
  { stickersMin, groups }: AttachedBounds,
): boolean => stickers >= stickersMin && groups.every((group) => names.some(({ value }) => group.has(value)))

/** The same of an item of a part, by its place in the columns. */
export const hasAttachedAt = (
  columns: AttachedColumns,
  at: number,
  { stickersMin, groups }: AttachedBounds,
): boolean => {
  if ((columns.stickers[at] ?? 0) < stickersMin) return false
  for (const group of groups) if (!hasMarked(columns, at, columns.names.marksOf(group))) return false
  return true
}

const hasMarked = ({ starts, numbers }: AttachedColumns, at: number, marks: Uint8Array): boolean => {
  const end = starts[at + 1] ?? 0
  for (let next = starts[at] ?? 0; next < end; next += 1) if (marks[numbers[next] ?? 0]) return true
  return false
}

/** A part of the stock, as far as it is asked for here. */
interface AttachedPart {
  attached: AttachedColumns | null
}

/** Which stickers and charms are in stock, and which kinds have any on a copy: few of all need be looked at. */
export class AttachedStock {
  #names: AttachedNames | undefined
  /** copies, by the number of the name */
  readonly #counts: number[] = []
  readonly #kinds = new Set<number>()

  /** Takes what is known of a kind for what was known of it before. */
  replace(index: number, before: readonly AttachedPart[], now: readonly AttachedPart[]): void {
    this.#count(before, -1)
    this.#count(now, 1)
    if (now.some(({ attached }) => attached)) this.#kinds.add(index)
    else this.#kinds.delete(index)
  }

  #count(parts: readonly AttachedPart[], by: 1 | -1): void {
    for (const { attached } of parts) {
      if (!attached) continue
      this.#names = attached.names
      for (const number of attached.numbers) this.#counts[number] = (this.#counts[number] ?? 0) + by
    }
  }

  /** Whether any copy of a kind has stickers or a charm. */
  hasKind(index: number): boolean {
    return this.#kinds.has(index)
  }

  /** Indexes of the kinds of which a copy has stickers or a charm, in no order. */
  kinds(): Iterable<number> {
    return this.#kinds
  }

  get isEmpty(): boolean {
    return this.#kinds.size === 0
  }

  /** In no order. */
  names(): AttachedName[] {
    return (this.#names?.known ?? []).filter((_, number) => (this.#counts[number] ?? 0) > 0)
  }
}
