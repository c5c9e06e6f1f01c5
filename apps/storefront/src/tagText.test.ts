import { textFor } from '@pandrop/dictionaries/languages'
import { expect, test } from 'vitest'
import { tagText } from './tagText.ts'

const text = textFor('en')

test("Steam's tags are said in the shop's words", () => {
  expect(tagText(text, 'Mil-Spec Grade')).toBe('Mil-Spec')
  expect(tagText(text, 'Field-Tested')).toBe('Field-Tested')
  expect(tagText(text, 'Sniper Rifle')).toBe('Sniper Rifle')
})

test('a tag that the dictionary has never heard of is shown as it came', () => {
  expect(tagText(text, 'Slingshot')).toBe('Slingshot')
})

test('a star alone is said in words', () => {
  expect(tagText(text, '★')).toBe('★ Knives and gloves')
})

test('a star is kept, so that a StatTrak™ knife is told from a StatTrak™ gun', () => {
  expect(tagText(text, '★ StatTrak™')).toBe('★ StatTrak™')
  expect(tagText(text, 'StatTrak™')).toBe('StatTrak™')
})
