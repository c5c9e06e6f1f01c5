import { expect, test } from 'vitest'
import { type Mixable, mixed } from './mix.rules.ts'

const one = (weapon: string, finish: string, euros: number, rarity = 'Covert'): Mixable => ({
  weapon,
  finish,
  rarity,
  price_cents: euros * 100,
})

const finishes = (chosen: readonly Mixable[]): string[] => chosen.map(({ finish }) => finish)

test('a finish is shown once, however few there are', () => {
  const candidates = [one('AK-47', 'Redline', 30), one('AK-47', 'Redline', 40), one('AWP', 'Redline', 50)]
  expect(mixed(candidates, 20)).toEqual([candidates[0], candidates[2]])
})

test('a third of a weapon comes only where no other is left', () => {
  const rifles = ['a', 'b', 'c'].map((finish) => one('AK-47', finish, 30))
  expect(finishes(mixed([...rifles, one('AWP', 'd', 30)], 4))).toEqual(['a', 'b', 'd', 'c'])
})

test('each price has its third, as long as there is something of it', () => {
  const dear = Array.from({ length: 30 }, (_, no) => one(`dear ${no}`, `${no}`, 500))
  const cheap = Array.from({ length: 4 }, (_, no) => one(`cheap ${no}`, `${no}`, 5))
  const middle = Array.from({ length: 9 }, (_, no) => one(`middle ${no}`, `${no}`, 50))
  const chosen = mixed([...dear, ...cheap, ...middle], 20)
  const count = (from: number, till: number) =>
    chosen.filter(({ price_cents: cents }) => cents >= from * 100 && cents < till * 100).length
  expect([count(0, 20), count(20, 200), count(200, 1000)]).toEqual([4, 7, 9])
})

test('the first six have four colours where there are four', () => {
  const red = Array.from({ length: 20 }, (_, no) => one(`red ${no}`, `${no}`, no * 30))
  const others = ['Restricted', 'Classified', 'Mil-Spec Grade'].map((rarity) => one(rarity, rarity, 40, rarity))
  const gloves = one('Gloves', 'Red too', 40, 'Extraordinary')
  const first = mixed([...red, gloves, ...others], 20).slice(0, 6)
  expect(new Set(first.map(({ rarity }) => rarity))).toEqual(
    new Set(['Covert', 'Restricted', 'Classified', 'Mil-Spec Grade']),
  )
})

test('what stands there already counts', () => {
  const pinned = [one('AK-47', 'Redline', 30), one('AK-47', 'Vulcan', 30)]
  const candidates = [one('AK-47', 'Redline', 10), one('AK-47', 'Slate', 10), one('AWP', 'Asiimov', 90)]
  expect(finishes(mixed(candidates, 3, pinned))).toEqual(['Asiimov'])
})
