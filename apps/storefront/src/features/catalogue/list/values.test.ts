import { expect, test } from 'vitest'
import { findable, withChosen } from './values.ts'

const option = (value: string, count = 1) => ({ value, label: value, count })
const weapons = [option('AK-47'), option('M4A1-S'), option('M4A4')]

test('a chosen value that is out of stock can still be unticked', () => {
  expect(withChosen(weapons, ['AK-47'])).toEqual(weapons)
  expect(withChosen(weapons, ['R8 Revolver']).at(-1)).toEqual(option('R8 Revolver', 0))
})

test('a value is found by any of its words, whatever case and signs were typed', () => {
  const found = (typed: string) => findable(weapons, typed).map(({ value }) => value)
  expect(found('')).toHaveLength(3)
  expect(found('m4a1 S')).toEqual(['M4A1-S'])
  expect(found('m4')).toEqual(['M4A1-S', 'M4A4'])
  expect(found('awp')).toEqual([])
})
