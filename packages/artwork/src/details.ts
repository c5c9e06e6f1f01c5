import type { Detail } from './model.ts'

/**
 * A cut along a line.
 * @param line "x,y x,y …" in millimetres
 * @param depth 1 is 2.6 mm
 */
export const groove = (line: string, width = 2.4, depth = 1): Detail => ({
  kind: 'stroke',
  line,
  width,
  relief: -depth,
})

/** A raised line: levers, ribs, welds. */
export const ridge = (line: string, width = 3, height = 1): Detail => ({ kind: 'stroke', line, width, relief: height })

/** A groove along an SVG path; a negative depth raises it. */
export const curve = (path: string, width = 3, depth = 1): Detail => ({ kind: 'curve', path, width, relief: -depth })

/** A round pin or hole; its head is seen in it from 3.5 mm on. */
export const pin = (x: number, y: number, radius: number, relief = -1): Detail => ({
  kind: 'pin',
  x,
  y,
  radius,
  relief,
})

/** A rounded box, from its upper left corner: ejection ports, vents; above zero it is raised. */
export const port = (x: number, y: number, width: number, height: number, corner = 3, relief = -1): Detail => ({
  kind: 'port',
  x,
  y,
  width,
  height,
  corner,
  relief,
})

/** The same detail again and again: serrations, rails, vents. */
export const row = <Item>(count: number, at: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => at(index))
