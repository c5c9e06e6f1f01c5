import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCatalogue } from './catalogue.ts'
import { picturesFolder } from './files.ts'
import { pictureOf, pictureSizes, pictureStem } from './pictures.ts'
import { seedItems } from './seed.ts'

const catalogue = readCatalogue()
const { skins, pictures } = catalogue
const stems = new Set(pictures.all.map(({ stem }) => stem))
const filesOf = (stem: string): string[] =>
  pictureSizes.flatMap(({ width }) => [`${stem}-${width}.avif`, `${stem}-${width}.webp`])

const megabyte = 1_000_000

describe('pictures', () => {
  it('every item of the demo shop shows its own skin, in its exterior and variant: none stands in for another', () => {
    const fallbacks = seedItems(catalogue).filter(
      (item) => !stems.has(pictureStem({ ...item, paintSeed: item.drawnSeed })),
    )
    expect(fallbacks).toEqual([])
  })

  it('every picture of the table is there in both sizes and both formats, and no file is there for nothing', () => {
    const owned = new Set([...stems].flatMap(filesOf))
    const present = readdirSync(join(picturesFolder, 'skins')).map((name) => `skins/${name}`)
    expect([...owned].filter((path) => !existsSync(join(picturesFolder, path)))).toEqual([])
    expect(present.filter((path) => !owned.has(path))).toEqual([])
  })

  it('all of them weigh 60 MB at most, and a picture of a card 20 KB', () => {
    const weigh = (path: string) => statSync(join(picturesFolder, path)).size
    const files = [...stems].flatMap(filesOf)
    expect(files.reduce((sum, path) => sum + weigh(path), 0)).toBeLessThan(60 * megabyte)
    expect(Math.max(...files.filter((path) => path.endsWith('-456.avif')).map(weigh))).toBeLessThan(20_000)
  })

  it('a knife that is on sale in several phases is drawn in all of them', () => {
    for (const weapon of ['Karambit', 'M9 Bayonet', 'Talon Knife', 'Butterfly Knife']) {
      const phases = skins.filter((skin) => skin.weapon === weapon && skin.finish === 'Doppler')
      expect(phases).toHaveLength(7)
      expect(phases.filter(({ id }) => !pictures.ofSkin.has(id)).map(({ id }) => id)).toEqual([])
    }
  })

  it('copies whose pattern players pay for have pictures of their own', () => {
    const seeds = pictures.all.filter(({ subject }) => subject?.skinId === 'ak-47-case-hardened')
    expect(new Set(seeds.map(({ subject }) => subject?.paintSeed)).size).toBeGreaterThan(2)
  })

  it('a skin that is not on sale shows its bare weapon, and each of the 63 weapons is drawn', () => {
    const bare = skins.filter(({ id }) => !pictures.ofSkin.has(id)).map((skin) => pictureOf(skin, pictures))
    expect(pictures.ofWeapon.size).toBe(63)
    expect(bare.every((stem) => stem.startsWith('skins/bare-'))).toBe(true)
  })

  it('a weapon that nobody drew is reported by name', () => {
    expect(() => pictureOf({ id: 'new-gun-first', weapon: 'New Gun' }, pictures)).toThrow('New Gun')
  })

  it('every drawn skin is in the catalogue', () => {
    const ids = new Set(skins.map(({ id }) => id))
    expect([...pictures.ofSkin.keys()].filter((id) => !ids.has(id))).toEqual([])
  })
})
