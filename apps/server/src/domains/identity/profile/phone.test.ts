import { expect, test } from 'vitest'
import { readPhone } from './phone.ts'

test('however a number is typed, it is kept as E.164 with its country', () => {
  const slovenian = { e164: '+38640123456', countries: ['SI'] }
  expect(readPhone('+386 40 123 456')).toEqual(slovenian)
  expect(readPhone('+386 40 123 456', '+38640123456')).toEqual(slovenian)
  expect(readPhone('(040) 123-456', '+38640123456')).toEqual(slovenian)
})

test('a number that cannot exist, or that contradicts its E.164 form, is refused', () => {
  for (const phone of ['', '12', '+386 40 12', 'call me', '+999 123 456 789', '+386 40 123 456 789 012 345']) {
    expect(readPhone(phone), phone).toBeUndefined()
  }
  expect(readPhone('+386 40 123 456', '+38640654321')).toBeUndefined()
  expect(readPhone('+386 40 123 456', 'nonsense')).toBeUndefined()
})

test('a national number has 2 to 17 digits and an extension up to 20', () => {
  const extended = (digits: number) => readPhone(`+386 40 123 456 ext. ${'1'.repeat(digits)}`)
  expect(extended(20)).toEqual({ e164: '+38640123456', countries: ['SI'] })
  expect(extended(21)).toBeUndefined()
  for (const national of ['1', '1'.repeat(18)]) expect(readPhone(`+386${national}`)).toBeUndefined()
})
