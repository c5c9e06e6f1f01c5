import 'uplot/dist/uPlot.min.css'
import { classNames } from '@pandrop/ui/classNames'
import { useEffect, useRef, useState } from 'react'
import uPlot from 'uplot'
import { chartTexts } from '../texts/charts.ts'
import { type ChartPoint, changeOf, type LineChartProps } from './line.ts'
import { plotOptions } from './plotOptions.ts'

interface Reading {
  index: number
  /** px inside the plot */
  left: number
}

/** The canvas of a line chart. */
export const LinePlot = (props: LineChartProps & { height: number }) => {
  const { points, height, showAxis, showDay, showValue } = props
  const place = useRef<HTMLDivElement>(null)
  const [reading, setReading] = useState<Reading | null>(null)
  const writing = useRef({ showAxis, showDay })
  useEffect(() => {
    writing.current = { showAxis, showDay }
  })

  useEffect(() => {
    const box = place.current
    if (!box) return
    const options = plotOptions({
      points,
      width: box.clientWidth,
      height,
      showAxis: (value) => writing.current.showAxis(value),
      showDay: (at) => writing.current.showDay(at),
      onRead: (index, left) => setReading(index === null ? null : { index, left }),
    })
    const days = points.map((_, day) => day)
    const values = points.map(({ value }) => value)
    const plot = new uPlot(options, [days, points.map(({ before }) => before), values], box)
    const observer = new ResizeObserver(() => plot.setSize({ width: box.clientWidth, height }))
    observer.observe(box)
    return () => {
      observer.disconnect()
      plot.destroy()
    }
  }, [points, height])

  const point = reading && points[reading.index]
  return (
    <div ref={place} className="line-plot relative size-full">
      {point && <Tip point={point} left={reading.left} showDay={showDay} showValue={showValue} />}
    </div>
  )
}

interface TipProps extends Pick<LineChartProps, 'showDay' | 'showValue'> {
  point: ChartPoint
  left: number
}

const Tip = ({ point, left, showDay, showValue }: TipProps) => {
  const change = changeOf(point)
  return (
    <div
      className="pointer-events-none absolute top-0 z-1 -translate-x-1/2 rounded-badge bg-ink-2 px-2.5 py-1.5
        whitespace-nowrap shadow-popover"
      style={{ left: `clamp(72px, ${left}px, calc(100% - 72px))` }}
    >
      <span className="block type-meta text-bone-2">{showDay(point.at)}</span>
      <span className="font-[660]">{showValue(point.value)}</span>
      {change !== null && (
        <span className={classNames('ml-2 type-meta font-[580]', change < 0 ? 'text-danger' : 'text-bamboo')}>
          {chartTexts.change(change)}
        </span>
      )}
    </div>
  )
}
