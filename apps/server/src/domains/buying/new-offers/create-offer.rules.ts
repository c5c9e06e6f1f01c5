import { type Attachments, type AttachmentsSaid, attachmentsWith, notOnType } from '@pandrop/contract/attachments'
import { type ExteriorCode, exteriorByQuality } from '@pandrop/contract/exteriors'
import type { OfferQuality, OfferVariant } from '@pandrop/contract/lifecycle/offer'
import { type FieldErrors, ok, type Result, refuse } from '@pandrop/contract/result'
import { type Cents, fromUnits } from '@pandrop/money/money'
import { readInventoryLink } from './inventory-link.rules.ts'

/** What a customer proposes, as the contract has validated it. */
export interface OfferForm extends AttachmentsSaid {
  title: string
  /** EUR units */
  price: number
  quality: OfferQuality
  item_url: string
  skin_id?: string | undefined
  variant?: OfferVariant | undefined
}

/** What the catalogue says about the skin that an offer names. */
export interface NamedSkin {
  id: string
  /** with its phase */
  title: string
  type: string
  exteriors: readonly ExteriorCode[]
  /** the variants that exist in the exterior of the offer */
  variants: readonly OfferVariant[]
}

/** An offer as it is written down. */
export interface OfferDraft {
  title: string
  /** null: the catalogue does not know it; then there is no variant either */
  skin: { id: string; variant: OfferVariant } | null
  quality: OfferQuality
  wish: Cents
  /** in one spelling */
  itemUrl: string
  /** what they say is on it; null: nothing */
  attachments: Attachments | null
}

/**
 * Reads a proposal beside what the catalogue says: a link to an inventory, and a copy that can exist.
 * @param skin the one that was chosen or whose name was typed in full; undefined where there is none
 * @returns what to write down; refuses offer_invalid with a text beside each field at fault
 */
export const readOffer = (form: OfferForm, skin: NamedSkin | undefined): Result<OfferDraft, 'offer_invalid'> => {
  const variant = form.variant ?? 'normal'
  const itemUrl = readInventoryLink(form.item_url)
  const attachments = attachmentsWith(null, form)
  const errors: FieldErrors = {}
  if (!itemUrl) errors.item_url = ['inventory_link_invalid']
  if (form.skin_id !== undefined && !skin) errors.title = ['field_invalid']
  if (skin && !skin.exteriors.includes(exteriorByQuality[form.quality])) errors.quality = ['quality_impossible']
  else if (skin && !skin.variants.includes(variant)) errors.variant = ['variant_impossible']
  if (skin) for (const part of notOnType(skin.type, attachments)) errors[part] = ['attachment_impossible']
  if (!itemUrl || Object.keys(errors).length > 0) return refuse('offer_invalid', { errors })
  return ok({
    title: skin?.title ?? form.title,
    skin: skin ? { id: skin.id, variant } : null,
    quality: form.quality,
    wish: fromUnits(form.price),
    itemUrl,
    attachments,
  })
}
