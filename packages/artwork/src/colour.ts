/** Red, green and blue from 0 to 255, as a screen shows them. */
export type Colour = readonly [red: number, green: number, blue: number]

/** @param hex as #1f4fb8 */
export const colourOf = (hex: string): Colour => {
  const part = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16)
  const colour: Colour = [part(1), part(3), part(5)]
  if (hex.length !== 7 || colour.some(Number.isNaN)) throw new Error(`no colour: ${hex}`)
  return colour
}

/** @param share 0 is the first, 1 the second */
export const mix = (first: Colour, second: Colour, share: number): Colour => [
  first[0] + (second[0] - first[0]) * share,
  first[1] + (second[1] - first[1]) * share,
  first[2] + (second[2] - first[2]) * share,
]

export const scaled = (colour: Colour, factor: number): Colour => [
  colour[0] * factor,
  colour[1] * factor,
  colour[2] * factor,
]

/** Evenly spaced stops; at 0 the first, at 1 the last. */
export const ramp = (stops: readonly Colour[], at: number): Colour => {
  const place = clamp(at, 0, 0.9999) * (stops.length - 1)
  const index = Math.floor(place)
  const first = stops[index] ?? black
  return mix(first, stops[index + 1] ?? first, place - index)
}

export const black: Colour = [0, 0, 0]
export const white: Colour = [255, 255, 255]

export const clamp = (value: number, from: number, till: number): number => Math.max(from, Math.min(till, value))

/** 0 below `from`, 1 above `till`, smooth between; `from` may be the greater one. */
export const smooth = (from: number, till: number, at: number): number => {
  const share = clamp((at - from) / (till - from), 0, 1)
  return share * share * (3 - 2 * share)
}
