import { attachedOptionsMax, stickersMax } from '@pandrop/contract/limits'
import { type AttachedColumns, type AttachedName, hasAttachedAt } from './attached.rules.ts'
import type { Facet } from './facets.rules.ts'
import type { ListFilter } from './narrowing.rules.ts'
import type { Slices } from './stock.rules.ts'
import { visitAttached } from './tally.rules.ts'

interface AttachedFacets {
  /** by the least number of stickers, from 1 on; empty where nothing in stock has any */
  stickers: Facet[]
  /** stickers and charms by name, those that most copies have */
  attached: (Facet & { label: string })[]
}

interface AttachedOptions {
  slices: Slices
  filter: ListFilter
  /** names that are ticked: another beside them would show its copies as well */
  ticked: readonly string[] | undefined
  /** by index of the kind: 1 for those that pass every filter of kinds */
  passing: Uint8Array
}

/** What lists can be narrowed to of stickers and charms: copies, with every filter but the one that is counted. */
export const attachedFacetsOf = ({ slices, filter, ticked, passing }: AttachedOptions): AttachedFacets => {
  if (slices.attached.isEmpty) return { stickers: [], attached: [] }
  const { stickersMin, groups } = filter.bounds.attached ?? { stickersMin: 0, groups: [] }
  // What is ticked stands first (filter.rules.ts); what the search names narrows all.
  const others = groups.slice(ticked && ticked.length > 0 ? 1 : 0)
  const bySticker = new Int32Array(stickersMax + 1)
  const byNumber: number[] = []
  const [forNumbers, forNames] = [
    { stickersMin: 1, groups },
    { stickersMin, groups: others },
  ]
  const include = (columns: AttachedColumns, at: number): void => {
    const { stickers, starts, numbers } = columns
    const count = stickers[at] ?? 0
    if (hasAttachedAt(columns, at, forNumbers)) bySticker[count] = (bySticker[count] ?? 0) + 1
    if (!hasAttachedAt(columns, at, forNames)) return
    const end = starts[at + 1] ?? 0
    for (let next = starts[at] ?? 0; next < end; next += 1) {
      const number = numbers[next] ?? 0
      byNumber[number] = (byNumber[number] ?? 0) + 1
    }
  }
  let names: readonly AttachedName[] = []
  for (const index of slices.attached.kinds()) {
    if (!passing[index]) continue
    for (const part of slices.partsOf(filter, index)) {
      names = part.attached?.names.known ?? names
      visitAttached(part, filter.bounds, include)
    }
  }
  return { stickers: atLeast(bySticker), attached: mostCommon(names, byNumber) }
}

const atLeast = (bySticker: Int32Array): Facet[] =>
  Array.from({ length: stickersMax }, (_, at) => ({
    value: String(at + 1),
    count: bySticker.subarray(at + 1).reduce((sum, count) => sum + count, 0),
  }))

/** Those on most copies, by name. Names that differ in commas alone are one value. */
const mostCommon = (names: readonly AttachedName[], byNumber: readonly number[]): AttachedFacets['attached'] => {
  const byValue = new Map<string, AttachedFacets['attached'][number]>()
  names.forEach(({ value, label }, number) => {
    const count = byNumber[number] ?? 0
    if (count > 0) byValue.set(value, { value, label, count: count + (byValue.get(value)?.count ?? 0) })
  })
  return [...byValue.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, attachedOptionsMax)
    .sort((one, other) => one.label.localeCompare(other.label, 'en'))
}
