import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { picturesFolder } from './files.ts'
import { pictureOf, readPictures } from './pictures.ts'
import { readSkins } from './skins.ts'

const skins = readSkins()
const drawn = readPictures()

const pictureOfSkin = (id: string): string => {
  const skin = skins.find((candidate) => candidate.id === id)
  if (!skin) throw new Error(`no skin ${id}`)
  return pictureOf(skin, drawn).img_url
}

describe('pictures', () => {
  it('every one of the 2,092 skins has both pictures on disk', () => {
    const paths = new Set(skins.flatMap((skin) => Object.values(pictureOf(skin, drawn))))
    const missing = [...paths].filter((path) => !existsSync(join(picturesFolder, path)))
    expect(skins).toHaveLength(2092)
    expect(missing).toEqual([])
  })

  it('a drawn skin shows its own picture', () => {
    expect(pictureOfSkin('ak-47-redline')).toBe('skins/ak-redline-456.webp')
    expect(pictureOfSkin('bayonet-vanilla')).toBe('skins/vanilla-456.webp')
  })

  it('a skin that is not drawn shows its bare weapon', () => {
    expect(pictureOfSkin('awp-gungnir')).toBe('skins/unpainted-awp-456.webp')
    expect(pictureOfSkin('sport-gloves-pandora-s-box')).toBe('skins/unpainted-gloves-456.webp')
  })

  it('a weapon that is not drawn shows the nearest one of its class', () => {
    expect(pictureOfSkin('bowie-knife-vanilla')).toBe('skins/unpainted-bayonet-456.webp')
    expect(pictureOfSkin('zeus-x27-olympus')).toBe('skins/unpainted-usps-456.webp')
  })

  it('a weapon that nobody thought of is reported by name', () => {
    const skin = { id: 'new-gun-first', weapon: 'New Gun', type: 'Rifle' } as const
    expect(() => pictureOf(skin, drawn)).toThrow('New Gun')
  })

  it('every drawn skin is in the catalogue', () => {
    const ids = new Set(skins.map(({ id }) => id))
    expect([...drawn.ofSkin.keys()].filter((id) => !ids.has(id))).toEqual([])
  })
})
