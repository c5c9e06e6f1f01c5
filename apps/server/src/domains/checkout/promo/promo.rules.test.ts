import { cents } from '@pandrop/money/money'
import { expect, test } from 'vitest'
import { checkTerms, type PromoTerms, readCode } from './promo.rules.ts'

const now = new Date('2026-11-21T12:00:00Z')
const later = new Date(now.getTime() + 1)

const terms = (change: Partial<PromoTerms> = {}): PromoTerms => ({
  id: 1,
  code: 'PANDA10',
  description: '10% off skins',
  discount: { type: 'percent', percent: 10 },
  validFrom: now,
  validUntil: null,
  stoppedAt: null,
  totalMin: cents(2000),
  uses: 3,
  usesMax: null,
  customerUses: 2,
  usesPerCustomerMax: null,
  ...change,
})

const check = (change: Partial<PromoTerms> = {}, subtotal = 6100) => checkTerms(terms(change), cents(subtotal), now)

test('a code is read trimmed and in upper case, and what can be no code is none', () => {
  expect(readCode('  panda10 ')).toBe('PANDA10')
  expect(readCode('Summer_26-a')).toBe('SUMMER_26-A')
  for (const typed of ['', 'AB', '-ABC', 'PANDA 10', `A${'B'.repeat(40)}`, 'PANDA\u000010']) {
    expect(readCode(typed)).toBeNull()
  }
})

test('a code that has not begun, is over or was stopped is invalid', () => {
  expect(check({ validFrom: later })).toMatchObject({ refusal: 'promo_code_invalid' })
  expect(check({ validUntil: now })).toMatchObject({ refusal: 'promo_code_invalid' })
  expect(check({ stoppedAt: now })).toMatchObject({ refusal: 'promo_code_invalid' })
  expect(check({ validUntil: later })).toBeNull()
})

test('a code ends with its uses, those of all and those of one customer', () => {
  expect(check({ usesMax: 3 })).toMatchObject({ refusal: 'promo_code_used_up' })
  expect(check({ usesPerCustomerMax: 2 })).toMatchObject({ refusal: 'promo_code_used_up' })
  expect(check({ usesMax: 4, usesPerCustomerMax: 3 })).toBeNull()
})

test('a code with a minimum says which, and applies from it on', () => {
  expect(check({}, 1999)).toMatchObject({ refusal: 'promo_total_too_low', values: { min: '€20.00' } })
  expect(check({}, 2000)).toBeNull()
})
