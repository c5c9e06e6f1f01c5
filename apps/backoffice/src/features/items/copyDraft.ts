import { type ExteriorCode, exteriorAt } from '@pandrop/contract/exteriors'
import { type OfferVariant, offerVariants } from '@pandrop/contract/lifecycle/offer'
import type { StaffSkin } from '@pandrop/contract/staff/items'
import { copyTexts as texts } from '../../texts/item-forms.ts'

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

const readFloat = (typed: string): number | null => {
  const plain = typed.trim().replace(',', '.')
  return /^(0(\.\d{1,20})?|1(\.0{1,20})?|\.\d{1,20})$/.test(plain) ? Number(plain) : null
}

const seedMax = 1000

const readSeed = (typed: string): number | null => {
  const seed = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : null
  return seed !== null && seed <= seedMax ? seed : null
}

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
  const float = readFloat(draft.float)
  const paintSeed = readSeed(draft.paint_seed)
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

/** What the catalogue knows of such a copy; undefined where the skin does not exist so. */
export const kindOf = ({ kinds }: StaffSkin, exterior: ExteriorCode | null, variant: OfferVariant) =>
  kinds.find((kind) => kind.exterior === exterior && kind.variant === variant)
