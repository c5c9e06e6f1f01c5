/** A point of the drop that the brand is made of: its tip up, one unit high to each side of its middle. */
export type DropPoint = readonly [x: number, y: number]

/**
 * The outline of the drop.
 * @param count points, counter-clockwise from its foot
 */
export const dropOutline = (count: number): DropPoint[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI
    const narrowing = Math.sin(angle / 2) ** 0.62
    return [Math.sin(angle) * narrowing * 0.92, Math.cos(angle)]
  })

/** A point turned about the middle, in radians. */
export const turned = ([x, y]: DropPoint, angle: number): DropPoint => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
]
