/** A page number, or a gap that stands for the pages between its neighbours. */
export type PageSlot = number | 'gap'

/**
 * Which page numbers to show: up to five, with gaps (docs/behaviour/look.md#page-slots).
 * @param current page that is shown; numbers outside 1..total are taken to the nearest end
 * @param total number of pages, at least 1
 * @returns slots in order; 1 and total are always among them
 */
export const pageNumbers = (current: number, total: number): PageSlot[] => {
  const here = Math.min(Math.max(current, 1), total)
  if (total <= 5) return range(1, total)
  if (here <= 3) return [...range(1, 4), 'gap', total]
  if (here >= total - 2) return [1, 'gap', ...range(total - 3, total)]
  return [1, 'gap', here - 1, here, here + 1, 'gap', total]
}

/**
 * The same for screens below 640 px: three numbers, a gap, the last page.
 * @returns slots in order; the last page is always among them
 */
export const compactPageNumbers = (current: number, total: number): PageSlot[] => {
  const here = Math.min(Math.max(current, 1), total)
  if (total <= 4) return range(1, total)
  if (here >= total - 2) return range(total - 3, total)
  const first = Math.max(1, here - 1)
  return [...range(first, first + 2), 'gap', total]
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
