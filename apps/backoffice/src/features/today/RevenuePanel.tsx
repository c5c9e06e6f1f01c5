import { Skeleton } from '@pandrop/ui/Skeleton'
import { useMemo } from 'react'
import { LineChart } from '../../charts/LineChart.tsx'
import { showEuro } from '../../format.ts'
import { todayTexts } from '../../texts/today.ts'
import { Section } from '../../ui/Section.tsx'
import { showShort } from './change.ts'
import type { Sales } from './queries.ts'
import { showDate } from './range.ts'

const chartHeight = 228

const Key = ({ dashed, name, sum }: { dashed?: boolean; name: string; sum: string }) => (
  <span className="flex items-center gap-2 whitespace-nowrap text-[13px]/5 text-bone-1">
    <svg aria-hidden="true" width={16} height={4}>
      <line
        x1={0}
        y1={2}
        x2={16}
        y2={2}
        strokeWidth={2}
        strokeDasharray={dashed ? '6 4' : undefined}
        className={dashed ? 'stroke-line-ui' : 'stroke-bone-0'}
      />
    </svg>
    <span>
      {name} {sum}
    </span>
  </span>
)

/** Revenue day by day, with the same days of the period before. */
export const RevenuePanel = ({ sales, className }: { sales: Sales | undefined; className?: string }) => {
  const points = useMemo(
    () =>
      (sales?.days ?? []).map(({ day, revenue }, index) => ({
        at: day,
        value: revenue,
        before: sales?.before.days[index]?.revenue ?? null,
      })),
    [sales],
  )
  const title = todayTexts.revenue(points.length || 30)
  return (
    <Section
      title={title}
      className={className}
      aside={
        sales && (
          <span className="flex flex-wrap gap-x-4 gap-y-1">
            <Key name={todayTexts.names.now} sum={showEuro(sales.totals.revenue)} />
            <Key dashed name={todayTexts.names.before} sum={showEuro(sales.before.totals.revenue)} />
          </span>
        )
      }
    >
      {sales ? (
        <LineChart
          label={title}
          points={points}
          names={todayTexts.names}
          showValue={showEuro}
          showAxis={showShort}
          showDay={showDate}
          height={chartHeight}
        />
      ) : (
        <Skeleton className="h-[256px] w-full" />
      )}
    </Section>
  )
}
