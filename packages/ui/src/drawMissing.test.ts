import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawingFor } from './drawMissing.ts'

const drawings = readFileSync(new URL('silhouettes.svg', import.meta.url), 'utf8')

test.each([
  ['glock-18-fade-fn-456.webp', 'pistol'],
  ['five-seven-case-hardened-mw-456.webp', 'pistol'],
  ['mp9-bulldozer-fn-900.webp', 'smg'],
  ['ak-47-redline-ft-456.webp', 'rifle'],
  ['m4a1-s-knight-fn-456.webp', 'rifle'],
  ['bare-ursus-knife-456.webp', 'knife'],
  ['sg-553-integrale-fn-456.webp', 'rifle'],
  ['awp-dragon-lore-mw-sv-456.webp', 'sniper-rifle'],
  ['mag-7-metallic-ddpat-mw-456.webp', 'shotgun'],
  ['negev-power-loader-ft-456.webp', 'machinegun'],
  ['m9-bayonet-doppler-ruby-fn-456.webp', 'knife'],
  ['sport-gloves-pandora-s-box-fn-456.webp', 'gloves'],
  ['hand-wraps-slaughter-ft-456.webp', 'gloves'],
  ['zeus-x27-dragon-snore-fn-456.webp', 'equipment'],
])('of %s that did not come the outline is there', (name, drawing) => {
  expect(drawingFor(`https://shop.example/storage/skins/${name}`)).toBe(drawing)
  expect(drawings).toContain(`<view id="${drawing}-view"`)
  expect(drawings).toContain(`<use href="#${drawing}"`)
})

test('a picture of somebody else says nothing of what it shows', () => {
  expect(drawingFor('https://pictures.example/storage/uploads/7.webp')).toBeUndefined()
  expect(drawingFor('https://pictures.example/ak-47.png')).toBeUndefined()
})
