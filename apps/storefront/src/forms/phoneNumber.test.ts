import fullMetadata from 'libphonenumber-js/metadata.min.json' with { type: 'json' }
import { expect, test } from 'vitest'
import cutMetadata from './phoneMetadata.json' with { type: 'json' }
import { callingCode, countryOf, formatTyped, isUnserved, moveToCountry, readPhone } from './phoneNumber.ts'

const served = ['SI', 'DE', 'GB', 'IT', 'VA']
const countries = { served, chosen: '' }

test("the cut metadata are the library's own for every country in them", () => {
  // After an update of the library: cut its metadata.min.json to these countries again.
  const full: { version: number; countries: Record<string, unknown> } = fullMetadata
  expect(cutMetadata.version).toBe(full.version)
  for (const [country, rules] of Object.entries(cutMetadata.countries)) expect(rules).toEqual(full.countries[country])
})

test('a number is read with its parts, whatever spaces, parentheses and hyphens it was typed with', () => {
  expect(readPhone('+386 (40) 512-809', countries)).toEqual({
    phone: '+386 40 512 809',
    phoneE164: '+38640512809',
    phoneCountryCode: '386',
    nationalNumber: '40512809',
    isValid: true,
  })
})

test('a number without a calling code belongs to the chosen country', () => {
  expect(readPhone('040 512 809', { served, chosen: 'SI' }).phoneE164).toBe('+38640512809')
  expect(readPhone('040 512 809', countries).isValid).toBe(false)
})

test('a number that cannot exist is not valid', () => {
  for (const typed of ['', '+', '+386', '+386 40 51', '+386 40 512 809 123456', 'phone']) {
    expect(readPhone(typed, countries).isValid).toBe(false)
  }
})

test('a national number has 2 to 17 digits, and one with fewer or more is no number at all', () => {
  expect(readPhone('+386 1', countries).phoneE164).toBe('')
  expect(readPhone('+386 12', countries).nationalNumber).toBe('12')
  expect(readPhone(`+386${'2'.repeat(17)}`, countries).nationalNumber).toHaveLength(17)
  expect(readPhone(`+386${'2'.repeat(18)}`, countries).phoneE164).toBe('')
})

test('a number is formatted while it is typed, and letters fall out', () => {
  expect(formatTyped('+38640512809', '')).toBe('+386 40 512 809')
  expect(formatTyped('call +38640', '')).toBe('+386 40')
  expect(formatTyped('040512809', 'SI')).toBe('040 512 809')
})

test('a number from a country that the shop does not serve is noticed as soon as its calling code is clear', () => {
  expect(isUnserved('+1', served)).toBe(true)
  expect(isUnserved('+7 900', served)).toBe(true)
  expect(isUnserved('+3', served)).toBe(false)
  expect(isUnserved('+386 40', served)).toBe(false)
  expect(isUnserved('040 512 809', served)).toBe(false)
})

test('a number of a served calling code but of another country is not valid', () => {
  expect(readPhone('+48 512 345 678', countries).isValid).toBe(false)
})

test('the country follows the calling code; among several the chosen one wins', () => {
  expect(countryOf('+386 40', countries)).toBe('SI')
  expect(countryOf('+39', { served, chosen: 'VA' })).toBe('VA')
  expect(countryOf('+39', countries)).toBe('IT')
  expect(countryOf('040', countries)).toBeUndefined()
})

test('choosing another country keeps the number and changes its calling code', () => {
  expect(moveToCountry('+386 40 512 809', countries, 'DE')).toMatch(/^\+49 40 ?512809$/)
  expect(moveToCountry('', countries, 'DE')).toBe('')
  expect(callingCode('US')).toBeUndefined()
})

test('a country that shares its calling code with a served one is told apart by the whole number', () => {
  expect(isUnserved('+44 7797 712345', ['GB'])).toBe(true)
  expect(isUnserved('+44 7400 123456', ['GB'])).toBe(false)
  expect(isUnserved('+47 79 12 34 56', ['NO'])).toBe(true)
  expect(isUnserved('+47 40 61 23 45', ['NO'])).toBe(false)
  expect(isUnserved('+358 18 12345678', ['FI'])).toBe(true)
  // Half a number may still become one of ours.
  expect(isUnserved('+44 77', ['GB'])).toBe(false)
})
