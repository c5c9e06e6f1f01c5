import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChangeEffect, EffectOf, ItemChange } from '../domains/catalogue/items/item-change.rules.ts'
import { AnswerCache } from './answer-cache.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})

afterEach(() => {
  vi.useRealTimers()
})

const cacheOf = (bytesMax = 100_000) =>
  new AnswerCache<string>({
    entriesMax: 100,
    bytesMax,
    bytesOf: ({ length }) => length,
    secondsMax: 60,
    lateSecondsMax: 1,
  })

const changeOf = (id: number): ItemChange => ({ id, skin_id: '', before: null, now: null })

/** An answer that a change of one item affects. */
const on = (id: number, effect: ChangeEffect): EffectOf[] => [(change) => (change.id === id ? effect : 'none')]

const put = (cache: AnswerCache<string>, key: string, effects: EffectOf[]): void =>
  cache.put(key, { answer: key, effects }, cache.begin())

test('a change drops what shows the item at once, and nothing that it does not affect', () => {
  const cache = cacheOf()
  put(cache, 'shows 1', on(1, 'shown'))
  put(cache, 'shows 2', on(2, 'shown'))
  cache.change(changeOf(1))
  expect([cache.get('shows 1'), cache.get('shows 2')?.answer]).toEqual([undefined, 'shows 2'])
})

test('an answer of several parts goes with whichever of them shows the item', () => {
  const cache = cacheOf()
  put(cache, 'document', [...on(1, 'numbers'), ...on(2, 'shown')])
  cache.change(changeOf(1))
  expect(cache.get('document')?.answer).toBe('document')
  cache.change(changeOf(2))
  expect(cache.get('document')).toBeUndefined()
})

test('numbers are late by a second at most, counted from the first change that touched them', () => {
  const cache = cacheOf()
  put(cache, 'counts', on(1, 'numbers'))
  cache.change(changeOf(1))
  vi.advanceTimersByTime(900)
  cache.change(changeOf(1))
  expect(cache.get('counts')?.answer).toBe('counts')
  vi.advanceTimersByTime(100)
  expect(cache.get('counts')).toBeUndefined()
})

test('late numbers are counted anew where memory knows them, unless the page stands further', () => {
  let total = 5
  const cache = new AnswerCache<string>({
    entriesMax: 100,
    bytesMax: 100_000,
    bytesOf: ({ length }) => length,
    secondsMax: 60,
    lateSecondsMax: 1,
    withMeta: (_answer, meta) => JSON.stringify(meta),
  })
  const countAnew = () => (total < 0 ? undefined : { meta: { total }, lateTill: undefined })
  const keep = (key: string, effect: ChangeEffect) =>
    cache.put(key, { answer: 'as read', effects: on(1, effect), countAnew }, cache.begin())
  keep('behind', 'numbers')
  keep('before', 'moved')
  cache.change(changeOf(1))
  total = 4
  expect([cache.get('behind')?.answer, cache.get('before')?.answer]).toEqual(['as read', 'as read'])
  vi.advanceTimersByTime(1000)
  expect([cache.get('behind')?.answer, cache.get('before')?.answer]).toEqual(['{"total":4}', undefined])
  cache.change(changeOf(1))
  vi.advanceTimersByTime(1000)
  total = -1
  expect(cache.get('behind')).toBeUndefined()
})

test('what was computed while a change came is kept only as far as the change allows', () => {
  const cache = cacheOf()
  const begunAt = cache.begin()
  cache.change(changeOf(1))
  cache.change(changeOf(2))
  vi.advanceTimersByTime(400)
  cache.put('shows 2', { answer: '', effects: on(2, 'shown') }, begunAt)
  cache.put('counts 1', { answer: '', effects: on(1, 'numbers') }, begunAt)
  cache.put('shows 3', { answer: '', effects: on(3, 'shown') }, begunAt)
  expect([cache.get('shows 2'), cache.get('counts 1') !== undefined, cache.get('shows 3') !== undefined]).toEqual([
    undefined,
    true,
    true,
  ])
  vi.advanceTimersByTime(600)
  expect([cache.get('counts 1'), cache.get('shows 3') !== undefined]).toEqual([undefined, true])
})

test('what was computed through more changes than are remembered, or before everything went, is not kept', () => {
  const cache = cacheOf()
  const begunAt = cache.begin()
  for (let id = 1; id <= 2001; id += 1) cache.change(changeOf(id))
  cache.put('old', { answer: '', effects: on(5000, 'shown') }, begunAt)
  const later = cache.begin()
  cache.clear()
  cache.put('older', { answer: '', effects: [] }, later)
  expect([cache.get('old'), cache.get('older')]).toEqual([undefined, undefined])
})

test('what an answer keeps to know its items counts as its own bytes', () => {
  const keptOf = (bytes: number) => {
    const cache = cacheOf(20_000)
    const effectOf = Object.assign((): ChangeEffect => 'none', { bytes })
    for (let page = 10; page <= 40; page += 1) put(cache, `page ${page}`, [effectOf])
    return Array.from({ length: 40 }, (_, page) => cache.get(`page ${page + 1}`)).filter(Boolean).length
  }
  expect([keptOf(0), keptOf(2048)]).toEqual([19, 6])
})
