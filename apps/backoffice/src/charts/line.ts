/** One day of a line chart. */
export interface ChartPoint {
  /** ISO date or instant */
  at: string
  value: number
  /** the same day of the period before; null where nothing is known of it */
  before: number | null
}

/** What a line chart shows and how it writes it. */
export interface LineChartProps {
  /** names the chart: "Revenue, 30 days" */
  label: string
  /** oldest first */
  points: readonly ChartPoint[]
  /** names of the two lines: "This period", "Before" */
  names: { now: string; before: string }
  /** in the tooltip and the table: "€7,240.00" */
  showValue: (value: number) => string
  /** at the axis, short: "8k" */
  showAxis: (value: number) => string
  /** "18.11.2026" */
  showDay: (at: string) => string
  /** px */
  height?: number
  /** in place of the line where there is nothing on any day; the line at zero where it is not said */
  none?: string
}

const niceSteps = [1, 1.5, 2, 2.5, 3, 4, 5, 10]

/** The end of the axis: the next round number, so that four lines above zero are round too. */
export const roundMax = (max: number): number => {
  if (max <= 0) return 4
  const magnitude = 10 ** Math.floor(Math.log10(max / 4))
  const step = niceSteps.find((nice) => nice * magnitude * 4 >= max) ?? 10
  return step * magnitude * 4
}

/** Change against the period before in percent; null where that was nothing. */
export const changeOf = ({ value, before }: ChartPoint): number | null =>
  before ? ((value - before) / before) * 100 : null

/** Days that are named at the axis: about five, the last one always. */
export const namedDays = (count: number): number[] => {
  const step = Math.max(1, Math.round((count - 1) / 4))
  const days: number[] = []
  for (let day = count - 1; day >= 0; day -= step) days.unshift(day)
  return days
}
