import { textFor } from '@pandrop/dictionaries/languages'
import { expect, test } from 'vitest'
import { againstReference } from './ItemReference.tsx'

const format = (euro: number): string => `€${euro.toFixed(2)}`

const said = (price: number, reference: { price: number; day: string | null } | null): string | undefined =>
  againstReference(textFor('en'), { price, reference }, format)

test('a price is compared in whole percent with what its kind usually costs, and the day of that is named', () => {
  const reference = { price: 100, day: '2026-11-12' }
  expect(said(96.2, reference)).toBe('4% below what it usually costs (€100.00, as of 12.11.2026)')
  expect(said(125, reference)).toBe('25% above what it usually costs (€100.00, as of 12.11.2026)')
  expect(said(99.6, reference)).toBe('About what it usually costs (€100.00, as of 12.11.2026)')
})

test('a reference of which nobody knows the day names none, and without one nothing is said', () => {
  expect(said(50, { price: 100, day: null })).toBe('50% below what it usually costs (€100.00)')
  expect(said(50, null)).toBeUndefined()
})
