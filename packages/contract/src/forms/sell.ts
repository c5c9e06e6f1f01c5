import * as z from 'zod/mini'
import { readCharm, readNameTag, readStickers } from '../attachments.ts'
import { offerQualities } from '../lifecycle/offer.ts'
import type { MessageKey } from '../messages.ts'
import { requiredText } from './contact.ts'

/** Whole units, bare or in groups of three, then perhaps one or two decimals; comma and point mean either. */
const priceShape = /^(\d{1,9}|[1-9]\d{0,2}(?:[.,]\d{3})+)(?:[.,](\d{1,2}))?$/

/**
 * A price as it was typed: "1700", "1,700.00" and "1.700,00" are the same, because three digits after a separator are
 * no decimals.
 * @returns EUR units, NaN for what is no price
 */
export const readPrice = (typed: string): number => {
  const [, whole, decimals = '0'] = priceShape.exec(typed.replace(/[\s€]/g, '')) ?? []
  return whole === undefined ? Number.NaN : Number(`${whole.replace(/[.,]/g, '')}.${decimals}`)
}

/** Whether a text looks like a link to somebody's inventory on Steam, or to one item in it. */
const looksLikeInventoryLink = (link: string): boolean => {
  if (!URL.canParse(link)) return false
  const { origin, username, password, pathname } = new URL(link)
  const isSteam = origin === 'https://steamcommunity.com' && username === '' && password === ''
  return isSteam && /^\/(id\/[\w-]{1,64}|profiles\/7656119\d{10})\/inventory\/?$/.test(pathname)
}

/** Highest wish, EUR units (contract/offers). */
const wishMax = 1_000_000

/** A field that may stay empty; its text is read again where it arrives. */
const readable = (read: (typed: string) => unknown, wrong: MessageKey) =>
  z.optional(z.string().check(z.refine((typed) => read(typed) !== undefined, wrong)))

/**
 * The form that proposes a skin to the shop (docs/behaviour/offers.md#sell-form); its output is what the call takes.
 * Errors are keys of messages.
 */
export const sellForm = z.object({
  title: requiredText(120, 'skin_name_required'),
  price: z.pipe(
    z.string().check(z.trim(), z.minLength(1, 'price_required' satisfies MessageKey)),
    z.pipe(
      z.transform(readPrice),
      z
        .number('price_not_positive' satisfies MessageKey)
        .check(
          z.minimum(0.01, 'price_not_positive' satisfies MessageKey),
          z.maximum(wishMax, 'field_invalid' satisfies MessageKey),
        ),
    ),
  ),
  quality: z.pipe(z.string(), z.enum(offerQualities, 'quality_required' satisfies MessageKey)),
  item_url: requiredText(300, 'inventory_link_required').check(
    z.refine(looksLikeInventoryLink, 'inventory_link_invalid' satisfies MessageKey),
  ),
  stickers: readable(readStickers, 'stickers_unreadable'),
  charm: readable(readCharm, 'charm_unreadable'),
  name_tag: readable(readNameTag, 'name_tag_unreadable'),
})

export type SellValues = z.input<typeof sellForm>

export type SellProposal = z.output<typeof sellForm>
