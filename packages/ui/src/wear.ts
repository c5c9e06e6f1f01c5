import { exteriorNames, type PaintedExterior, wearBands } from '@pandrop/contract/exteriors'

/**
 * Where a float lies on the rail.
 * @param float wear between 0 and 1; values outside are a bug and throw
 * @returns percent of the rail's width, 0 to 100
 */
export const wearPosition = (float: number): number => {
  if (!(float >= 0 && float <= 1)) throw new RangeError(`not a wear float: ${float}`)
  const band = wearBands.find(({ to }) => float < to)
  if (!band) return 100
  return band.start + ((float - band.from) / (band.to - band.from)) * band.width
}

/**
 * The float at a place of the rail: the way back from wearPosition.
 * @param position percent of the rail's width, 0 to 100; values outside are a bug and throw
 * @returns wear between 0 and 1, with four digits at most
 */
export const wearAt = (position: number): number => {
  if (!(position >= 0 && position <= 100)) throw new RangeError(`not a place on the rail: ${position}`)
  const band = wearBands.findLast(({ start }) => start <= position) ?? wearBands[0]
  if (band === undefined) return 0
  const float = band.from + ((position - band.start) / band.width) * (band.to - band.from)
  return Math.round(float * 10_000) / 10_000
}

/** Percent of the rail, on a card some three pixels: drops that stand closer hide each other. */
const apartMin = 2

/**
 * Where the floats of several copies lie on the rail, without those that stand where another one hides them.
 * @param floats each between 0 and 1
 * @returns percents of the rail's width, rising
 */
export const placesApart = (floats: readonly number[]): number[] => {
  const places: number[] = []
  for (const place of floats.map(wearPosition).toSorted((one, other) => one - other)) {
    if (place >= (places.at(-1) ?? -apartMin) + apartMin) places.push(place)
  }
  return places
}

/**
 * The code of an exterior by its name in the catalogue.
 * @param exterior "Field-Tested" or "field_tested"; letter case does not matter
 * @returns undefined for a vanilla knife ("Not Painted") and for names that the game does not know
 */
export const exteriorCode = (exterior: string): PaintedExterior | undefined => {
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')
  return wearBands.find(({ code }) => plain(exteriorNames[code]) === plain(exterior))?.code
}

/**
 * A float with a few digits. The rest is cut, not rounded: 0.06999 is Factory New and must not read 0.0700.
 * @param float wear between 0 and 1
 * @param digits after the point, 8 at most
 */
export const formatFloat = (float: number, digits = 4): string => float.toFixed(8).slice(0, digits + 2)

/** The floats that a finish can have, as the game's files say. */
export interface WearLimits {
  /** between 0 and 1 */
  min: number
  /** between min and 1 */
  max: number
}

/** Digits after the point that the game's own tools show. */
const floatDigits = 9

/**
 * A float with every digit that is known of it: traders compare the last ones. Short ones end in zeros, so that floats
 * below each other have one width.
 * @param float wear between 0 and 1
 * @returns plain digits, never an exponent: "0.221493500", "0.000000100"
 */
export const wholeFloat = (float: number): string => {
  const written = String(float)
  const digits = written.includes('e') ? float.toFixed(20).replace(/0+$/, '') : written
  return (digits.includes('.') ? digits : `${digits}.`).padEnd(floatDigits + 2, '0')
}

/**
 * The parts of the rail that a finish never reaches.
 * @returns start and width in percent of the rail; empty for a finish that takes the whole rail
 */
export const outOfReach = ({ min, max }: WearLimits): { start: number; width: number }[] => {
  const from = wearPosition(min)
  const till = wearPosition(max)
  return [
    { start: 0, width: from },
    { start: till, width: 100 - till },
  ].filter(({ width }) => width > 0)
}

/**
 * The part of the rail that is lit for an exterior: its segment, less what the finish never reaches of it.
 * @param gap half of the space between two segments, in percent
 * @returns start and width in percent of the rail
 */
export const litSegment = (exterior: PaintedExterior, gap: number, limits?: WearLimits) => {
  const band = wearBands.find(({ code }) => code === exterior)
  if (band === undefined) throw new RangeError(`not an exterior: ${exterior}`)
  const end = band.start + band.width
  const from = Math.max(band.start === 0 ? 0 : band.start + gap, limits ? wearPosition(limits.min) : 0)
  const till = Math.min(end === 100 ? 100 : end - gap, limits ? wearPosition(limits.max) : 100)
  return { start: from, width: Math.max(0, till - from) }
}
