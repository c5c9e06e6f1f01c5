import { expect, test } from 'vitest'
import { newBody, nothingTyped, wrongFields } from './packForm.ts'

test('a price above the sum, no name and one item alone are wrong', () => {
  const typed = { ...nothingTyped, name: 'Duo', price: '20,50' }
  expect([...wrongFields(typed, [1, 2], 20.5)]).toEqual([])
  expect([...wrongFields(typed, [1, 2], 20.49)]).toEqual(['price_high'])
  expect([...wrongFields(nothingTyped, [1], 20)]).toEqual(['name', 'price', 'items'])
  expect(newBody({ ...typed, until: '2026-12-24' }, [1, 2])).toEqual({
    name: 'Duo',
    items: [1, 2],
    price: 20.5,
    until: '2026-12-24',
  })
})
