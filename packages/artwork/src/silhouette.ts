import type { Weapon } from './model.ts'
import { boundsOf, type Contours, contoursOf } from './outline.ts'

/** A weapon's outline as a grid of cells that it covers, fitted into the grid without stretching it. */
export interface Silhouette {
  columns: number
  rows: number
  covered: Uint8Array
}

/** Adds what a part covers, line by line, by counting how often its outlines are crossed. */
const cover = (silhouette: Silhouette, contours: Contours, scale: number, left: number, top: number): void => {
  for (let row = 0; row < silhouette.rows; row += 1) {
    const y = top + (row + 0.5) / scale
    const crossings: number[] = []
    for (const contour of contours) {
      contour.forEach(([x1, y1], index) => {
        const [x2, y2] = contour[(index + 1) % contour.length] ?? [x1, y1]
        if (y1 > y === y2 > y) return
        crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
      })
    }
    crossings.sort((one, other) => one - other)
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const from = Math.max(0, Math.round(((crossings[pair] ?? 0) - left) * scale))
      const till = Math.min(silhouette.columns, Math.round(((crossings[pair + 1] ?? 0) - left) * scale))
      silhouette.covered.fill(1, row * silhouette.columns + from, row * silhouette.columns + Math.max(from, till))
    }
  }
}

/** What a weapon looks like in one colour, seen from the side. */
export const silhouetteOf = (weapon: Weapon, columns = 228, rows = 152): Silhouette => {
  const outlines = weapon.parts.map(contoursOf)
  const box = boundsOf(outlines.flat())
  const scale = Math.min(columns / (box.right - box.left), rows / (box.bottom - box.top))
  const left = (box.left + box.right) / 2 - columns / 2 / scale
  const top = (box.top + box.bottom) / 2 - rows / 2 / scale
  const silhouette: Silhouette = { columns, rows, covered: new Uint8Array(columns * rows) }
  for (const contours of outlines) cover(silhouette, contours, scale, left, top)
  return silhouette
}

/** How much of two silhouettes of one size is common: 1 for the same outline, 0 for none of it. */
export const likeness = (one: Silhouette, other: Silhouette): number => {
  let both = 0
  let either = 0
  one.covered.forEach((cell, index) => {
    const otherCell = other.covered[index] ?? 0
    both += cell & otherCell
    either += cell | otherCell
  })
  return both / either
}
