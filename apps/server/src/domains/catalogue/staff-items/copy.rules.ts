import { type Attachments, notOnType } from '@pandrop/contract/attachments'
import { type ExteriorCode, exteriorNames, wearBands } from '@pandrop/contract/exteriors'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { oddPrice } from '@pandrop/contract/staff/item-changes'
import { formatCents } from '@pandrop/money/format'
import { type Cents, cents } from '@pandrop/money/money'

/** Which copy of a skin an item is, as far as the catalogue limits that. */
export interface Copy {
  exterior: ExteriorCode
  /** null together with the paint seed, for what is not painted */
  float: number | null
  paintSeed: number | null
  /** null: nothing is on it */
  attachments: Attachments | null
}

/** What the catalogue says about a skin in one exterior and variant; undefined: it has no such skin. */
export interface KindFacts {
  type: string
  min_wear: number | null
  max_wear: number | null
  /** null: it does not exist so */
  reference_cents: number | null
}

/**
 * Whether such a copy can exist (docs/behaviour/catalogue.md#stock-copies).
 * @returns the reference price; refuses skin_not_found, variant_unknown, float_outside with both limits, and
 *   invalid_input beside float or paint_seed where a painted copy lacks one or a bare one has it, and beside what
 *   cannot be on something of its type
 */
export const checkCopy = (
  { exterior, float, paintSeed, attachments }: Copy,
  kind: KindFacts | undefined,
): Result<Cents, 'skin_not_found' | 'variant_unknown' | 'float_outside' | 'invalid_input'> => {
  if (!kind) return refuse('skin_not_found')
  if (kind.reference_cents === null) return refuse('variant_unknown')
  const band = wearBands.find(({ code }) => code === exterior)
  const isPainted = band !== undefined
  const errors = {
    ...((float === null) === isPainted && { float: ['field_invalid' as const] }),
    ...((paintSeed === null) === isPainted && { paint_seed: ['field_invalid' as const] }),
    ...Object.fromEntries(notOnType(kind.type, attachments).map((part) => [part, ['attachment_impossible' as const]])),
  }
  if (Object.keys(errors).length > 0) return refuse('invalid_input', { errors })
  if (!band || float === null) return ok(cents(kind.reference_cents))
  const { from, to } = band
  const isInBand = float >= from && (float < to || (to === 1 && float === 1))
  const [min, max] = [kind.min_wear ?? 0, kind.max_wear ?? 1]
  return isInBand && float >= min && float <= max
    ? ok(cents(kind.reference_cents))
    : refuse('float_outside', {
        values: { min: `${min}`, max: `${max}`, exterior: exteriorNames[exterior], from: `${from}`, to: `${to}` },
      })
}

/**
 * Whether a price is meant, or asked about once more (docs/behaviour/catalogue.md#odd-prices).
 * @param isSure it was asked already
 * @returns null: nothing is odd about it; refuses price_below_cost and price_unusual with the reference
 */
export const checkPrice = (
  question: { price: Cents; cost: Cents | null; reference: Cents },
  isSure: boolean,
): Result<null, 'price_below_cost' | 'price_unusual'> => {
  const odd = isSure ? null : oddPrice(question)
  return odd === null ? ok(null) : refuse(odd, { values: { reference: formatCents(question.reference) } })
}
