import { expect, test } from 'vitest'
import { narrowQuery, readingsOf, type SimilarWord, wideQuery, wordsOf } from './search.rules.ts'
import { nicknames } from './search-nicknames.rules.ts'

test('words are lower case, without accents and signs, in the order typed', () => {
  expect(wordsOf('StatTrak™ AK-47 | Redline (Field-Tested)')).toEqual([
    'stattrak',
    'ak',
    '47',
    'redline',
    'field',
    'tested',
  ])
  expect(wordsOf('★ MJÖLNIR 龍王')).toEqual(['mjolnir', '龍王'])
  expect(wordsOf('ak ak AK')).toEqual(['ak'])
  expect(wordsOf('★ !')).toEqual([])
})

test('a word is searched by its beginning, a nickname by what players mean', () => {
  expect(narrowQuery(['redl', 'ft'])).toBe(`'redl':* & (('field' & 'tested'))`)
  expect(wideQuery(['autosniper'])).toBe(`(('scar' & '20') | ('g3sg1') | 'autosniper':*)`)
})

test('a name of the language is no nickname', () => {
  expect(narrowQuery(['constructor'])).toBe(`'constructor':*`)
})

test('nicknames are written as they are compared', () => {
  for (const [nickname, meanings] of Object.entries(nicknames)) {
    expect(wordsOf(nickname)).toEqual([nickname])
    for (const meaning of meanings) expect(wordsOf(meaning).join(' ')).toBe(meaning)
  }
})

const similar = (typed: string, word: string | null, similarity: number, known = false): SimilarWord => ({
  typed,
  word,
  similarity,
  known,
})

test('an unknown word is corrected, a known one is kept while that is likelier', () => {
  const readings = readingsOf(
    ['ak', 'redlnie'],
    [similar('ak', null, 0, true), similar('redlnie', 'redline', 0.4), similar('redlnie', 'red', 0.3)],
  )
  expect(readings.map(({ words }) => words.join(' '))).toEqual(['akredlnie', 'ak redline', 'ak red', 'ak'])
})

test('a word that resembles nothing is left out, unless it is alone', () => {
  expect(readingsOf(['awp', 'cheap'], [similar('awp', null, 0, true), similar('cheap', null, 0)])).toContainEqual({
    words: ['awp'],
    likelihood: 0.1,
  })
  expect(readingsOf(['qqq'], [similar('qqq', null, 0)])).toEqual([])
})

test('however many words are typed, few readings are tried', () => {
  const words = Array.from({ length: 30 }, (_, index) => `w${index}`)
  const rows = words.flatMap((word) => ['a', 'b', 'c', 'd'].map((other) => similar(word, other, 0.5)))
  expect(readingsOf(words, rows)).toHaveLength(24)
})
