import { formatPrice } from '@pandrop/money/format'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PriceChart, type PriceLine } from './PriceChart.tsx'

const day = 24 * 60 * 60 * 1000
const till = 1000 * day
const own: PriceLine = {
  name: 'This copy',
  prices: [
    { at: till - 60 * day, price: 30 },
    { at: till - 5 * day, price: 24 },
  ],
}

const draw = (market: PriceLine['prices'], ownPrices = own.prices) =>
  renderToStaticMarkup(
    <PriceChart
      own={{ ...own, prices: ownPrices }}
      market={{ name: 'Cheapest like it', prices: market }}
      till={till}
      days={90}
      label="This copy: now €24.00, lowest €24.00, highest €30.00."
      dayLabel="Day"
      noPrice="no price"
      formatPrice={formatPrice}
      formatDay={(at) => `day ${at / day}`}
    />,
  )

test('a chart is one picture with words, and a slider that reads each day', () => {
  const html = draw([{ at: till - 10 * day, price: 27 }])
  expect(html).toContain('role="img" aria-label="This copy: now €24.00, lowest €24.00, highest €30.00."')
  expect(html).toContain('aria-valuetext="day 1000: This copy €24.00, Cheapest like it €27.00"')
  expect(html).toContain('min="0" max="60"')
})

test('a chart carries no style attribute', () => {
  expect(draw([{ at: till, price: 27 }])).not.toContain('style=')
})

test('a day without a price says so', () => {
  expect(draw([])).toContain('Cheapest like it no price')
})

test('a history without a price draws nothing', () => {
  expect(draw([], [])).toBe('')
})
