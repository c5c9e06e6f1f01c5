import { disputeAges } from '@pandrop/contract/staff/money-reports'
import { getPayoutMonths } from '@pandrop/contract/staff/routes/reports'
import { getStockReport } from '@pandrop/contract/staff/routes/stock'
import { stockAges } from '@pandrop/contract/staff/stock'
import { dayText } from '@pandrop/dictionaries/dates'
import { monthAfter } from '@pandrop/money/days'
import { classNames } from '@pandrop/ui/classNames'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { api } from '../../api.ts'
import { changeBetween, showPercent, showShort } from '../../change.ts'
import { Columns } from '../../charts/Columns.tsx'
import type { ChartColumn } from '../../charts/columns.ts'
import { LineChart } from '../../charts/LineChart.tsx'
import { LineKey } from '../../charts/LineKey.tsx'
import { showCount, showEuro, showMonthName } from '../../format.ts'
import { paths } from '../../paths.ts'
import { shopToday } from '../../shopTime.ts'
import { overviewTexts as texts } from '../../texts/report-frame.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Section } from '../../ui/Section.tsx'
import { agedDisputesQuery, marginQuery, salesReportQuery } from './reportQueries.ts'

interface Reading {
  isError: boolean
  error: unknown
  isFetching: boolean
  refetch: () => Promise<unknown>
}

interface CardProps {
  title: string
  to: string
  reading: Reading
  /** what all of it comes to; undefined while it is on its way */
  sum: string | undefined
  /** below it */
  note?: ReactNode
  wide?: boolean
  children: ReactNode
}

/** One chart of the strip: what it comes to, the picture, its figures. */
const Card = ({ title, to, reading, sum, note, wide, children }: CardProps) => (
  <li
    className={classNames(
      'min-w-0 compact:w-[calc(100%-28px)] compact:flex-none compact:snap-start',
      wide ? 'roomy:col-span-3 tight:first:col-span-2' : 'roomy:col-span-2',
    )}
  >
    <Section
      title={title}
      className="h-full"
      aside={
        <Link
          to={to}
          aria-label={texts.open(title)}
          className="rounded-check type-meta text-bone-2 underline hover:text-bone-0"
        >
          {texts.more}
        </Link>
      }
    >
      {sum === undefined && reading.isError ? (
        <LoadFailed title={texts.failed} {...reading} className="bg-transparent shadow-none" />
      ) : (
        <>
          <p className="flex h-8 items-center font-wide text-[23px]/8 font-[700] tracking-[-.02em]">
            {sum ?? <Skeleton className="h-6 w-32" />}
          </p>
          <div className="flex h-5 min-w-0 items-center gap-x-2 truncate type-meta text-bone-2">{note}</div>
          {sum === undefined ? <Skeleton className="mt-3 h-[238px] w-full" /> : <div className="mt-3">{children}</div>}
        </>
      )}
    </Section>
  </li>
)

const euroColumn = (name: string, short: string, value: number): ChartColumn => ({
  name,
  short,
  value,
  shown: showEuro(value),
  brief: value === 0 ? '' : Math.abs(value) < 1000 ? showEuro(value) : `€${showShort(value)}`.replace('€−', '−€'),
})

/** px: as high as columns with their names */
const chartHeight = 216

const RevenueCard = () => {
  const { data, ...reading } = useQuery(salesReportQuery('day', {}))
  const points = useMemo(
    () => (data?.rows ?? []).map(({ key, left, before }) => ({ at: key, value: left.gross, before })),
    [data],
  )
  const { percent, mood } = changeBetween(data?.total.left.gross ?? 0, data?.before.total.left.gross ?? 0)
  return (
    <Card
      wide
      title={texts.charts.revenue}
      to={paths.salesReport}
      reading={reading}
      sum={data && showEuro(data.total.left.gross)}
      note={
        data && (
          <>
            {percent !== null && (
              <span className={mood === 'up' ? 'text-bamboo' : undefined}>{showPercent(percent)}</span>
            )}
            {data.before.total.orders > 0 && (
              <LineKey dashed name={texts.names.before} sum={showEuro(data.before.total.left.gross)} />
            )}
          </>
        )
      }
    >
      <LineChart
        label={texts.charts.revenue}
        points={points}
        names={texts.names}
        showValue={showEuro}
        showAxis={showShort}
        showDay={dayText}
        height={chartHeight}
        none={texts.none.revenue}
      />
    </Card>
  )
}

