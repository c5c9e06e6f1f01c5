import { type ExteriorCode, exteriorByQuality } from '@pandrop/contract/exteriors'
import type { OfferQuality, OfferVariant } from '@pandrop/contract/lifecycle/offer'
import { type Cents, cents } from '@pandrop/money/money'
import type { Queryable } from '../../../db/statement.ts'
import { isOutdated } from '../../catalogue/skins/references.rules.ts'
import { type Quote, quoteOf } from '../margins/margins.rules.ts'
import { marginsOf } from '../margins/margins.ts'
import { selectReference } from './quote.sql.ts'

/** A copy that somebody has: a skin of the catalogue in one exterior and variant. */
export interface CopyKind {
  skinId: string
  quality: OfferQuality
  variant: OfferVariant
}

/** What the shop would roughly pay, and why it says nothing where it does not. */
export interface Quoting {
  /** null: there is no reference for such a copy, or an old one */
  quote: Quote | null
  /** there is a reference, but older than the shop quotes by (docs/behaviour/offers.md#old-references) */
  isOutdated: boolean
}

/**
 * What the shop would roughly pay for such a copy, from its reference price and the shop's margins.
 * @returns undefined where the catalogue has no such skin
 */
export const quoteFor = async (
  q: Queryable,
  { skinId, quality, variant }: CopyKind,
  now: Date,
): Promise<Quoting | undefined> => {
  const [reference, margins] = await Promise.all([
    selectReference(q, skinId, exteriorByQuality[quality], variant),
    marginsOf(q),
  ])
  if (!reference) return undefined
  const { price_cents: price, day, quote_days_max: quoteDays } = reference
  const isOld = isOutdated(day, quoteDays, now)
  return { quote: price === null || isOld ? null : quoteOf(cents(price), margins), isOutdated: isOld }
}

/**
 * What the shop sells such a copy for, however old that is: an operator sees the price before it counts.
 * @returns undefined where the catalogue has no such skin, null where the skin does not exist so
 */
export const referenceOf = async (
  q: Queryable,
  { skinId, exterior, variant }: { skinId: string; exterior: ExteriorCode; variant: OfferVariant },
): Promise<Cents | null | undefined> => {
  const reference = await selectReference(q, skinId, exterior, variant)
  return reference && (reference.price_cents === null ? null : cents(reference.price_cents))
}
