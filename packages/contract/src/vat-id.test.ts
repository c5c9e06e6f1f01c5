import { expect, test } from 'vitest'
import { compactVatId, isVatId } from './vat-id.ts'

test.each([
  ['ATU12345678', 'AT12345678'],
  ['BE0123456789', 'BE2123456789'],
  ['BG123456789', 'BG12345678'],
  ['CY12345678X', 'CY123456789'],
  ['CZ1234567890', 'CZ1234567'],
  ['DE123456789', 'DE12345678'],
  ['DK12345678', 'DK123456789'],
  ['EE123456789', 'EE12345678'],
  ['EL123456789', 'GR123456789'],
  ['ESX12345678', 'ES123456789'],
  ['ESX1234567X', 'ESXX234567X'],
  ['FI12345678', 'FI1234567'],
  ['FRXX123456789', 'FRIO123456789'],
  ['HR12345678901', 'HR1234567890'],
  ['HU12345678', 'HU123456789'],
  ['IE1A23456X', 'IE1AA3456X'],
  ['IE1234567WA', 'IE1234567'],
  ['IT12345678901', 'IT1234567890'],
  ['LT123456789012', 'LT1234567890'],
  ['LU12345678', 'LU1234567'],
  ['LV12345678901', 'LV1234567890'],
  ['MT12345678', 'MT123456789'],
  ['NL123456789B01', 'NL123456789A01'],
  ['PL1234567890', 'PL123456789'],
  ['PT123456789', 'PT12345678'],
  ['RO12', 'RO1'],
  ['SE123456789012', 'SE1234567890'],
  ['SI12345678', 'SI1234567'],
  ['SK1234567890', 'SK123456789'],
  ['XI123456789', 'GB123456789'],
  ['XIGD123', 'XIGD12'],
])('%s is written as its state writes VAT ids, %s is not', (right, wrong) => {
  expect([isVatId(right), isVatId(wrong)]).toEqual([true, false])
})

test('spaces, dots, dashes and small letters make no other VAT id', () => {
  expect(['si 1234 5678', 'SI-123.456.78', '\u00a0Si12345678\t'].map(compactVatId)).toEqual([
    'SI12345678',
    'SI12345678',
    'SI12345678',
  ])
})

test.each(['', 'SI', '12345678', 'CH123456789', 'constructor', '__proto__1', 'SI12345678\n'])('%o is none', (typed) => {
  expect(isVatId(typed)).toBe(false)
})
