import { Skeleton } from '@pandrop/ui/Skeleton'
import { useMemo } from 'react'
import { showShort } from '../../change.ts'
import { LineChart } from '../../charts/LineChart.tsx'
import { LineKey } from '../../charts/LineKey.tsx'
import { showEuro } from '../../format.ts'
import { showDate } from '../../range/range.ts'
import { todayTexts } from '../../texts/today.ts'
import { Section } from '../../ui/Section.tsx'
import type { Sales } from './queries.ts'

const chartHeight = 228

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
            <LineKey name={todayTexts.names.now} sum={showEuro(sales.totals.revenue)} />
            <LineKey dashed name={todayTexts.names.before} sum={showEuro(sales.before.totals.revenue)} />
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
