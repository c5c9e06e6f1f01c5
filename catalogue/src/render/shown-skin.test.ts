import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCatalogue } from '../catalogue.ts'
import { readShownSkin } from './shown-skin.ts'
import { picturesOfSkin } from './wanted.ts'

const redline = {
  skin: 'ak-47-redline',
  name: 'AK-47 | Redline',
  phase: '',
  weapon: 'AK-47',
  finish: 'Redline',
  type: 'Rifle',
  rarity: 'Classified',
  kinds: ['FT', 'MW', 'FT', 'WW', 'BS'].map((exterior) => ({ exterior, variant: 'normal' })),
}

const fileOf = (shown: unknown): string => {
  const path = join(mkdtempSync(join(tmpdir(), 'pandrop-skin-')), 'skin.json')
  writeFileSync(path, JSON.stringify(shown))
  return path
}

test('a skin that a shop tells of is drawn as the same one of the catalogue is', () => {
  const [known] = readCatalogue().skins.filter(({ id }) => id === redline.skin)
  const pictures = picturesOfSkin(readShownSkin(fileOf(redline)))
  expect(pictures.map(({ stem }) => stem)).toEqual(
    ['mw', 'ft', 'ww', 'bs'].map((worn) => `skins/ak-47-redline-${worn}`),
  )
  expect(pictures).toEqual(known && picturesOfSkin(known))
})

test('one that nobody has heard of is drawn in the colours that its name gives it', () => {
  const made = { ...redline, skin: 'ak-47-bamboo-grove', finish: 'Bamboo Grove' }
  const [picture] = picturesOfSkin(readShownSkin(fileOf(made)))
  expect(picture).toMatchObject({ weapon: 'AK-47', subject: { skinId: 'ak-47-bamboo-grove', exterior: 'MW' } })
  expect(picture?.order.recipe.colours.length).toBeGreaterThan(0)
})

test('what is no skin, or would be written elsewhere, is refused', () => {
  for (const change of [{ skin: '../../x' }, { type: 'Sofa' }, { weapon: undefined }, { kinds: [{ exterior: 'XX' }] }])
    expect(() => readShownSkin(fileOf({ ...redline, ...change })), JSON.stringify(change)).toThrow()
})
