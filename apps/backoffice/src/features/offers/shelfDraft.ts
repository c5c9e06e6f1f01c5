import { type ExteriorCode, exteriorAt, exteriorByQuality } from '@pandrop/contract/exteriors'
import type { OfferVariant } from '@pandrop/contract/lifecycle/offer'
import type { StaffSkin } from '@pandrop/contract/staff/items'
import type { StaffOffer } from '@pandrop/contract/staff/offers'
import { readAmount } from '../../forms/readAmount.ts'
import { readFloat } from './counterInsight.ts'

/** What somebody has typed of an offer's copy, letter by letter. */
export interface ShelfDraft {
  /** '' until one is chosen */
  skin: string
  variant: OfferVariant
  float: string
  seed: string
  /** null: the reference of such a copy */
  price: string | null
  asset: string
  /** its id as text; '' for none */
  account: string
  hidden: boolean
}

/** What an offer knows of its copy. */
export const draftOf = (offer: StaffOffer): ShelfDraft => ({
  skin: offer.skin?.id ?? '',
  variant: offer.variant ?? 'normal',
  float: offer.float === null ? '' : String(offer.float),
  seed: offer.paint_seed === null ? '' : String(offer.paint_seed),
  price: null,
  asset: offer.asset_id ?? '',
  account: '',
  hidden: false,
})

/** What was typed, as it is meant; null: it cannot be. */
export interface ReadDraft {
  isPainted: boolean
  exterior: ExteriorCode
  float: number | null
  seed: number | null
  price: number | null
  /** undefined: none was typed */
  asset: string | null | undefined
  /** of such a copy; null: there is none */
  reference: number | null
}

/** @returns undefined where nothing is typed, null where it is no paint seed */
export const readSeed = (typed: string): number | null | undefined => {
  const seed = typed.trim()
  if (seed === '') return undefined
  return /^\d{1,4}$/.test(seed) && Number(seed) <= 1000 ? Number(seed) : null
}

/** @returns undefined where nothing is typed, null where Steam has no such number */
export const readAsset = (typed: string): string | null | undefined => {
  const asset = typed.trim()
  if (asset === '') return undefined
  return /^\d{1,20}$/.test(asset) ? asset : null
}

/**
 * Reads a draft: a float tells the exterior, and price is the reference until somebody types one.
 * @param skin undefined while none is chosen or it is on its way
 */
export const readDraft = (
  draft: ShelfDraft,
  { quality }: Pick<StaffOffer, 'quality'>,
  skin: Pick<StaffSkin, 'wear' | 'kinds'> | undefined,
): ReadDraft => {
  const isPainted = skin ? skin.wear !== null : exteriorByQuality[quality] !== 'NP'
  const float = isPainted ? (readFloat(draft.float) ?? null) : null
  const exterior = isPainted ? (float === null ? exteriorByQuality[quality] : exteriorAt(float)) : 'NP'
  const kind = skin?.kinds.find((each) => each.exterior === exterior && each.variant === draft.variant)
  const reference = kind?.reference_price ?? null
  return {
    isPainted,
    exterior,
    float,
    seed: isPainted ? (readSeed(draft.seed) ?? null) : null,
    price: draft.price === null ? reference : readAmount(draft.price),
    asset: readAsset(draft.asset),
    reference,
  }
}

/** Whether everything that an item needs has been said. */
export const isComplete = (draft: ShelfDraft, read: ReadDraft): boolean =>
  draft.skin !== '' &&
  read.price !== null &&
  read.asset !== null &&
  (!read.isPainted || (read.float !== null && read.seed !== null))
