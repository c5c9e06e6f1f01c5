import { expect, test } from 'vitest'
import { copyOf, type OfferedCopy } from './copy.rules.ts'

const offered: OfferedCopy = {
  skinId: 'ak-47-redline',
  variant: 'stattrak',
  quality: 'field_tested',
  float: 0.2,
  attachments: null,
  paintSeed: 412,
}

test('a copy is what its offer knows of it', () => {
  expect(copyOf(offered, {})).toEqual({
    ok: true,
    value: {
      skinId: 'ak-47-redline',
      variant: 'stattrak',
      exterior: 'FT',
      float: 0.2,
      paintSeed: 412,
      attachments: null,
    },
  })
})

test('a copy carries what its customer said is on it, unless who has it in hand says otherwise', () => {
  const attachments = { stickers: [{ slot: 2, name: 'Howling Dawn', wear: null }], charm: null, name_tag: 'Panda' }
  expect(copyOf({ ...offered, attachments }, {})).toMatchObject({ value: { attachments } })
  expect(copyOf({ ...offered, attachments }, { attachments: { name_tag: null } })).toMatchObject({
    value: { attachments: { ...attachments, name_tag: null } },
  })
  expect(copyOf({ ...offered, attachments }, { attachments: { stickers: [], name_tag: null } })).toMatchObject({
    value: { attachments: null },
  })
})

test('what is said of the copy in hand counts, and its float tells the exterior', () => {
  expect(copyOf(offered, { float: 0.1, paintSeed: 7, variant: 'normal' })).toMatchObject({
    value: { exterior: 'MW', float: 0.1, paintSeed: 7, variant: 'normal' },
  })
  const exteriorAt = (float: number) => copyOf(offered, { float })
  for (const [float, exterior] of [
    [0, 'FN'],
    [0.07, 'MW'],
    [0.15, 'FT'],
    [0.38, 'WW'],
    [0.45, 'BS'],
    [1, 'BS'],
  ] as const)
    expect(exteriorAt(float), String(float)).toMatchObject({ value: { exterior } })
})

test('a skin that the catalogue does not know has to be chosen', () => {
  const unknown = { ...offered, skinId: null, variant: null }
  expect(copyOf(unknown, {})).toEqual({ ok: false, refusal: 'offer_skin_unknown' })
  expect(copyOf(unknown, { skinId: 'ak-47-redline' })).toMatchObject({ value: { variant: 'normal' } })
})

test('what is painted needs its float and its paint seed, what is not needs neither', () => {
  expect(copyOf({ ...offered, float: null }, {})).toEqual({ ok: false, refusal: 'offer_copy_unknown' })
  expect(copyOf({ ...offered, paintSeed: null }, {})).toEqual({ ok: false, refusal: 'offer_copy_unknown' })
  const vanilla = { ...offered, quality: 'not_painted' as const, float: null, paintSeed: null }
  expect(copyOf(vanilla, {})).toMatchObject({ value: { exterior: 'NP', float: null, paintSeed: null } })
  expect(copyOf(offered, { exterior: 'NP' })).toMatchObject({ value: { float: null, paintSeed: null } })
})
