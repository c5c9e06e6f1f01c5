import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CartButton } from './CartButton.tsx'
import { discountPercent } from './discount.ts'
import { ProductCard, type ProductCardProps } from './ProductCard.tsx'

const shown = (changes: Partial<ProductCardProps> = {}) =>
  renderToStaticMarkup(
    <ProductCard
      weapon="AK-47"
      finish="Case Hardened"
      quality="Classified"
      wear={{ exterior: 'FT', float: 0.1837, label: 'Field-Tested, float 0.1837' }}
      image={{ src: '/ak-456.webp', srcLarge: '/ak-900.webp' }}
      price={200.84}
      oldPriceLabel="Old price"
      link={(link) => <a href="/products/all/all/7" {...link} />}
      cartButton={<CartButton label="Add to cart" />}
      {...changes}
    />,
  )

const linkOf = (html: string) => html.slice(html.indexOf('<a '), html.indexOf('</a>'))

test('the whole card is one link and the cart button is its sibling', () => {
  const html = shown()
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(linkOf(html)).toContain('Case Hardened')
  expect(linkOf(html)).toContain('data-signs="7">€200<span class="cents">.84</span>')
  expect(linkOf(html)).not.toContain('<button')
  expect(html.slice(html.indexOf('</a>'))).toContain('<button')
})

test('a phase is no part of what may be cut: it decides the price', () => {
  const html = linkOf(shown({ finish: 'Gamma Doppler', phase: 'Emerald' }))
  expect(html).toMatch(/truncate[^>]*>Gamma Doppler<\/span><span class="shrink-0"> Emerald</)
})

test('rarity is never colour alone', () => {
  expect(shown()).toContain('Classified</span>')
  expect(shown({ qualityWord: 'Klasificirano' })).toContain('Klasificirano</span>')
})

test('an old price shows only when it is above the price', () => {
  expect(shown({ oldPrice: 228 })).toContain('<s>€228.00</s>')
  expect(shown({ oldPrice: 200.84 })).not.toContain('<s>')
  expect(shown()).not.toContain('Old price')
})

test('a discount is whole percent and takes the place of the New badge', () => {
  expect(discountPercent(200.84, 228)).toBe(12)
  expect(discountPercent(228, 228)).toBeUndefined()
  expect(discountPercent(999.9, 1000)).toBeUndefined()
  expect(discountPercent(0, 10)).toBe(99)
  expect(shown({ oldPrice: 228, newLabel: 'New' })).toContain('−12%')
  expect(shown({ oldPrice: 228, newLabel: 'New' })).not.toContain('>New<')
  expect(shown({ newLabel: 'New' })).toContain('>New<')
})

test('a vanilla knife has a text where others have the rail', () => {
  const html = shown({ wear: 'Not painted' })
  expect(html).toContain('Not painted')
  expect(html).not.toContain('role="img"')
})

test('a sold item keeps its card and shows no price', () => {
  const html = shown({ soldLabel: 'Sold', cartButton: undefined })
  expect(html).toContain('Sold')
  expect(html).not.toContain('€200.84')
  expect(html).toContain('grayscale')
})

test('the picture reserves its box and offers both sizes', () => {
  expect(shown()).toMatch(/width="456" height="304"/)
  expect(shown()).toContain('srcSet="/ak-456.webp 456w, /ak-900.webp 900w"')
  expect(shown()).toContain('loading="lazy"')
  expect(shown({ priority: true })).toContain('fetchPriority="high"')
})

test('a picture names the hues that it is lit in, and one without any stays black', () => {
  const image = { src: '/ak-456.webp', hues: '60 260' }
  expect(shown({ image })).toContain('data-hues="60 260"')
  expect(shown({ image })).not.toContain('style=')
  expect(shown()).not.toContain('data-hues')
})

test('nothing on the card needs a style attribute, so a strict content security policy holds', () => {
  expect(shown({ oldPrice: 228 })).not.toContain('style=')
})

test('the cart button says whether the item is in the cart, and is off while its request runs', () => {
  expect(renderToStaticMarkup(<CartButton label="Remove from cart" inCart />)).toContain('aria-pressed="true"')
  expect(renderToStaticMarkup(<CartButton label="Add to cart" running />)).toContain('disabled=""')
})
