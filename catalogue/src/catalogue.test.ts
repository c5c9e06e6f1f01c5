import { describe, expect, it } from 'vitest'
import { catalogueFingerprint, readCatalogue } from './catalogue.ts'
import { iconPrices } from './icon-prices.ts'
import { readTable } from './table.ts'

const { skins, prices } = readCatalogue()

describe('catalogue', () => {
  it('every sellable variant of every skin has exactly one reference price', () => {
    const expected = skins.flatMap((skin) => {
      const variants = ['normal', ...(skin.hasStatTrak ? ['stattrak'] : []), ...(skin.hasSouvenir ? ['souvenir'] : [])]
      return skin.exteriors.flatMap((exterior) => variants.map((variant) => `${skin.id} ${exterior} ${variant}`))
    })
    const priced = prices.map(({ skinId, exterior, variant }) => `${skinId} ${exterior} ${variant}`)
    expect(priced).toHaveLength(17_750)
    expect(priced.sort()).toEqual(expected.sort())
  })

  it('every reference that is only a floor has a price set by hand', () => {
    const floors = prices.filter(({ basis }) => basis === 'floor')
    const unset = floors.filter(({ skinId, exterior }) => iconPrices.get(skinId)?.[exterior] === undefined)
    expect(unset).toEqual([])
  })

  it('prices set by hand name skins and exteriors that exist', () => {
    const exteriorsById = new Map(skins.map((skin) => [skin.id, new Set<string>(skin.exteriors)]))
    for (const [skinId, byExterior] of iconPrices) {
      for (const exterior of Object.keys(byExterior)) expect(exteriorsById.get(skinId)).toContain(exterior)
    }
  })

  it('gloves are never StatTrak', () => {
    expect(skins.filter(({ type, hasStatTrak }) => type === 'Gloves' && hasStatTrak)).toEqual([])
  })

  it('a broken cell is reported with file, line and column', () => {
    const readBroken = () => readTable('skins.csv', (line) => line.whole('market_name'))
    expect(readBroken).toThrow('skins.csv line 2: market_name is "★ Bayonet", expected a number')
  })

  it('the fingerprint of unchanged tables stays the same', () => {
    expect(catalogueFingerprint()).toMatch(/^[0-9a-f]{64}$/)
    expect(catalogueFingerprint()).toBe(catalogueFingerprint())
  })
})
