import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProductRow, type ProductRowProps } from './ProductRow.tsx'
import { WearRange } from './WearRange.tsx'

const row = (more: Partial<ProductRowProps> = {}) =>
  renderToStaticMarkup(
    <ProductRow
      weapon="AK-47"
      finish="Case Hardened"
      quality="Classified"
      wear={{ exterior: 'FT', float: 0.18374699, label: 'Field-Tested, float 0.1837' }}
      seed={{ figure: '#661', label: 'Paint seed 661' }}
      image={{ src: '/storage/ak.webp' }}
      price={200.84}
      link={(link) => <a href="/ak" {...link} />}
      {...more}
    />,
  )

test('a row shows six digits of the float, cut and not rounded', () => {
  expect(row()).toContain('>0.183746<')
})

test('a paint seed is a figure for eyes and words for ears', () => {
  expect(row()).toMatch(/sr-only">Paint seed 661<.*aria-hidden="true">#661</)
  expect(row({ seed: undefined })).not.toContain('#')
})

test('a sold row has no price', () => {
  const html = row({ soldLabel: 'Sold' })
  expect(html).toContain('Sold')
  expect(html).not.toContain('200.84')
})

const range = (from: number, till: number) =>
  renderToStaticMarkup(
    <WearRange from={from} till={till} fromLabel="Lowest" tillLabel="Highest" say={String} onMove={() => {}} />,
  )

test('both ends of a wear range are sliders that say their float, and only what lies between is lit', () => {
  const html = range(0.07, 0.38)
  expect(html.match(/type="range"/g)).toHaveLength(2)
  expect(html).toMatch(/aria-label="Lowest" aria-valuetext="0.07"/)
  expect(html.match(/fill-bone-1/g)).toHaveLength(2)
  expect(html).not.toContain('style=')
})

test('a thumb can be taken back from the right end, where both meet', () => {
  expect(range(1, 1)).toMatch(/data-above=""[^>]*value="100"|value="100"[^>]*data-above=""/)
  expect(range(0, 0)).not.toContain('data-above')
})
