import { type Attachments, type AttachmentsSaid, attachmentsWith } from '@pandrop/contract/attachments'
import { type ExteriorCode, exteriorAt, exteriorByQuality } from '@pandrop/contract/exteriors'
import type { OfferQuality, OfferVariant } from '@pandrop/contract/lifecycle/offer'
import { ok, type Result, refuse } from '@pandrop/contract/result'

/** What an offer knows of the copy that it has brought. */
export interface OfferedCopy {
  skinId: string | null
  variant: OfferVariant | null
  quality: OfferQuality
  float: number | null
  paintSeed: number | null
  attachments: Attachments | null
}

/** What somebody says of the copy in hand; what is left out is what the offer knows. */
export interface SaidOfCopy {
  skinId?: string | undefined
  variant?: OfferVariant | undefined
  exterior?: ExteriorCode | undefined
  /** null: it is not painted */
  float?: number | null | undefined
  paintSeed?: number | null | undefined
  attachments?: AttachmentsSaid | undefined
}

/** Which copy an item is. */
export interface Copy {
  skinId: string
  variant: OfferVariant
  exterior: ExteriorCode
  /** null together with the paint seed: it is not painted */
  float: number | null
  paintSeed: number | null
  attachments: Attachments | null
}

const unpainted: ExteriorCode = 'NP'

/**
 * Which copy is put on sale: what is said of it, else what the offer knows. A float tells its exterior: customers
 * propose what they believe that they have.
 * @returns refuses offer_skin_unknown where nobody has named the skin, offer_copy_unknown where what is painted has no
 *   float or no paint seed
 */
export const copyOf = (
  offer: OfferedCopy,
  said: SaidOfCopy,
): Result<Copy, 'offer_skin_unknown' | 'offer_copy_unknown'> => {
  const skinId = said.skinId ?? offer.skinId
  if (skinId === null) return refuse('offer_skin_unknown')
  const variant = said.variant ?? offer.variant ?? 'normal'
  const float = said.float === undefined ? offer.float : said.float
  const paintSeed = said.paintSeed === undefined ? offer.paintSeed : said.paintSeed
  const exterior = said.exterior ?? (float === null ? exteriorByQuality[offer.quality] : exteriorAt(float))
  const attachments = attachmentsWith(offer.attachments, said.attachments ?? {})
  if (exterior === unpainted) return ok({ skinId, variant, exterior, float: null, paintSeed: null, attachments })
  if (float === null || paintSeed === null) return refuse('offer_copy_unknown')
  return ok({ skinId, variant, exterior, float, paintSeed, attachments })
}
