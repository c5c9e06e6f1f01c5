import { expect, test } from 'vitest'
import { fadeOf } from './fade.ts'

const fade = (weapon: string, finish: string, seed: number | null) => fadeOf({ weapon, finish, paint_seed: seed })

test('the fade of a copy follows from its weapon and paint seed, and only the best seed of a weapon is whole', () => {
  expect([412, 146, 661].map((seed) => fade('Karambit', 'Fade', seed))).toEqual([100, 99, 85])
  const awp = Array.from({ length: 1001 }, (_, seed) => fade('AWP', 'Fade', seed) ?? 0)
  expect(awp.filter((percent) => percent === 100)).toHaveLength(1)
  expect([Math.min(...awp), Math.max(...awp)]).toEqual([80, 100])
})

test('Amber Fade and Acid Fade have theirs', () => {
  expect(fade('MAC-10', 'Amber Fade', 7)).not.toBe(fade('MAC-10', 'Amber Fade', 8))
  expect(fade('SSG 08', 'Acid Fade', 300)).toBeGreaterThanOrEqual(80)
})

test('nothing is said of other finishes, of gloves, of no seed and of a seed that the weapon never has', () => {
  expect(fade('Karambit', 'Marble Fade', 412)).toBeUndefined()
  expect(fade('Specialist Gloves', 'Fade', 412)).toBeUndefined()
  expect(fade('Karambit', '', null)).toBeUndefined()
  expect(fade('Karambit', 'Fade', 1000)).toBeUndefined()
})
