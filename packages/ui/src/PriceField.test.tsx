import { formatPrice } from '@pandrop/money/format'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fieldScales, inReadingOrder, nearestDot, type PriceDot, ticksOf } from './fieldScales.ts'
import { PriceField } from './PriceField.tsx'

const dot = (key: string, float: number, price: number, kind: PriceDot['kind'] = 'for_sale'): PriceDot => ({
  key,
  float,
  price,
  kind,
  words: `copy ${key}`,
  href: kind === 'for_sale' ? `/item/${key}` : undefined,
})

const fieldTested = { min: 0.15, max: 0.38 }
const dots = [dot('own', 0.2, 30, 'own'), dot('a', 0.18, 36), dot('b', 0.3, 24), dot('c', 0.25, 27, 'sold')]

test('every copy and the reference lie inside the field, lower floats left and higher prices above', () => {
  const { across, down } = fieldScales(dots, fieldTested, 40)
  const places = [...dots.map(({ float }) => across(float)), ...[24, 27, 30, 36, 40].map((price) => down(price))]
  expect(Math.min(...places)).toBeGreaterThan(0)
  expect(Math.max(...places)).toBeLessThan(100)
  expect(across(0.18)).toBeLessThan(across(0.3))
  expect(down(36)).toBeLessThan(down(24))
  expect(ticksOf(down).every(({ value }) => value % 5 === 0)).toBe(true)
})

test('a single copy stands within all that its exterior has, in the middle of its price', () => {
  const { across, down } = fieldScales([dot('own', 0.265, 30, 'own')], fieldTested)
  expect(across(0.265)).toBeCloseTo(50)
  expect(down(30)).toBeGreaterThan(20)
  expect(down(30)).toBeLessThan(80)
})

test('the copy nearest to a pointer is read, and copies are walked through by float, then by price', () => {
  const scales = fieldScales(dots, fieldTested)
  const pointed = { x: scales.across(0.3) * 8 + 3, y: scales.down(24) * 2 - 3, width: 800, height: 200 }
  expect(nearestDot(dots, scales, pointed)?.key).toBe('b')
  expect(inReadingOrder([...dots, dot('d', 0.18, 20)]).map(({ key }) => key)).toEqual(['d', 'a', 'own', 'c', 'b'])
})

const draw = (drawn: readonly PriceDot[]): string =>
  renderToStaticMarkup(
    <PriceField
      dots={drawn}
      limits={fieldTested}
      reference={{ price: 28, words: 'Reference €28.00' }}
      label="Prices of 4 copies"
      sliderLabel="Copies by float"
      names={{ own: 'This copy', for_sale: 'For sale', sold: 'Sold' }}
      openLabel="See this copy"
      formatPrice={formatPrice}
    />,
  )

test('a field is one picture with words and a slider that begins at the page’s own copy', () => {
  const html = draw(dots)
  expect(html).toContain('role="img" aria-label="Prices of 4 copies"')
  expect(html).toContain('aria-valuetext="copy own" min="0" max="3"')
  expect(html).toContain('Reference €28.00')
  expect(html).not.toContain('style=')
})

test('what is not there is not named', () => {
  expect(draw(dots.slice(0, 1))).not.toContain('Sold')
  expect(draw([])).toBe('')
})
