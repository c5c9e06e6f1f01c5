/*
 * Noise and chance that are the same on every machine: whole-number arithmetic decides, so a skin drawn twice is the
 * same skin.
 */

/** Numbers from 0 up to 1, always the same ones for a seed (mulberry32). */
export const chance = (seed: number): (() => number) => {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A number from 0 up to 1 for a cell of a grid. */
export const cellNoise = (x: number, y: number, seed: number): number => {
  let hash = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 982451653)
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296
}

/** Value noise: smooth between the corners of a grid of 1, from 0 to 1. */
export const valueNoise = (x: number, y: number, seed: number): number => {
  const column = Math.floor(x)
  const line = Math.floor(y)
  let u = x - column
  let v = y - line
  u = u * u * (3 - 2 * u)
  v = v * v * (3 - 2 * v)
  const a = cellNoise(column, line, seed)
  const b = cellNoise(column + 1, line, seed)
  const c = cellNoise(column, line + 1, seed)
  const d = cellNoise(column + 1, line + 1, seed)
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v
}

/** Several octaves of value noise, each half as strong and twice as fine; from 0 to 1, mostly about a half. */
export const layeredNoise = (x: number, y: number, seed: number, octaves = 4): number => {
  let strength = 0.5
  let sum = 0
  let strengths = 0
  let column = x
  let line = y
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += strength * valueNoise(column, line, seed + octave * 17)
    strengths += strength
    column = column * 2.03 + 11.7
    line = line * 2.01 + 5.3
    strength *= 0.5
  }
  return sum / strengths
}

/** Remembers what was worked out for a cell of a grid, where many pixels ask for the same one. */
export const perCell = <Value>(work: (column: number, line: number) => Value): ((x: number, y: number) => Value) => {
  const known = new Map<number, Value>()
  return (column, line) => {
    const key = column * 65536 + line
    const value = known.get(key) ?? work(column, line)
    known.set(key, value)
    return value
  }
}
