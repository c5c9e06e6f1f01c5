import type { TodayFigure } from '@pandrop/contract/staff/today'
import { classNames } from '@pandrop/ui/classNames'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { IconArrowDownRight, IconArrowUpRight, IconMinus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type Change, changeBetween, showDifference, showPercent, showShare } from '../../change.ts'
import { Sparkline } from '../../charts/Sparkline.tsx'
import { showCount, showEuro } from '../../format.ts'
import { paths } from '../../paths.ts'
import { showShopWeekday } from '../../shopTime.ts'
import { todayTexts } from '../../texts/today.ts'
import type { Today } from './queries.ts'

interface TileProps {
  name: string
  value: string
  days: readonly number[]
  mood: Change['mood']
  /** below the figure */
  line: string
  to: string
  search?: Record<string, string>
}

const moods = {
  up: { Icon: IconArrowUpRight, colour: 'text-bamboo' },
  down: { Icon: IconArrowDownRight, colour: 'text-danger' },
  quiet: { Icon: IconMinus, colour: 'text-bone-2' },
} as const

const tileClass = 'raised block min-w-0 rounded-large px-4 py-3.5'

const Tile = ({ name, value, days, mood, line, to, search }: TileProps) => {
  const { Icon, colour } = moods[mood]
  return (
    <li className="min-w-0">
      <Link
        to={to}
        search={search as never}
        className={classNames(tileClass, 'h-full transition-colors hover:bg-ink-2')}
      >
        <span className="block type-meta text-bone-2">{name}</span>
        <span className="mt-1 flex items-center justify-between gap-2">
          <span className="font-wide text-[23px]/7 font-[700] tracking-[-.02em] [font-stretch:104%]">{value}</span>
          <Sparkline values={days} mood={mood} className="min-w-0 shrink" />
        </span>
        <span className={classNames('mt-1 flex items-center gap-1.5 text-[13px]/5 font-[540]', colour)}>
          <Icon aria-hidden="true" size={16} stroke={1.75} className="flex-none" />
          <span className="min-w-0 truncate">{line}</span>
        </span>
      </Link>
    </li>
  )
}

const compared = (
  figure: TodayFigure,
  at: string,
  show: (change: Change) => string,
): Pick<TileProps, 'mood' | 'line'> => {
  const change = changeBetween(figure.now, figure.before)
  const weekday = showShopWeekday(at)
  if (figure.before === 0 && figure.now > 0) return { mood: 'up', line: todayTexts.noneOnLast(weekday) }
  if (change.mood === 'quiet') return { mood: 'quiet', line: todayTexts.sameAsLast(weekday) }
  return { mood: change.mood, line: `${show(change)} ${todayTexts.onLast(weekday)}` }
}

/** The days that are over: today so far would look like a fall. */
const past = ({ days }: TodayFigure): number[] => days.slice(0, -1)

const percentOf = ({ percent }: Change): string => showPercent(percent ?? 0)

const row = 'grid grid-cols-2 gap-3 min-[900px]:grid-cols-3 min-[1180px]:grid-cols-5'

/** Today beside the same weekday a week ago, until the same time. */
export const Tiles = ({ today }: { today: Today | undefined }) => {
  if (!today) return <TilesSkeleton />
  const { at, revenue, orders, average, deposits, failed_trades: failed } = today
  const names = todayTexts.tiles
  return (
    <ul aria-label={todayTexts.figures} className={row}>
      <Tile
        name={names.revenue}
        value={showEuro(revenue.now)}
        days={past(revenue)}
        {...compared(revenue, at, percentOf)}
        to={paths.orders}
      />
      <Tile
        name={names.orders}
        value={showCount(orders.now)}
        days={past(orders)}
        {...compared(orders, at, ({ difference }) => showDifference(difference))}
        to={paths.orders}
      />
      <Tile
        name={names.average}
        value={showEuro(average.now)}
        days={past(average)}
        {...compared(average, at, percentOf)}
        to={paths.orders}
      />
      <Tile
        name={names.deposits}
        value={showCount(deposits.count)}
        days={deposits.days}
        mood="quiet"
        line={todayTexts.waitingSum(showEuro(deposits.sum))}
        to={paths.payments}
        search={{ view: 'pending', purpose: 'topup' }}
      />
      <Tile
        name={names.failedTrades}
        value={showCount(failed.count)}
        days={failed.days}
        mood="quiet"
        line={failed.orders > 0 ? todayTexts.failedShare(showShare(failed.count / failed.orders)) : todayTexts.noOrders}
        to={paths.orders}
        search={{ state: 'trade_failed' }}
      />
    </ul>
  )
}

const TilesSkeleton = () => (
  <div aria-hidden="true" className={row}>
    {['revenue', 'orders', 'average', 'deposits', 'failed'].map((name) => (
      <div key={name} className={tileClass}>
        <Skeleton className="h-4 w-24" />
        <Skeleton className="mt-2 h-6 w-28" />
        <Skeleton className="mt-2 h-4 w-32" />
      </div>
    ))}
  </div>
)
