import { textFor } from '@pandrop/dictionaries/languages'
import { expect, test } from 'vitest'
import { skinName } from './itemNames.ts'

const text = textFor('en')

test('knives and gloves carry their star, guns do not', () => {
  const knife = { title: '★ StatTrak™ Karambit | Doppler', weapon: 'Karambit', finish: 'Doppler', phase: '' }
  expect(skinName(text, knife)).toBe('★ Karambit | Doppler')
  const rifle = { title: 'AK-47 | Redline (Field-Tested)', weapon: 'AK-47', finish: 'Redline', phase: '' }
  expect(skinName(text, rifle)).toBe('AK-47 | Redline')
})

test('a phase is part of the name, because it is part of the price', () => {
  const knife = { title: '★ Karambit | Doppler', weapon: 'Karambit', finish: 'Doppler', phase: 'Phase 2' }
  expect(skinName(text, knife)).toBe('★ Karambit | Doppler Phase 2')
})

test('an unpainted knife is called Vanilla', () => {
  expect(skinName(text, { title: '★ Bayonet', weapon: 'Bayonet', finish: '', phase: '' })).toBe('★ Bayonet | Vanilla')
})
