import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Breadcrumb } from './Breadcrumb.tsx'
import { Carousel } from './Carousel.tsx'
import { PromoStrip } from './PromoStrip.tsx'
import { RarityMark } from './RarityMark.tsx'
import { rarityOf } from './rarity.ts'
import { Stepper } from './Stepper.tsx'
import { Table } from './Table.tsx'
import { TypeTile } from './TypeTile.tsx'

test('every rarity of the catalogue has a colour, whatever its letter case', () => {
  const names = ['Consumer Grade', 'Industrial Grade', 'Mil-Spec Grade', 'Restricted', 'Classified', 'Covert']
  for (const name of [...names, 'Extraordinary', 'Contraband', 'COVERT']) expect(rarityOf(name)).toBeDefined()
})

test('an unknown quality is shown by its word alone', () => {
  const html = renderToStaticMarkup(<RarityMark quality="Legendary" />)
  expect(html).toContain('Legendary')
  expect(html).not.toContain('data-rarity')
})

test('a rarity mark without room for its word keeps it for screen readers', () => {
  expect(renderToStaticMarkup(<RarityMark quality="Covert" show="hidden" />)).toMatch(/sr-only[^>]*>Covert/)
})

test('the promo strip is one link and its text is said once', () => {
  const html = renderToStaticMarkup(
    <PromoStrip
      items={['Step into the shop']}
      pauseLabel="Pause"
      playLabel="Play"
      link={(link) => <a href="/" {...link} />}
    />,
  )
  expect(html.match(/<a /g)).toHaveLength(1)
  const copies = html.match(/Step into the shop/g)?.length ?? 0
  // The drops between the texts are hidden too, one in each copy.
  expect(html.match(/<span aria-hidden="true" class="flex/g)).toHaveLength(copies - 1)
})

test('a carousel shows all of its slides without a script', () => {
  const html = renderToStaticMarkup(
    <Carousel title="JUST DROPPED" previousLabel="Previous" nextLabel="Next">
      <p>one</p>
      <p>two</p>
    </Carousel>,
  )
  expect(html.match(/<li/g)).toHaveLength(2)
})

test('the last step of a breadcrumb is the page itself', () => {
  const steps = [
    { key: 'home', content: <a href="/">Home</a> },
    { key: 'cart', content: 'Cart' },
  ]
  expect(renderToStaticMarkup(<Breadcrumb label="Breadcrumb" steps={steps} />)).toMatch(/aria-current="page".*Cart/)
})

test('the current step of a form is marked', () => {
  const html = renderToStaticMarkup(<Stepper label="Steps" steps={['Amount', 'Contact information']} current={1} />)
  expect(html).toMatch(/<li aria-current="step"[^>]*>.*1 Amount/)
})

test('a short last page is filled up, so that the table keeps its height', () => {
  const html = renderToStaticMarkup(
    <Table
      caption="Payment history"
      columns={[{ key: 'sum', head: 'Sum', cell: (row: { sum: string }) => row.sum }]}
      rows={[{ sum: '10.00' }]}
      rowKey={({ sum }) => sum}
      card={({ sum }) => sum}
      rowsMin={5}
    />,
  )
  expect(html.match(/<tr/g)).toHaveLength(1 + 5)
})

test('a type that we have not drawn is shown by its word', () => {
  const tile = (type: string) =>
    renderToStaticMarkup(
      <TypeTile type={type} label={type} drawings="/types.svg" link={(link) => <a href="/" {...link} />} />,
    )
  expect(tile('Rifle')).toContain('<svg')
  expect(tile('Charm')).not.toContain('<svg')
  expect(tile('Charm')).toContain('Charm')
})
