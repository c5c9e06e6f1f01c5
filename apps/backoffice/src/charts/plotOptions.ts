import type uPlot from 'uplot'
import { type ChartPoint, namedDays, roundMax } from './line.ts'

interface PlotInput {
  points: readonly ChartPoint[]
  width: number
  height: number
  showAxis: (value: number) => string
  showDay: (at: string) => string
  /** the day below the pointer, and how far from the left edge of the chart it is in px; null when it leaves */
  onRead: (index: number | null, left: number) => void
}

/** A canvas knows no classes: the tokens are read where the stylesheet has them. */
const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim()

const axisFont = '460 12px "Shop Sans", system-ui, sans-serif'

const fade = ({ ctx, bbox }: uPlot): CanvasGradient => {
  const gradient = ctx.createLinearGradient(0, bbox.top, 0, bbox.top + bbox.height)
  gradient.addColorStop(0, 'rgb(236 232 223 / 16%)')
  gradient.addColorStop(1, 'rgb(236 232 223 / 0%)')
  return gradient
}

/** Options of uPlot for the back office's one look of a line chart (docs/behaviour/look.md#back-office-look). */
export const plotOptions = ({ points, width, height, showAxis, showDay, onRead }: PlotInput): uPlot.Options => {
  const max = roundMax(Math.max(0, ...points.map(({ value, before }) => Math.max(value, before ?? 0))))
  const axis = { stroke: token('--color-bone-2'), font: axisFont, ticks: { show: false } }
  return {
    width,
    height,
    padding: [10, 16, 0, 0],
    legend: { show: false },
    scales: { x: { time: false }, y: { range: [0, max] } },
    series: [
      {},
      { stroke: token('--color-line-ui'), width: 1.5, dash: [3, 4], points: { show: false } },
      { stroke: token('--color-bone-0'), width: 2.2, fill: fade, points: { show: false } },
    ],
    axes: [
      {
        ...axis,
        size: 28,
        gap: 8,
        grid: { show: false },
        splits: () => namedDays(points.length),
        // Day and month: the year is the same all along.
        values: (_, days) => days.map((day) => showDay(points[day]?.at ?? '').slice(0, 5)),
      },
      {
        ...axis,
        size: 44,
        grid: { stroke: token('--color-line'), width: 1 },
        splits: () => [0, max / 4, max / 2, (max * 3) / 4, max],
        values: (_, values) => values.map(showAxis),
      },
    ],
    cursor: {
      y: false,
      drag: { x: false, y: false },
      // From day to day: between two days there is nothing to read.
      move: (plot, left, top) => [left < 0 ? left : plot.valToPos(plot.posToIdx(left), 'x'), top],
      points: { size: (_, series) => (series === 2 ? 10 : 0), fill: token('--color-bamboo'), width: 0 },
    },
    hooks: {
      setCursor: [
        (plot) => {
          const { idx, left = 0 } = plot.cursor
          onRead(left < 0 ? null : (idx ?? null), left + plot.bbox.left / devicePixelRatio)
        },
      ],
    },
  }
}
