import { itemFilters } from '@pandrop/contract/catalogue'
import { wholeNumber } from '@pandrop/contract/wire'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { copiesQuery, filterDataQueryOf, wireQuery } from './listRequest.ts'
import { paths } from './paths.ts'
import {
  ownPath,
  type RawSearch,
  readAuthSearch,
  readListSearch,
  readPaymentSearch,
  readResetSearch,
} from './search.ts'

const parse = (href: string): RawSearch => Object.fromEntries(new URL(href, 'http://shop').searchParams)

test('only own paths are redirect targets', () => {
  const own = ['/cart', '/products/rifle/all/7?type=Rifle#top', '/']
  for (const path of own) expect(ownPath(path)).toBe(path)
  const foreign = [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example/cart',
    'javascript:alert(1)',
    'cart',
    '',
    '/.//evil.example',
    undefined,
    7,
  ]
  for (const target of foreign) expect(ownPath(target), String(target)).toBeUndefined()
})

test('whatever is accepted as a redirect target stays on this origin', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('/', '\\', '.', ':', '@', 'a', '\t', '\n', '%', '?', '#') }),
      (text) => {
        const path = ownPath(`/${text}`)
        if (path !== undefined) expect(new URL(path, 'http://shop.example').origin).toBe('http://shop.example')
      },
    ),
  )
})

test('the auth page always has a form and drops foreign redirects', () => {
  expect(readAuthSearch({})).toEqual({ form: 'signin' })
  expect(readAuthSearch({ form: 'other', redirect: '//evil.example' })).toEqual({ form: 'signin' })
  expect(readAuthSearch({ form: 'signup', redirect: '/cart' })).toEqual({ form: 'signup', redirect: '/cart' })
})

const texts = fc.oneof(
  fc.string(),
  fc.constantFrom(
    'asc',
    'desc',
    'discount',
    'newest',
    'up',
    '1000',
    '1001',
    'true',
    'false',
    '1',
    '0',
    '1.5',
    '12.345',
    '999999999',
    '1000000000',
    '-1',
    ' a ',
    ',',
  ),
  fc.constantFrom('0.07', '0', '1.0', '1.1', '2', '0.12345678901', '.5', '00.5'),
  fc.constantFrom('Rifle,Knife', 'Sniper Rifle, ,Knife', 'a'.repeat(81), 'a'.repeat(4001), 'x\u0000y', '1e3', '007'),
)

test('the address bar is read as the contract reads it; what it refuses is dropped', () => {
  const fields = { ...itemFilters.shape, page: z.optional(wholeNumber(1, 1_000_000)) } as const
  for (const [name, schema] of Object.entries(fields)) {
    fc.assert(
      fc.property(texts, (text) => {
        const read = (readListSearch({ [name]: text }) as Record<string, unknown>)[name]
        const parsed = z.safeParse(schema, text || undefined)
        // A filter that is off and an empty list say nothing, so they are left out of the address.
        const quiet = parsed.success && (parsed.data === false || (Array.isArray(parsed.data) && !parsed.data.length))
        expect(read).toEqual(parsed.success && !quiet ? parsed.data : undefined)
      }),
    )
  }
})

test('what a list writes into its address it reads back', () => {
  const search = {
    search: 'dragon & lore',
    sort: 'asc',
    price_from: 1.5,
    type: ['Rifle', 'Sniper Rifle'],
    page: 3,
  } as const
  const href = paths.list({ category: 'cs2', search: { ...search, type: [...search.type] } })
  expect(href).toBe('/products/cs2?search=dragon+%26+lore&sort=asc&price_from=1.5&type=Rifle,Sniper+Rifle&page=3')
  expect(readListSearch(parse(href))).toEqual(search)
  expect(paths.list({ search: { page: 1 } })).toBe('/products')
})

test('the deeper category counts, all means none, and the route forces its shelf', () => {
  const request = { page: 1, limit: 12, stacks: true }
  expect(wireQuery({}, 'all', { category: 'cs2', subcategory: 'rifle' })).toEqual({ ...request, category: 'rifle' })
  expect(wireQuery({}, 'all', { category: 'cs2', subcategory: 'all' })).toEqual({ ...request, category: 'cs2' })
  expect(wireQuery({ page: 2 }, 'sale', { category: 'all' })).toEqual({ ...request, page: 2, sale: true })
})

test('a list shows stacks unless its address asks for copies', () => {
  expect(readListSearch(parse('/products?copies=true&type=Rifle'))).toEqual({ copies: true, type: ['Rifle'] })
  expect(readListSearch(parse('/products?copies=no'))).toEqual({})
  expect(wireQuery({ copies: true }, 'all')).toEqual({ page: 1, limit: 12 })
  expect(filterDataQueryOf({ copies: true }, 'all', {})).toEqual({ category: 'cs2' })
  expect(filterDataQueryOf({}, 'all', {})).toEqual({ category: 'cs2', stacks: true })
  const search = { page: 3, sort: 'desc', price_till: 40 } as const
  expect(copiesQuery(7, search, 'sale')).toEqual({
    copies_of: 7,
    limit: 100,
    page: 1,
    price_till: 40,
    sale: true,
    sort: 'asc',
  })
})

test('filter values are counted under the filters of the list, whatever its order and page', () => {
  const search = { sort: 'asc', page: 3, quality: ['Covert'], float_till: 0.07 } as const
  const counted = { category: 'cs2', stacks: true, quality: ['Covert'], float_till: 0.07 }
  expect(filterDataQueryOf({ ...search, quality: ['Covert'] }, 'all', {})).toEqual(counted)
  expect(filterDataQueryOf({ ...search, quality: ['Covert'] }, 'sale', {})).toEqual({ ...counted, sale: true })
})

test('a category of the path counts as its type and weapon, so that other types are still offered', () => {
  const scope = { type: 'Rifle', weapon: 'AK-47' }
  expect(filterDataQueryOf({}, 'all', scope)).toEqual({
    category: 'cs2',
    heroes: ['AK-47'],
    stacks: true,
    type: ['Rifle'],
  })
})

test('payment pages read only what they know', () => {
  expect(readPaymentSearch(parse('/success-payment?type=topup&order=a&utm=x'))).toEqual({ type: 'topup', order: 'a' })
  expect(readPaymentSearch({ type: 'other', error: 'e'.repeat(1000) }).error).toHaveLength(300)
  expect(readPaymentSearch({ type: 'refunded', held: 'yes' })).toEqual({ type: 'refunded' })
  expect(readPaymentSearch({ held: '1' })).toEqual({ held: true })
})

test('an item from a card stands under its category and all', () => {
  expect(paths.item({ id: 7, category: 'rifle' })).toBe('/products/rifle/all/7')
  expect(paths.item({ id: 7 })).toBe('/products/all/all/7')
  expect(paths.signIn('/cart?x=1')).toBe('/auth?form=signin&redirect=%2Fcart%3Fx%3D1')
})

test('a mailed link to reset is read only where both parts can be right', () => {
  const token = 'A'.repeat(43)
  expect(readResetSearch(parse(`/reset-password?token=${token}&email=ann@example.org&utm_source=mail`))).toEqual({
    token,
    email: 'ann@example.org',
  })
  for (const broken of ['', 'short', `${token}A`, `${'A'.repeat(42)}<`]) {
    expect(readResetSearch({ token: broken, email: 'ann@example.org' })).toEqual({ email: 'ann@example.org' })
  }
  for (const broken of ['', 'ann', 'ann@example', 'a b@example.org', `${'a'.repeat(300)}@example.org`]) {
    expect(readResetSearch({ token, email: broken })).toEqual({ token })
  }
})
