import { fillReply } from '@pandrop/contract/staff/reply-holes'
import { expect, test } from 'vitest'
import { withInserted } from './withInserted.ts'

test.each([
  ['', 0, 'Hello', 5],
  ['One', 3, 'One\nHello', 9],
  ['One', 0, 'Hello\nOne', 5],
  ['One two', 4, 'One \nHello\ntwo', 10],
  ['One\n', 4, 'One\nHello', 9],
])('into “%s” at %d: nothing that was typed is lost', (typed, at, text, cursor) => {
  expect(withInserted(typed, 'Hello', at)).toEqual({ text, cursor })
})

test('a saved reply is filled in the language of its customer, and in English where it has no other', () => {
  const holes = { name: 'Marta', order: '48213', items: 'AWP | Asiimov', trade: '–' }
  const texts = { en: 'Hello {name}, {order} {unknown}', de: 'Hallo {name}: {items} ({trade})' }
  expect(fillReply(texts, { language: 'de', holes })).toBe('Hallo Marta: AWP | Asiimov (–)')
  expect(fillReply(texts, { language: 'fr', holes })).toBe('Hello Marta, 48213 {unknown}')
})
