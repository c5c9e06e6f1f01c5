import { expect, test } from 'vitest'
import { decideAlert } from './wishlist.rules.ts'

test('an alert is a price of at least one cent, in cents', () => {
  expect(decideAlert(0.01)).toEqual({ ok: true, value: 1 })
  expect(decideAlert(1234.56)).toEqual({ ok: true, value: 123_456 })
  expect(decideAlert(0)).toMatchObject({ ok: false, refusal: 'alert_price_invalid' })
})

test('no price means no alert', () => {
  expect(decideAlert(null)).toEqual({ ok: true, value: null })
  expect(decideAlert(undefined)).toEqual({ ok: true, value: null })
})
