import { roundMax } from './line.ts'

/** One column of a chart of them. */
export interface ChartColumn {
  /** "2026-11" */
  name: string
  /** below it: "Nov" */
  short: string
  /** below zero it stands upside down */
  value: number
  /** "€7,240.00" */
  shown: string
  /** above it, short: "7.2k" */
  brief: string
}

/** Where a column stands, in percent of the chart's height. */
interface Standing {
  /** of its lower end, from the bottom */
  bottom: number
  height: number
}

/** A line that heights are read at. */
interface Tick {
  value: number
  /** percent of the chart's height, from the bottom */
  bottom: number
}

/** Where the lines of the axis are and each column stands: round numbers, four at most on the longer side of zero. */
export const standOf = (values: readonly number[]): { zero: number; ticks: Tick[]; columns: Standing[] } => {
  const [high, low] = [Math.max(0, ...values), Math.min(0, ...values)]
  const step = roundMax(Math.max(high, -low)) / 4
  const [above, below] = [Math.ceil(high / step), Math.ceil(Math.abs(low) / step)]
  const percentOf = (value: number) => (value / (step * Math.max(1, above + below))) * 100
  const zero = percentOf(below * step)
  const ticks = Array.from({ length: above + below + 1 }, (_, place) => {
    const value = (place - below) * step
    return { value, bottom: zero + percentOf(value) }
  })
  const columns = values.map((value) => {
    const height = percentOf(Math.abs(value))
    return { bottom: value < 0 ? zero - height : zero, height }
  })
  return { zero, ticks, columns }
}
