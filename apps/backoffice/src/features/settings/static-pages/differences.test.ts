import { expect, test } from 'vitest'
import { differencesOf } from './differences.ts'

const joined = (before: string, after: string, kinds: readonly string[]): string =>
  differencesOf(before, after)
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ text }) => text)
    .join('')

test('a changed word is what is shown as changed', () => {
  expect(differencesOf('We answer within three days.', 'We answer within two days.')).toEqual([
    { kind: 'same', text: 'We answer within ' },
    { kind: 'removed', text: 'three' },
    { kind: 'added', text: 'two' },
    { kind: 'same', text: ' days.' },
  ])
})

test('what stayed and came is the new text, what stayed and went the old one', () => {
  const [before, after] = ['# Terms\n\nOne.\n\nTwo, three.\n', '# Terms of sale\n\nTwo, four.\nFive.\n']
  expect(joined(before, after, ['same', 'added', 'omitted'])).toBe(after)
  expect(joined(before, after, ['same', 'removed', 'omitted'])).toBe(before)
})

test('of a long text that stayed only what stands beside the change is shown', () => {
  const long = 'word '.repeat(2000)
  const pieces = differencesOf(`${long}old ${long}`, `${long}new ${long}`)
  expect(pieces.map(({ kind }) => kind)).toEqual(['omitted', 'same', 'removed', 'added', 'same', 'omitted'])
  expect(pieces.filter(({ kind }) => kind === 'same').every(({ text }) => text.length <= 160)).toBe(true)
})

test('two texts with nothing in common are compared within a moment', () => {
  const text = (seed: number) => Array.from({ length: 9000 }, (_, place) => `w${(place * seed) % 7919}`).join(' ')
  const began = performance.now()
  const pieces = differencesOf(text(3), text(5))
  expect(performance.now() - began).toBeLessThan(3000)
  expect(pieces.some(({ kind }) => kind === 'added')).toBe(true)
})
