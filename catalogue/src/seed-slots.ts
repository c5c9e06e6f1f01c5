import type { Exterior, Variant } from './exteriors.ts'
import { drawsFor, wholeBetween } from './seed-draw.ts'
import type { Skin } from './skins.ts'

/** What copies of a skin look like. A skin has few of them, because each is a picture of its own. */
export interface Slot {
  exterior: Exterior
  variant: Variant
  /**
   * The paint seed that is drawn, where players pay for the pattern; null: all look the same. Each copy has a seed of
   * its own, and shows the pattern that is drawn nearest to it.
   */
  drawnSeed: number | null
}

const paintSeeds = 1000

const exteriorWeights: Record<Exterior, number> = { FN: 22, MW: 24, FT: 30, WW: 10, BS: 14, NP: 1 }
const variantWeights: Record<Variant, number> = { normal: 72, stattrak: 20, souvenir: 12 }

/** Finishes whose value depends on how the pattern falls: their pictures follow the paint seed. */
const patternFinishes: ReadonlySet<string> = new Set(['Case Hardened', 'Fade', 'Amber Fade', 'Acid Fade'])

/** Whether two copies of the skin look different for their paint seeds. */
export const followsPaintSeed = ({ finish }: Pick<Skin, 'finish'>): boolean => patternFinishes.has(finish)

const variantsOf = (skin: Skin): Variant[] => [
  'normal',
  ...(skin.hasStatTrak ? (['stattrak'] as const) : []),
  ...(skin.hasSouvenir ? (['souvenir'] as const) : []),
]

/**
 * The looks of a skin that the seed puts on sale: the likelier ones first, none twice.
 * @param count at most so many
 */
export const slotsOf = (skin: Skin, count: number): Slot[] => {
  const draw = drawsFor(skin.id)
  return skin.exteriors
    .flatMap((exterior) => variantsOf(skin).map((variant) => ({ exterior, variant })))
    .map(({ exterior, variant }) => {
      const weight = exteriorWeights[exterior] * variantWeights[variant]
      // Sorted by these, kinds come out as if they had been drawn one by one by weight (Efraimidis and Spirakis, 2006).
      return { exterior, variant, order: -Math.log(1 - draw(`slot ${exterior} ${variant}`)) / weight }
    })
    .sort((one, other) => one.order - other.order)
    .slice(0, count)
    .map(({ exterior, variant }, index) => ({
      exterior,
      variant,
      drawnSeed: followsPaintSeed(skin) ? wholeBetween(draw(`pattern ${index}`), 1, paintSeeds) : null,
    }))
}

// Shares no divisor with the number of seeds: a thousand steps meet every one of them once.
const stride = 389

/**
 * Where the pattern lies on a copy: 1 to 1000, and no two of a skin's first thousand copies have the same.
 * @param copy 1 is the first
 */
export const paintSeedOf = (skinId: string, copy: number): number => {
  const first = wholeBetween(drawsFor(skinId)('pattern 0'), 1, paintSeeds)
  return ((first - 1 + (copy - 1) * stride) % paintSeeds) + 1
}
