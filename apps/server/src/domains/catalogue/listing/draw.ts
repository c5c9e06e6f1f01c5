import { randomInt } from 'node:crypto'

/** An item by its rank, from 0, among those of its kind that pass. */
export interface DrawnItem {
  /** of the kind */
  index: number
  rank: number
}

/** So many different ranks below a number, or all of them. */
export const ranksBelow = (count: number, wanted: number): number[] => {
  if (count <= wanted) return Array.from({ length: count }, (_, rank) => rank)
  const ranks = new Set<number>()
  while (ranks.size < wanted) ranks.add(randomInt(count))
  return [...ranks]
}

/**
 * Draws items, each as likely as any other, by their ranks among all.
 * @param counts by index of the kind: how many items of it can be drawn
 * @param total of all counts
 * @returns by index; fewer where there are not so many
 */
export const drawItems = (counts: Int32Array, total: number, wanted: number): DrawnItem[] => {
  const ranks = ranksBelow(total, wanted).sort((left, right) => left - right)
  const drawn: DrawnItem[] = []
  let before = 0
  let next = 0
  counts.forEach((count, index) => {
    for (let rank = ranks[next]; rank !== undefined && rank < before + count; rank = ranks[next]) {
      drawn.push({ index, rank: rank - before })
      next += 1
    }
    before += count
  })
  return drawn
}

/** The same in any order, each as likely. */
export const shuffled = <One>(all: readonly One[]): One[] =>
  all
    .map((one) => ({ one, rank: Math.random() }))
    .sort((left, right) => left.rank - right.rank)
    .map(({ one }) => one)
