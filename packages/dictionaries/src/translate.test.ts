import { messages } from '@pandrop/contract/messages'
import { expect, test } from 'vitest'
import { english } from './en.ts'
import { dictionaryOf, textFor } from './languages.ts'
import { createText } from './translate.ts'

test('every fixed message of the contract is an English text, to the letter', () => {
  const text = textFor('en')
  expect(text('cart_empty')).toBe(messages.cart_empty)
  expect(english).toMatchObject(messages)
})

test('holes are filled, and one without a value stays visible', () => {
  const text = textFor('en')
  expect(text('amount_below_minimum', { min: '€5.00' })).toBe('Minimum top-up amount: €5.00')
  expect(text('amount_below_minimum')).toBe('Minimum top-up amount: {min}')
})

test('a count chooses the plural form of its language and is grouped as in en-US', () => {
  const text = textFor('en')
  expect(text('cart_label_count', { count: 1 })).toBe('Cart, 1 item')
  expect(text('cart_label_count', { count: 1200 })).toBe('Cart, 1,200 items')
  const polish = createText('pl', {
    'cart_label_count#one': '{count} rzecz',
    'cart_label_count#few': '{count} rzeczy',
    'cart_label_count#many': '{count} sztuk',
  })
  expect([1, 3, 5].map((count) => polish('cart_label_count', { count }))).toEqual(['1 rzecz', '3 rzeczy', '5 sztuk'])
})

test('a language that the shop does not speak answers in English', () => {
  expect(dictionaryOf('xx')).toBe(dictionaryOf('en'))
  expect(dictionaryOf('constructor')).toBe(dictionaryOf('en'))
})

test('every plural entry has the form that languages fall back on', () => {
  const bases = Object.keys(english)
    .filter((key) => key.includes('#'))
    .map((key) => key.split('#')[0])
  for (const base of bases) expect(english).toHaveProperty([`${base}#other`])
})
