import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { families } from './finishes.ts'
import { recipeByHand, recipeOf, tables } from './recipes.ts'

/** Cells of a line of comma-separated values; quoted ones may hold commas. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  )

const [header = '', ...lines] = readFileSync(new URL('../../../catalogue/skins.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const columns = cellsOf(header)

const skins = lines.map((line) => {
  const cells = cellsOf(line)
  const cell = (name: string) => cells[columns.indexOf(name)] ?? ''
  return {
    weapon: cell('weapon'),
    finish: cell('finish') || undefined,
    phase: cell('phase') || undefined,
    type: cell('type'),
    rarity: cell('rarity'),
  }
})

const painted = skins.filter(({ finish }) => finish)

test('every skin of the catalogue that has a finish has a recipe, and no other', () => {
  expect(skins.length).toBeGreaterThan(2000)
  expect(painted.filter((skin) => !recipeOf(skin))).toEqual([])
  expect(skins.filter((skin) => !skin.finish && recipeOf(skin))).toEqual([])
})

test('every recipe asks for a family that there is', () => {
  const asked = new Set(painted.map((skin) => recipeOf(skin)?.family ?? ''))
  expect([...asked].filter((family) => !families.has(family))).toEqual([])
})

test('every colour is written as #rrggbb', () => {
  const colours = painted.flatMap((skin) => recipeOf(skin)?.colours ?? [])
  expect(colours.filter((colour) => !/^#[0-9a-f]{6}$/.test(colour))).toEqual([])
})

test('more than seven hundred finishes were described by hand', () => {
  const described = new Set(painted.filter((skin) => recipeByHand(skin)).map(({ finish }) => finish))
  expect(described.size).toBeGreaterThan(700)
})

test('everything described by hand is on sale, and described once', () => {
  const keys = Object.values(tables).flatMap((table) => Object.keys(table))
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  const names = new Set(
    painted.flatMap(({ weapon, finish, phase }) => [`${finish}`, `${weapon} | ${finish}`, `${finish} | ${phase}`]),
  )
  expect(keys.filter((key) => !names.has(key))).toEqual([])
})

test('all knives and gloves are described by hand', () => {
  const dear = painted.filter(({ type }) => type === 'Knife' || type === 'Gloves')
  expect(dear.filter((skin) => !recipeByHand(skin))).toEqual([])
})

test('the same skin is painted the same way, always', () => {
  for (const skin of painted) expect(recipeOf({ ...skin })).toEqual(recipeOf(skin))
})

test('no two phases of Doppler look alike', () => {
  const phases = painted.filter(({ weapon, phase }) => weapon === 'Karambit' && phase)
  const looks = phases.map((skin) => recipeOf(skin)?.colours.join(' '))
  expect(looks).toHaveLength(12)
  expect(new Set(looks).size).toBe(12)
})

test('the paint seed moves what differs from copy to copy, and nothing else', () => {
  const hardened = { weapon: 'AK-47', finish: 'Case Hardened', type: 'Rifle', rarity: 'Classified' }
  expect(recipeOf(hardened, 661)?.seed).toBe(661)
  const redline = { ...hardened, finish: 'Redline' }
  expect(recipeOf(redline, 661)).toEqual(recipeOf(redline))
})

test('paint lies where players know it: on the slide of a Glock, on the cloth of gloves', () => {
  const fade = { finish: 'Fade', type: 'Pistol', rarity: 'Restricted' }
  expect(recipeOf({ ...fade, weapon: 'Glock-18' })?.covers).toEqual(['slide'])
  expect(recipeOf({ ...fade, weapon: 'Butterfly Knife', type: 'Knife' })?.covers).toEqual(['blade', 'handle'])
  expect(recipeOf({ ...fade, weapon: 'Specialist Gloves', type: 'Gloves' })?.covers).toEqual(['cloth'])
})
