import { expect, test } from 'vitest'
import { withMark } from './marks.ts'
import { boundsOf, contoursOf } from './outline.ts'
import { weapons } from './weapons.ts'

const marks = ['stattrak', 'souvenir'] as const

/** Gloves carry neither. */
const markable = [...weapons.values()].filter((weapon) => weapon.class !== 'gloves')

test('every weapon has a place for a counter and for an emblem, inside its outline', () => {
  for (const weapon of markable) {
    const whole = boundsOf(weapon.parts.flatMap((part) => contoursOf(part)))
    for (const mark of marks) {
      const added = withMark(weapon, mark).parts.slice(weapon.parts.length)
      expect(added.length, `${weapon.model} ${mark}`).toBeGreaterThan(0)
      const { left, top, right, bottom } = boundsOf(added.flatMap((part) => contoursOf(part)))
      expect(left, weapon.model).toBeGreaterThan(whole.left)
      expect(top, weapon.model).toBeGreaterThan(whole.top)
      expect(right, weapon.model).toBeLessThan(whole.right)
      expect(bottom, weapon.model).toBeLessThan(whole.bottom)
    }
  }
})

test('the counter shines, the emblem is golden, and no finish paints over them', () => {
  for (const weapon of markable.slice(0, 3)) {
    const added = (mark: (typeof marks)[number]) => withMark(weapon, mark).parts.slice(weapon.parts.length)
    expect(added('stattrak').some(({ material }) => material === 'display')).toBe(true)
    expect(added('souvenir').some(({ material }) => material === 'brass')).toBe(true)
    for (const mark of marks) expect(added(mark).every(({ group }) => group === 'trim')).toBe(true)
  }
})

test('the same weapon with the same mark is the same object', () => {
  for (const weapon of markable.slice(0, 3)) {
    expect(withMark(weapon, 'stattrak')).toBe(withMark(weapon, 'stattrak'))
    expect(withMark(weapon, 'stattrak')).not.toBe(withMark(weapon, 'souvenir'))
  }
})
