import { type ExteriorCode, exteriorAt } from '@pandrop/contract/exteriors'
import { type OfferVariant, offerVariants } from '@pandrop/contract/lifecycle/offer'
import type { StaffItem, StaffSkin } from '@pandrop/contract/staff/items'
import { wholeFloat } from '@pandrop/ui/wear'
import { copyTexts as texts } from '../../texts/item-forms.ts'
import { readAmount } from '../readAmount.ts'

/** Which copy it is, letter by letter as it stands in the form. */
export interface CopyDraft {
  /** '' while none is chosen */
  skin_id: string
  variant: OfferVariant
  float: string
  paint_seed: string
}

export const noCopy: CopyDraft = { skin_id: '', variant: 'normal', float: '', paint_seed: '' }

/** What is sent of it. */
export interface CopyFacts {
  skin_id: string
  exterior: ExteriorCode
  variant: OfferVariant
  float: number | null
  paint_seed: number | null
}

export interface ReadCopy {
  /** null while something is missing or cannot be meant */
  facts: CopyFacts | null
  /** follows the float; null while that cannot be read */
  exterior: ExteriorCode | null
  errors: Partial<Record<'skin_id' | 'float' | 'paint_seed', string>>
}

/**
 * Reads a float that somebody typed.
 * @returns undefined where nothing is typed, null where it is none
 */
export const readFloat = (typed: string): number | null | undefined => {
  const plain = typed.trim().replace(',', '.')
  if (plain === '') return undefined
  return /^(0(\.\d{1,20})?|1(\.0{1,20})?|\.\d{1,20})$/.test(plain) ? Number(plain) : null
}

const seedMax = 1000

/** @returns undefined where nothing is typed, null where it is no paint seed */
export const readSeed = (typed: string): number | null | undefined => {
  const seed = typed.trim()
  if (seed === '') return undefined
  return /^\d{1,4}$/.test(seed) && Number(seed) <= seedMax ? Number(seed) : null
}

/** @returns undefined where nothing is typed, null where Steam has no such number */
export const readAsset = (typed: string): string | null | undefined => {
  const asset = typed.trim()
  if (asset === '') return undefined
  return /^\d{1,20}$/.test(asset) ? asset : null
}

/** As it is typed: no zeros that say nothing, and no exponent. */
const typedFloat = (float: number): string => wholeFloat(float).replace(/\.?0+$/, '')

/** What is known of a copy, as its form shows it. */
export const copyDraftOf = (skinId: string, copy: Pick<StaffItem, 'variant' | 'float' | 'paint_seed'>): CopyDraft => ({
  skin_id: skinId,
  variant: copy.variant,
  float: copy.float === null ? '' : typedFloat(copy.float),
  paint_seed: copy.paint_seed === null ? '' : String(copy.paint_seed),
})

const isOutside = (float: number, { min, max }: { min: number; max: number }): boolean => float < min || float > max

const floatProblem = (float: number | null, wear: { min: number; max: number }): string | undefined => {
  if (float === null) return texts.floatInvalid
  return isOutside(float, wear) ? texts.floatOutside(wear.min, wear.max) : undefined
}

/**
 * Reads which copy is meant.
 * @param skin the chosen one; undefined while there is none or it is being read
 */
export const readCopy = (draft: CopyDraft, skin: StaffSkin | undefined): ReadCopy => {
  if (!skin) return { facts: null, exterior: null, errors: { skin_id: texts.skinMissing } }
  const { skin_id, variant } = draft
  const { wear } = skin
  if (!wear) {
    const facts = { skin_id, variant, exterior: 'NP' as const, float: null, paint_seed: null }
    return { facts, exterior: 'NP', errors: {} }
  }
  const float = readFloat(draft.float) ?? null
  const paintSeed = readSeed(draft.paint_seed) ?? null
  const problem = floatProblem(float, wear)
  const errors = {
    ...(problem && { float: problem }),
    ...(paintSeed === null && { paint_seed: texts.seedInvalid }),
  }
  const exterior = float === null ? null : exteriorAt(float)
  const isWhole = float !== null && exterior !== null && paintSeed !== null && !problem
  return { facts: isWhole ? { skin_id, variant, exterior, float, paint_seed: paintSeed } : null, exterior, errors }
}

/** The variants that a skin has, as the catalogue orders them. */
export const variantsOf = ({ kinds }: StaffSkin): OfferVariant[] =>
  offerVariants.filter((variant) => kinds.some((kind) => kind.variant === variant))

/** The copy in a variant that its skin has. */
export const withVariantOf = (copy: CopyDraft, skin: StaffSkin | undefined): CopyDraft => {
  const variants = skin ? variantsOf(skin) : []
  return variants.includes(copy.variant) ? copy : { ...copy, variant: variants[0] ?? copy.variant }
}

/** What the catalogue knows of such a copy; undefined where the skin does not exist so. */
export const kindOf = ({ kinds }: StaffSkin, exterior: ExteriorCode | null, variant: OfferVariant) =>
  kinds.find((kind) => kind.exterior === exterior && kind.variant === variant)

/**
 * A price that is filled in with the reference of its copy, and follows that, until somebody types one.
 * @param typed null: nobody has typed yet
 * @returns what the field shows, and the price in units; null where it is none
 */
export const priceOrReference = (typed: string | null, reference: number | undefined) =>
  typed === null
    ? { shown: reference?.toFixed(2) ?? '', price: reference ?? null }
    : { shown: typed, price: readAmount(typed) }
