import { expect, test } from 'vitest'
import { testCards } from '../checkout/test-cards.ts'
import { type CardFields, checkCard, echoable, filledIn } from './card-fields.ts'

const now = new Date('2026-11-30T23:59:59Z')
const good: CardFields = { number: '4242 4242 4242 4242', expiry: '11 / 26', cvc: '123', name: 'Marta Kovač' }
const errorsOf = (changes: Partial<CardFields>) => {
  const checked = checkCard({ ...good, ...changes }, now)
  return 'errors' in checked ? checked.errors : {}
}

test('every test card that the page fills in passes its own checks', () => {
  for (const card of testCards) expect(checkCard(filledIn(card, now), now)).toMatchObject({ card })
})

test.each([
  ['', 'Your card number is incomplete.'],
  ['4242 4242 4242', 'Your card number is incomplete.'],
  ['4242 4242 4242 4241', 'Your card number is invalid.'],
  ['4242 4242 4242 424x', 'Your card number is invalid.'],
  ['4242 4242 4242 4242 4242', 'Your card number is invalid.'],
  ['5555 5555 5555 4444', 'Only test cards work here. Choose one from the list on this page.'],
])('the card number "%s" is answered with "%s"', (number, error) => {
  expect(errorsOf({ number })).toEqual({ number: error })
})

test.each(['11/26', '11 / 26', '1126', '11/2026', '112026', '1/27', '11-26'])(
  'the expiry "%s" is understood',
  (expiry) => {
    expect(errorsOf({ expiry })).toEqual({})
  },
)

test.each([
  ['', "Your card's expiration date is incomplete."],
  ['11', "Your card's expiration date is incomplete."],
  ['13/27', "Your card's expiration date is invalid."],
  ['0/27', "Your card's expiration date is invalid."],
  ['10/26', "Your card's expiration date is in the past."],
  ['12/99', "Your card's expiration date is invalid."],
])('the expiry "%s" is answered with "%s"', (expiry, error) => {
  expect(errorsOf({ expiry })).toEqual({ expiry: error })
})

test('a card is good until its month ends', () => {
  expect('errors' in checkCard(good, now)).toBe(false)
  expect('errors' in checkCard(good, new Date('2026-12-01T00:00:00Z'))).toBe(true)
})

test('the security code has three digits and the name has letters', () => {
  expect(errorsOf({ cvc: '12' })).toEqual({ cvc: "Your card's security code is incomplete." })
  expect(errorsOf({ cvc: '1234' })).toEqual({ cvc: "Your card's security code is invalid." })
  expect(errorsOf({ name: ' ' })).toEqual({ name: 'Enter the name on the card.' })
  expect(errorsOf({ name: 'x'.repeat(101) })).toEqual({ name: 'At most 100 characters.' })
})

test('a number that could be a real card is never shown again, nor is a security code', () => {
  expect(echoable({ ...good, number: '5555 5555 5555 4444' })).toMatchObject({ number: '', cvc: '', name: good.name })
  expect(echoable(good)).toMatchObject({ number: good.number, cvc: '' })
})
