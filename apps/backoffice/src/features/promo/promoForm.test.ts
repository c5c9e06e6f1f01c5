import type { StaffPromoCode } from '@pandrop/contract/staff/promo'
import { expect, test } from 'vitest'
import { changesOf, copyOf, newBody, nothingTyped, typedOf, wrongFields } from './promoForm.ts'

const promo: StaffPromoCode = {
  id: 7,
  code: 'PANDA10',
  description: 'Off skins',
  discount: { percent: 10 },
  total_min: 20,
  from: '2026-12-01T00:00:00.000Z',
  until: '2027-01-01T00:00:00.000Z',
  first_day: '2026-12-01',
  last_day: '2026-12-31',
  uses: 3,
  uses_max: 100,
  uses_per_customer_max: null,
  orders: { count: 3, total: 300 },
  given: 30,
  state: 'running',
  ever_used: true,
  made_by: 'Ada',
  created_at: '2026-11-24T12:00:00.000Z',
  stopped_at: null,
  version: 4,
}

test('what is left empty is as usual: from now on, without end, without limits', () => {
  const typed = { ...nothingTyped, code: ' panda-10 ', percent: '12,5' }
  expect(wrongFields(typed).size).toBe(0)
  expect(newBody(typed)).toEqual({
    code: 'PANDA-10',
    discount: { percent: 12.5 },
    until: null,
    uses_max: null,
    uses_per_customer_max: null,
    total_min: 0,
    description: '',
  })
})

test('each field that cannot be meant is named', () => {
  const typed = { ...nothingTyped, code: 'A B', percent: '101', usesMax: '0', usesPerCustomerMax: '2.5', totalMin: 'x' }
  expect([...wrongFields(typed)]).toEqual(['code', 'percent', 'usesMax', 'usesPerCustomerMax', 'totalMin'])
  expect([...wrongFields({ ...nothingTyped, code: 'ABC', kind: 'fixed', percent: '10' })]).toEqual(['fixed'])
  for (const percent of ['0', '100.01', '1.234', ''])
    expect(wrongFields({ ...nothingTyped, code: 'ABC', percent }).has('percent'), percent).toBe(true)
})

test('a change sends what was touched alone', () => {
  const before = typedOf(promo)
  expect(changesOf(before, before)).toEqual({})
  expect(changesOf({ ...before, until: '2027-01-31', usesMax: '1,000' }, before)).toEqual({
    until: '2027-01-31',
    uses_max: 1000,
  })
  expect(changesOf({ ...before, until: '', usesMax: '' }, before)).toEqual({ until: null, uses_max: null })
  expect(changesOf({ ...before, kind: 'fixed', fixed: '5' }, before)).toEqual({ discount: { fixed: 5 } })
})

test('another code with the same terms has no name yet, and no end that is over', () => {
  expect(copyOf(promo, '2026-12-31')).toMatchObject({ code: '', from: '', until: '2026-12-31', percent: '10' })
  expect(copyOf(promo, '2027-01-01')).toMatchObject({ until: '', usesMax: '100', totalMin: '20.00' })
})
