import { expect, test } from 'vitest'
import { electronicIban, ibanProblem, maskIban } from './iban.ts'

test('an IBAN is read with blanks and small letters, and shown by its ends alone', () => {
  expect(electronicIban(' de89 3704 0044 0532 0130 00 ')).toBe('DE89370400440532013000')
  expect(maskIban('DE89370400440532013000')).toBe('DE89 •••• 3000')
})

test('an account can be paid to where its IBAN is right and its country is in the SEPA area', () => {
  expect(ibanProblem('DE89370400440532013000')).toBeNull()
  expect(ibanProblem('GB29NWBK60161331926819')).toBeNull()
  expect(ibanProblem('DE89370400440532013001'), 'a wrong check sum').toBe('iban_invalid')
  expect(ibanProblem('DE8937040044053201300'), 'too short for its country').toBe('iban_invalid')
  expect(ibanProblem('XX89370400440532013000'), 'no country').toBe('iban_invalid')
  expect(ibanProblem('TR330006100519786457841326'), 'Türkiye').toBe('iban_not_sepa')
  expect(ibanProblem('UA213223130000026007233566001'), 'Ukraine').toBe('iban_not_sepa')
})

test('the countries that joined from 2024 on are in the SEPA area', () => {
  for (const iban of [
    'AL47212110090000000235698741',
    'ME25505000012345678951',
    'MD24AG000225100013104168',
    'MK07250120000058984',
    'RS35260005601001611379',
  ]) {
    expect(ibanProblem(iban), iban).toBeNull()
  }
})
