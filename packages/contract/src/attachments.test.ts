import { expect, test } from 'vitest'
import {
  attachmentsWith,
  charmTyped,
  notOnType,
  readCharm,
  readNameTag,
  readStickers,
  stickersTyped,
  wearPercent,
} from './attachments.ts'

test('stickers are read by slot, with how much is scraped off where that is said', () => {
  expect(readStickers('Crown (Foil)@0.12; ; Titan (Holo) | Katowice 2014 @ 0,5;Howling Dawn')).toEqual([
    { slot: 0, name: 'Crown (Foil)', wear: 0.12 },
    { slot: 2, name: 'Titan (Holo) | Katowice 2014', wear: 0.5 },
    { slot: 3, name: 'Howling Dawn', wear: null },
  ])
  expect(readStickers('  ')).toEqual([])
  expect(readStickers('gg@ez')).toEqual([{ slot: 0, name: 'gg@ez', wear: null }])
})

test.each([
  ['six of them', 'a;b;c;d;e;f'],
  ['more scraped off than there is', 'Crown (Foil)@1.2'],
  ['a name without end', 'x'.repeat(101)],
  ['a name of nothing', '@0.5'],
  ['what cannot be seen', 'Cro\u0007wn'],
  ['what turns the order of letters', 'Crown \u202egnp'],
])('stickers are not read of %s', (_what, typed) => {
  expect(readStickers(typed)).toBeUndefined()
})

test('what is typed and what is kept say the same', () => {
  const stickers = [
    { slot: 1, name: 'Crown (Foil)', wear: 0.12 },
    { slot: 4, name: 'שלום', wear: null },
  ]
  expect(stickersTyped(stickers)).toBe('; Crown (Foil)@0.12; ; ; שלום')
  expect(readStickers(stickersTyped(stickers))).toEqual(stickers)
  for (const charm of [null, { name: 'Lil’ Ava', pattern: null }, { name: 'Semi-Precious', pattern: 42_318 }])
    expect(readCharm(charmTyped(charm))).toEqual(charm)
})

test('a charm has a pattern that exists, and a name tag at most 20 characters', () => {
  expect(readCharm('Semi-Precious #100001')).toBeUndefined()
  expect(readCharm('#5')).toBeUndefined()
  expect(readCharm('a;b')).toBeUndefined()
  expect(readNameTag(' Panda ')).toBe('Panda')
  expect(readNameTag('')).toBeNull()
  expect(readNameTag('🐼'.repeat(20))).toBe('🐼'.repeat(20))
  expect(readNameTag('🐼'.repeat(21))).toBeUndefined()
})

test('what is said of a copy changes that part alone, and nothing on it is null', () => {
  const now = { stickers: [{ slot: 0, name: 'Crown (Foil)', wear: 0 }], charm: null, name_tag: 'Panda' }
  expect(attachmentsWith(now, { name_tag: null })).toEqual({ ...now, name_tag: null })
  expect(attachmentsWith(now, { stickers: [], name_tag: null })).toBeNull()
  expect(attachmentsWith(null, {})).toBeNull()
})

test('knives and gloves take neither stickers nor a charm, gloves no name tag', () => {
  const all = {
    stickers: [{ slot: 0, name: 'Crown (Foil)', wear: 0 }],
    charm: { name: 'A', pattern: 1 },
    name_tag: 'P',
  }
  expect(notOnType('Rifle', all)).toEqual([])
  expect(notOnType('Knife', all)).toEqual(['stickers', 'charm'])
  expect(notOnType('Gloves', all)).toEqual(['stickers', 'charm', 'name_tag'])
})

test('a sticker that is scraped at all never counts as new, nor one with something left as gone', () => {
  expect([0, 0.001, 0.12, 0.999, 1].map(wearPercent)).toEqual([0, 1, 12, 99, 100])
})
