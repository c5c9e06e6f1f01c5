import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Deletion, followIban, groupIban } from './ibanGroups.ts'

/** A value with its caret as a bar. */
const at = (marked: string) => ({ value: marked.replace('|', ''), caret: marked.indexOf('|') })

const follow = (before: string, typed: string, deletion?: Deletion): string => {
  const { value, caret } = followIban(before, at(typed), deletion)
  return `${value.slice(0, caret)}|${value.slice(caret)}`
}

test('an IBAN is shown upper-case in groups of four, however it was pasted', () => {
  const shown = 'DE89 3704 0044 0532 0130 00'
  for (const typed of [
    'DE89370400440532013000',
    'de89 3704 0044 0532 0130 00',
    ' DE89-3704-0044-0532-0130-00\n',
    'IBAN: DE89 3704 0044 0532 0130 00',
    'IBAN DE89\u00a03704\u00a00044\u00a00532\u00a00130\u00a000',
  ]) {
    expect(groupIban(typed)).toBe(shown)
  }
  expect(groupIban('')).toBe('')
  expect(groupIban('x'.repeat(50)).replaceAll(' ', '')).toHaveLength(34)
})

test('the caret goes on behind what is typed, over the blank of a new group too', () => {
  expect(follow('', 'd|')).toBe('D|')
  expect(follow('DE8', 'DE89|')).toBe('DE89|')
  expect(follow('DE89', 'DE893|')).toBe('DE89 3|')
})

test('typing in the middle moves what follows and keeps the caret there', () => {
  expect(follow('DE89 7040 044', 'DE89 3|7040 044')).toBe('DE89 3|704 0044')
  expect(follow('DE89 3704', 'DEx|89 3704')).toBe('DEX|8 9370 4')
  expect(follow('DE89 3704', 'DE891| 3704')).toBe('DE89 1|370 4')
})

test('deleting in the middle keeps the caret there', () => {
  expect(follow('DE89 3704 0044', 'DE89 |704 0044', 'backward')).toBe('DE89| 7040 044')
  expect(follow('DE89 3704 0044', 'DE8|', 'backward')).toBe('DE8|')
  expect(follow('DE89 3704', 'DE| 3704', 'backward')).toBe('DE|37 04')
})

test('deleting the blank between two groups deletes the sign beyond it', () => {
  expect(follow('DE89 3704', 'DE89|3704', 'backward')).toBe('DE8|3 704')
  expect(follow('DE89 3704', 'DE89|3704', 'forward')).toBe('DE89| 704')
})

test('a pasted IBAN leaves the caret at its end', () => {
  expect(follow('', 'IBAN: si56 1910 0000 0123 438|')).toBe('SI56 1910 0000 0123 438|')
})

test('a sign that no IBAN has changes nothing', () => {
  expect(follow('DE89 3704', 'DE89 37-|04')).toBe('DE89 37|04')
  expect(follow('DE89 3704', 'DE89 é|3704')).toBe('DE89| 3704')
})

test('wherever an edit happens, as many signs stand left of the caret as before it', () => {
  const signs = fc.stringMatching(/^[0-9A-Z]{0,16}$/)
  fc.assert(
    fc.property(signs, signs, (left, right) => {
      const { value, caret } = followIban('', { value: left + right, caret: left.length })
      expect(value).toBe(groupIban(left + right))
      if (!/^IBAN/.test(left + right)) expect(value.slice(0, caret).replaceAll(' ', '')).toBe(left)
    }),
  )
})
