import { describe, expect, it } from 'vitest'
import { readPreview } from '../listing/testing/read-preview.ts'
import { type InspectedItem, inspectLinkOf, previewHex, singleBits } from './inspect-link.ts'

const redline: InspectedItem = {
  def_index: 7,
  paint_index: 282,
  type: 'Rifle',
  rarity: 'Classified',
  variant: 'normal',
  float: 0.154_321_012,
  paint_seed: 661,
}

describe('the bytes of a preview', () => {
  it('are those of links that others published', () => {
    // csfloat/cs-inspect-serializer, tests/gen.test.ts
    const headShot = [
      [3, 7],
      [4, 474],
      [5, 6],
      [7, singleBits(0.6336590647697449)],
      [8, 306],
    ] as const
    expect(previewHex(headShot)).toBe('00180720DA03280638FBEE88F90340B2026BC03C96')
    // ianlucas/cs2-lib-inspect, README.md
    const dragonLore = [
      [3, 9],
      [4, 344],
      [5, 6],
      [7, 0],
      [8, 1],
    ] as const
    expect(previewHex(dragonLore)).toBe('00180920D802280638004001B9A9F1D4')
    // Helyux/cs2inspect, README.md
    const printstream = [
      [3, 7],
      [4, 941],
      [5, 5],
      [7, singleBits(0.15)],
      [8, 0],
    ] as const
    expect(previewHex(printstream)).toBe('00180720AD072805389AB3E6F00340006F59908E')
  })

  it('are right for a StatTrak™ counter and for numbers that fill 32 bits', () => {
    // The example of a widespread serializer of item previews: AK-47 Case Hardened, 661, 420 kills.
    const message = [
      [3, 7],
      [4, 44],
      [5, 4_294_967_286],
      [6, 9],
      [7, singleBits(0.00696969696969)],
      [8, 661],
      [9, 0],
      [10, 420],
      [14, 8],
    ] as const
    expect(previewHex(message)).toBe('001807202C28F6FFFFFF0F3009388EC491DF03409505480050A4037008420FC456')
  })
})

describe('an inspect link', () => {
  it('is the one under which a knife of these facts was offered elsewhere', () => {
    const kukri = { def_index: 526, paint_index: 44, type: 'Knife', rarity: 'Covert', variant: 'normal' }
    const hex = '00188E04202C2806300338CCE7C9EF0340830114D340D9'
    expect(inspectLinkOf({ ...kukri, float: 0.11838492751121521, paint_seed: 131 })).toBe(
      `steam://rungame/730/76561202255233023/+csgo_econ_action_preview%20${hex}`,
    )
  })

  it('says weapon, finish, rarity, float and pattern', () => {
    expect(readPreview(inspectLinkOf(redline))).toEqual({
      defindex: 7,
      paintindex: 282,
      rarity: 5,
      quality: 4,
      paintwear: Math.fround(0.154_321_012),
      paintseed: 661,
    })
  })

  it('shows a StatTrak™ weapon with a counter and a souvenir as one', () => {
    expect(readPreview(inspectLinkOf({ ...redline, variant: 'stattrak' }))).toMatchObject({
      quality: 9,
      killeaterscoretype: 0,
      killeatervalue: 0,
    })
    const souvenir = readPreview(inspectLinkOf({ ...redline, variant: 'souvenir' }))
    expect(souvenir.quality).toBe(12)
    expect(souvenir).not.toHaveProperty('killeatervalue')
  })

  it('keeps the star of a StatTrak™ knife', () => {
    const knife = { ...redline, def_index: 507, type: 'Knife', rarity: 'Covert', variant: 'stattrak' }
    expect(readPreview(inspectLinkOf(knife))).toMatchObject({ quality: 3, rarity: 6, killeatervalue: 0 })
  })

  it('of a vanilla knife names no wear and no pattern', () => {
    const vanilla = { ...redline, def_index: 500, paint_index: 0, type: 'Knife', rarity: 'Covert' }
    expect(readPreview(inspectLinkOf({ ...vanilla, float: null, paint_seed: null }))).toEqual({
      defindex: 500,
      paintindex: 0,
      rarity: 6,
      quality: 3,
    })
  })

  it('is missing for a rarity that the game does not have', () => {
    expect(inspectLinkOf({ ...redline, rarity: 'Legendary' })).toBeNull()
  })
})
