/** A sign beside letters: drawn at x on the line y = 0. */
export interface Sign {
  /** share of the size */
  width: number
  path: (x: number, size: number) => string
}

const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** The star of knives and gloves. */
export const star: Sign = {
  width: 0.86,
  path: (x, size) => {
    const corners = Array.from({ length: 10 }, (_, index) => {
      const radius = (index % 2 === 0 ? 0.4 : 0.165) * size
      const angle = (index * Math.PI) / 5
      return point(x + 0.41 * size + radius * Math.sin(angle), -0.34 * size - radius * Math.cos(angle))
    })
    return `M${corners.join('L')}Z`
  },
}

export const heart: Sign = {
  width: 0.76,
  path: (x, size) => {
    const at = (across: number, up: number): string => point(x + across * size, -up * size)
    const curve = (...points: [number, number][]): string => `C${points.map((each) => at(...each)).join(' ')}`
    return [
      `M${at(0.38, 0)}`,
      curve([0.2, 0.16], [0.03, 0.32], [0.03, 0.49]),
      curve([0.03, 0.7], [0.3, 0.76], [0.38, 0.56]),
      curve([0.46, 0.76], [0.73, 0.7], [0.73, 0.49]),
      curve([0.73, 0.32], [0.56, 0.16], [0.38, 0]),
    ].join('')
  },
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** The plinth behind a weapon, a drop: three round corners and one that is nearly square (tokens: drop-shape). */
export const patchPath = ({ left, top, width, height }: Box): string => {
  const [rx, ry] = [width / 2, height / 2]
  const [tipX, tipY] = [width / 10, height / 10]
  const right = left + width
  return [
    `M${left} ${top + ry}`,
    `A${rx} ${ry} 0 0 1 ${left + rx} ${top}`,
    `H${right - tipX}`,
    `A${tipX} ${tipY} 0 0 1 ${right} ${top + tipY}`,
    `V${top + ry}`,
    `A${rx} ${ry} 0 0 1 ${left + rx} ${top + height}`,
    `A${rx} ${ry} 0 0 1 ${left} ${top + ry}Z`,
  ].join('')
}

const drop = 'M0-15C4-9 11.5-3.5 11.5 3.6A11.5 11 0 0 1-11.5 3.6C-11.5-3.5-4-9 0-15Z'

/** The shop's mark in a box of 64, as apps/storefront/src/favicon.svg has it. */
export const mark = `<g fill="#3A413D"><circle cx="11" cy="15" r="10"/><circle cx="53" cy="15" r="10"/></g>
<ellipse cx="32" cy="35" rx="29" ry="25" fill="#F4F1E9"/>
<g fill="#0B0D0C"><path d="${drop}" transform="translate(20 35) rotate(42) scale(.72)"/>
<path d="${drop}" transform="translate(44 35) rotate(-42) scale(.72)"/>
<path d="M28.6 45.6h6.8a1.5 1.5 0 0 1 1.1 2.5l-3.4 3.6a1.5 1.5 0 0 1-2.2 0l-3.4-3.6a1.5 1.5 0 0 1 1.1-2.5Z"/></g>
<g fill="#F4F1E9"><circle cx="20.5" cy="35.5" r="2.9"/><circle cx="43.5" cy="35.5" r="2.9"/></g>`

/** A drop with its tip up, 26 high, its middle at the origin. */
export const dropPath = drop
