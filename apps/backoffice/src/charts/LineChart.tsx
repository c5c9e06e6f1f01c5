import { Skeleton } from '@pandrop/ui/Skeleton'
import { lazy, Suspense } from 'react'
import { chartTexts } from '../texts/charts.ts'
import type { LineChartProps } from './line.ts'

const LinePlot = lazy(async () => ({ default: (await import('./LinePlot.tsx')).LinePlot }))

const usualHeight = 240

/**
 * A line over days with the period before it dashed; the pointer reads single days. Its code comes when it is drawn.
 * The same figures stand in a table below, for everybody who cannot see or point.
 */
export const LineChart = (props: LineChartProps) => {
  const { label, points, names, showValue, showDay, height = usualHeight } = props
  return (
    <figure className="min-w-0">
      <div style={{ height }} aria-hidden="true">
        <Suspense fallback={<Skeleton className="size-full" />}>
          <LinePlot {...props} height={height} />
        </Suspense>
      </div>
      <details className="mt-2">
        <summary className="inline-block rounded-check py-1 type-meta text-bone-2 hover:text-bone-0">
          {chartTexts.figures}
        </summary>
        <div className="mt-1 max-h-60 overflow-y-auto">
          <table className="w-full">
            <caption className="sr-only">{label}</caption>
            <thead className="type-meta text-bone-2">
              <tr>
                <th className="py-1 text-left font-[560]">{chartTexts.day}</th>
                <th className="py-1 text-right font-[560]">{names.now}</th>
                <th className="py-1 text-right font-[560]">{names.before}</th>
              </tr>
            </thead>
            <tbody>
              {points.map(({ at, value, before }) => (
                <tr key={at}>
                  <td className="py-1 type-mono text-bone-2">{showDay(at)}</td>
                  <td className="py-1 text-right">{showValue(value)}</td>
                  <td className="py-1 text-right text-bone-2">{before !== null && showValue(before)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  )
}
