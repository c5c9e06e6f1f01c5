import { Skeleton } from '@pandrop/ui/Skeleton'
import { lazy, Suspense } from 'react'
import { chartTexts } from '../texts/charts.ts'
import { Figures } from './Figures.tsx'
import type { LineChartProps } from './line.ts'

const LinePlot = lazy(async () => ({ default: (await import('./LinePlot.tsx')).LinePlot }))

const usualHeight = 240

/**
 * A line over days with the period before it dashed; the pointer reads single days. Its code comes when it is drawn.
 * The same figures stand in a table below, for everybody who cannot see or point.
 */
export const LineChart = (props: LineChartProps) => {
  const { label, points, names, showValue, showDay, height = usualHeight, none } = props
  const isEmpty = none !== undefined && points.every(({ value, before }) => value === 0 && !before)
  return (
    <figure className="min-w-0">
      {isEmpty ? (
        <p className="grid place-items-center text-center text-bone-2" style={{ height }}>
          {none}
        </p>
      ) : (
        <div style={{ height }} aria-hidden="true">
          <Suspense fallback={<Skeleton className="size-full" />}>
            <LinePlot {...props} height={height} />
          </Suspense>
        </div>
      )}
      <Figures
        label={label}
        heads={[chartTexts.day, names.now, names.before]}
        rows={points.map(({ at, value, before }) => [
          showDay(at),
          showValue(value),
          before === null ? '' : showValue(before),
        ])}
      />
    </figure>
  )
}
