import type { ItemDetails, PricePoint } from '@pandrop/contract/item'
import { dayMilliseconds } from '@pandrop/money/days'
import { PriceChart, type PriceLine } from '@pandrop/ui/PriceChart'
import { SegmentedSwitch } from '@pandrop/ui/SegmentedSwitch'
import { useState } from 'react'
import { usePrices } from '../../../hooks/usePrices.ts'
import { useText } from '../../../hooks/useText.ts'
import { dayOf } from './day.ts'

interface ItemHistoryProps {
  item: ItemDetails
  /** when the page was loaded, milliseconds since 1970 */
  openedAt: number
}

/** Days in view; the shop tells 90 at most (contract/item.ts). */
const ranges = [30, 90]

const lineOf = (name: string, points: readonly PricePoint[]): PriceLine => ({
  name,
  prices: points.map(({ at, price }) => ({ at: Date.parse(at), price })),
})

/** The line in words, for who does not see it. */
const useSummary = () => {
  const text = useText()
  const { format } = usePrices()
  return ({ name, prices }: PriceLine): string => {
    const [first] = prices
    const last = prices.at(-1)
    if (!first || !last) return ''
    const asked = prices.map(({ price }) => price)
    const low = format(Math.min(...asked))
    const high = format(Math.max(...asked))
    return text('details_history_summary', { name, now: format(last.price), low, high, date: dayOf(first.at) })
  }
}

interface RangeProps {
  days: number
  onChange: (days: number) => void
}

const Range = ({ days, onChange }: RangeProps) => {
  const text = useText()
  return (
    <SegmentedSwitch
      label={text('details_history_range')}
      options={ranges.map((count) => ({ value: String(count), label: text('details_history_days', { count }) }))}
      value={String(days)}
      onChange={(value) => onChange(Number(value))}
    />
  )
}

/** What this copy was asked for, and what the cheapest of its finish, exterior and variant was. */
export const ItemHistory = ({ item, openedAt }: ItemHistoryProps) => {
  const text = useText()
  const { format } = usePrices()
  const summary = useSummary()
  const [days, setDays] = useState(Math.max(...ranges))
  const own = lineOf(text('details_history_own'), item.price_history)
  const market = lineOf(text('details_history_market'), item.market_history)
  const prices = [...own.prices, ...market.prices]
  const empty = prices.length === 0
  const long = prices.some(({ at }) => at < openedAt - Math.min(...ranges) * dayMilliseconds)
  if (empty) return <p className="text-bone-1">{text('details_history_empty')}</p>
  return (
    <>
      {long && (
        <div className="mb-4">
          <Range days={days} onChange={setDays} />
        </div>
      )}
      <PriceChart
        own={own}
        market={market}
        till={openedAt}
        days={days}
        label={[summary(own), summary(market)].filter(Boolean).join(' ')}
        dayLabel={text('details_history_day')}
        noPrice={text('details_history_none')}
        formatPrice={format}
        formatDay={dayOf}
      />
    </>
  )
}
