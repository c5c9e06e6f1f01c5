import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { coveredGroups } from './finish.ts'
import { families } from './finishes.ts'
import { geometryOf } from './geometry.ts'
import { boundsOf, contoursOf, outlineOfDetail } from './outline.ts'
import { likeness, silhouetteOf } from './silhouette.ts'
import { weapons } from './weapons.ts'

/** More than this in common, and two models look the same on a card. */
const likenessMax = 0.9

const facts = readFileSync(new URL('../../../catalogue/skins.csv', import.meta.url), 'utf8')
const known = new Set([...weapons.values()].map(({ model }) => model))

const boxOf = (model: string) => {
  const weapon = weapons.get(model)
  if (!weapon) throw new Error(`no ${model}`)
  return boundsOf(weapon.parts.flatMap((part) => contoursOf(part)))
}

describe('weapons', () => {
  it('every model of the catalogue is drawn, and none besides', () => {
    const models = facts
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.match(/^[^,]*,(?:"[^"]*"|[^,]*),([^,]*),/)?.[1] ?? line)
    expect(known).toEqual(new Set(models))
  })

  it('no two models share an outline', () => {
    const drawn = [...weapons.values()].map((weapon) => ({ model: weapon.model, shape: silhouetteOf(weapon) }))
    const alike = drawn.flatMap((one, index) =>
      drawn
        .slice(index + 1)
        .map((other) => ({ models: [one.model, other.model], likeness: likeness(one.shape, other.shape) }))
        .filter((pair) => pair.likeness > likenessMax),
    )
    expect(alike).toEqual([])
  })

  it.each([...known])('%s is of a size that fits its class, and every detail lies on it', (model) => {
    const weapon = weapons.get(model)
    const box = boxOf(model)
    expect(box.right - box.left).toBeGreaterThan(250)
    expect(box.right - box.left).toBeLessThan(1200)
    const reach = 20
    for (const detail of weapon?.details ?? []) {
      const at = boundsOf(outlineOfDetail(detail).lines)
      expect(at.left, JSON.stringify(detail)).toBeGreaterThan(box.left - reach)
      expect(at.right, JSON.stringify(detail)).toBeLessThan(box.right + reach)
      expect(at.top, JSON.stringify(detail)).toBeGreaterThan(box.top - reach)
      expect(at.bottom, JSON.stringify(detail)).toBeLessThan(box.bottom + reach)
    }
  })

  it.each([...known])(
    'every mesh of %s is sound: it has points, all of them finite, and places on the atlas',
    (model) => {
      const weapon = weapons.get(model)
      if (!weapon) throw new Error(`no ${model}`)
      const box = boxOf(model)
      const frame = { left: box.left, top: box.top, width: box.right - box.left, height: box.bottom - box.top }
      for (const { geometry, part } of geometryOf(weapon, frame)) {
        const { position, uv } = geometry.attributes
        expect(position?.count, JSON.stringify(part)).toBeGreaterThan(2)
        expect([...(position?.array ?? []), ...(uv?.array ?? [])].every(Number.isFinite), JSON.stringify(part)).toBe(
          true,
        )
      }
    },
  )

  it.each([...known])('a finish that covers everything finds something to cover on %s', (model) => {
    const plain = families.get('plain')
    const groups = plain && coveredGroups(plain, { family: 'plain', colours: ['#ffffff'] })
    const painted = weapons.get(model)?.parts.filter(({ group, material }) => groups?.has(group) || material === 'bare')
    expect(painted?.length).toBeGreaterThan(0)
  })
})

describe('finishes', () => {
  it('every family stands under its own name and answers light within bounds', () => {
    for (const [name, family] of families) {
      expect(family.name).toBe(name)
      for (const value of [family.metal, family.rough, family.coat]) {
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(1)
      }
    }
  })
})