/** The last twelve months, this one among them. */
const year = () => {
  const till = shopToday().slice(0, 7)
  return { from: monthAfter(till, -11), till }
}

const MarginCard = () => {
  const { data, ...reading } = useQuery(marginQuery(year()))
  return (
    <Card
      wide
      title={texts.charts.margin}
      to={paths.marginReport}
      reading={reading}
      sum={data && showEuro(data.total.margin)}
    >
      <Columns
        endsNow
        label={texts.charts.margin}
        of={texts.month}
        none={texts.none.margin}
        columns={(data?.rows ?? []).map(({ month, margin }) => euroColumn(month, showMonthName(month), margin))}
      />
    </Card>
  )
}

const StockCard = () => {
  const { data, ...reading } = useQuery({
    queryKey: ['stock'],
    queryFn: ({ signal }) => api.send(getStockReport, { signal }),
  })
  return (
    <Card
      title={texts.charts.stock}
      to={paths.stock}
      reading={reading}
      sum={data && showEuro(data.total.cost)}
      note={data && texts.inStock(data.total.items, data.total.without_cost)}
    >
      <Columns
        label={texts.charts.stock}
        of={texts.age}
        none={texts.none.stock}
        columns={(data?.ages ?? []).map(({ days_from: from, cost }, place) => {
          const days = texts.days(from, stockAges[place + 1])
          return euroColumn(days, days, cost)
        })}
      />
    </Card>
  )
}

const PayoutsCard = () => {
  const query = year()
  const { data, ...reading } = useQuery({
    queryKey: ['reports', 'payouts', query],
    queryFn: ({ signal }) => api.send(getPayoutMonths, { query, signal }),
  })
  return (
    <Card
      title={texts.charts.payouts}
      to={paths.payouts}
      reading={reading}
      sum={data && showEuro(data.total.paid - data.total.returned)}
      note={data && texts.paid(showCount(data.total.payouts))}
    >
      <Columns
        endsNow
        label={texts.charts.payouts}
        of={texts.month}
        none={texts.none.payouts}
        columns={(data?.rows ?? []).map(({ month, paid, returned }) =>
          euroColumn(month, showMonthName(month), paid - returned),
        )}
      />
    </Card>
  )
}

const DisputesCard = () => {
  const { data, ...reading } = useQuery(agedDisputesQuery)
  return (
    <Card
      title={texts.charts.disputes}
      to={paths.agedDisputes}
      reading={reading}
      sum={data && showEuro(data.open.held)}
      note={data && texts.disputed(data.open.disputes)}
    >
      <Columns
        label={texts.charts.disputes}
        of={texts.age}
        none={texts.none.disputes}
        columns={(data?.rows ?? []).map(({ days_from: from, held }, place) => {
          const days = texts.days(from, disputeAges[place + 1])
          return euroColumn(days, days, held)
        })}
      />
    </Card>
  )
}

const strip =
  'grid grid-cols-6 gap-3 tight:grid-cols-2 compact:-mx-(--gutter) compact:flex compact:snap-x ' +
  'compact:snap-mandatory compact:scroll-px-(--gutter) compact:overflow-x-auto compact:overscroll-x-contain ' +
  'compact:px-(--gutter) compact:[scrollbar-width:none]'

/** How the shop goes in five pictures: beside each other on a desk, to be swiped on a phone. */
export const ChartStrip = () => (
  <ul aria-label={texts.strip} className={strip}>
    <RevenueCard />
    <MarginCard />
    <StockCard />
    <PayoutsCard />
    <DisputesCard />
  </ul>
)
