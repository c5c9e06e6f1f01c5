import { type Exterior, exteriors, type Variant } from './exteriors.ts'
import { type Line, readTable } from './table.ts'

const variantOfLetter = { n: 'normal', s: 'stattrak', v: 'souvenir' } as const satisfies Record<string, Variant>

const basisOfLetter = { o: 'observed', m: 'modelled', x: 'floor', c: 'clamped' } as const

/** The day that the prices of prices.csv are of; it changes with them. */
export const priceDay = '2026-08-08'

type Basis = (typeof basisOfLetter)[keyof typeof basisOfLetter]

/** What a sellable variant of a skin usually costs: a line of prices.csv, in EUR cents. */
export interface ReferencePrice {
  skinId: string
  exterior: Exterior
  variant: Variant
  cents: number
  /** `floor`: dearer than Steam's listing cap, so the figure is only a lower bound. */
  basis: Basis
}

const readPrice = (line: Line): ReferencePrice => ({
  skinId: line.text('skin_id'),
  exterior: line.oneOf('exterior', exteriors),
  variant: variantOfLetter[line.oneOf('variant', ['n', 's', 'v'])],
  cents: Math.round(line.decimal('ref_eur') * 100),
  basis: basisOfLetter[line.oneOf('basis', ['o', 'm', 'x', 'c'])],
})

/** All reference prices in the order of prices.csv; a broken line throws. */
export const readPrices = (): ReferencePrice[] => readTable('prices.csv', readPrice)
