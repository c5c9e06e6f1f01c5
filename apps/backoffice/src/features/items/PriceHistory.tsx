import type { StaffItem } from '@pandrop/contract/staff/items'
import { useMemo } from 'react'
import { LineChart } from '../../charts/LineChart.tsx'
import { showDay, showEuro } from '../../format.ts'
import { itemTexts as texts } from '../../texts/item-forms.ts'
import { Section } from '../../ui/Section.tsx'
import { pricePoints } from './pricePoints.ts'

/** 40, 0.05, 1.7K: the axis has no room for more. */
const showAxis = (price: number): string =>
  price.toLocaleString('en-US', { notation: 'compact', maximumFractionDigits: 2 })

const names = { now: texts.price, before: texts.referenceToday }

/** What it was asked for day by day, beside today's reference; a single price is a sentence. */
export const PriceHistory = ({ item }: { item: StaffItem }) => {
  const { prices, reference_price: reference, sold_at: sold, withdrawn_at: withdrawn } = item
  const till = sold ?? withdrawn
  const points = useMemo(
    () => pricePoints(prices, { reference, till: till ? new Date(till) : new Date() }),
    [prices, reference, till],
  )
  const [first] = prices
  if (!first) return null
  if (prices.length === 1 || points.length < 2)
    return (
      <Section title={texts.prices}>
        <p className="text-bone-1">
          {texts.onePrice(showEuro(prices.at(-1)?.price ?? first.price), showDay(first.at))}
        </p>
      </Section>
    )
  const title = texts.pricesOf(points.length)
  return (
    <Section title={title} aside={<span className="type-meta text-bone-2">{texts.dashed(showEuro(reference))}</span>}>
      <LineChart
        label={title}
        points={points}
        names={names}
        showValue={showEuro}
        showAxis={showAxis}
        showDay={showDay}
        height={200}
      />
    </Section>
  )
}
