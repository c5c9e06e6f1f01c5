import type { ExteriorCode } from '@pandrop/contract/exteriors'
import type { OfferVariant } from '@pandrop/contract/lifecycle/offer'
import { type FieldErrors, ok, type Result, refuse } from '@pandrop/contract/result'
import { isFar, priceUnitsMax } from '@pandrop/contract/staff/item-changes'
import { referenceReasonMax } from '@pandrop/contract/staff/skins'
import { daysAfter } from '@pandrop/money/days'
import { formatEuro } from '@pandrop/money/format'
import { type Cents, cents, fromUnits } from '@pandrop/money/money'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import {
  endDueReferences,
  endStanding,
  type StandingReferenceRow,
  selectStanding,
  setFirst,
  setStanding,
} from './skins.sql.ts'

type Context = Pick<Shop, 'pool' | 'clock'>

/** One kind of a skin. */
export interface KindNamed {
  skinId: string
  exterior: ExteriorCode
  variant: OfferVariant
}

/** A price that somebody sets for a kind. */
export interface ReferenceWish extends KindNamed {
  price: Cents
  reason: string
  /** the last day on which it counts, 2026-12-31; null: until somebody ends it */
  lastDay: string | null
  /** what counted when they decided; null: nothing did; undefined: whatever counts */
  seen?: Cents | null | undefined
  /** it is far from what counts, and is meant */
  isSure: boolean
  /** staff:<id>, or the name of a program */
  by: string
}

const isOver = { text: 'This day is over already' }

/**
 * Sets by hand what a kind usually costs (docs/behaviour/catalogue.md#reference-prices). What its list says is kept
 * beside it and counts again once the last day is over. The same price again is a newer price: its age begins anew.
 * @returns refuses skin_not_found, variant_unknown, invalid_input beside `last_day` for a day that is over, beside
 *   `price` above what an item may ask and beside a `reason` that is too long to be kept, reference_changed where
 *   another price counts than was seen, reference_unlisted for an end where no list says what comes then, and
 *   price_unusual for what is more than three times the price of the list, or less than a third of it
 */
export const setReference = (
  { pool, clock }: Context,
  wish: ReferenceWish,
): Promise<
  Result<
    null,
    | 'skin_not_found'
    | 'variant_unknown'
    | 'invalid_input'
    | 'reference_changed'
    | 'reference_unlisted'
    | 'price_unusual'
  >
> =>
  inTransaction(pool, async (tx) => {
    const { skinId, exterior, variant, price, reason: because, lastDay, by } = wish
    const at = clock.now()
    const errors = outOfBounds(wish)
    if (Object.keys(errors).length > 0) return refuse('invalid_input', { errors })
    const found = checkSeen(await selectStanding(tx, skinId, exterior, variant), wish)
    if (!found.ok) return found
    const { price_cents: standing, listed_cents: listed, origin } = found.value
    const until = lastDay === null ? null : daysAfter(new Date(`${lastDay}T00:00:00Z`), 1)
    if (until && until <= at) return refuse('invalid_input', { errors: { last_day: [isOver] } })
    const fallback = origin === 'hand' ? listed : standing
    if (until && fallback === null) return refuse('reference_unlisted')
    const held = fallback ?? standing
    if (!wish.isSure && held !== null && isFar(price, held))
      return refuse('price_unusual', { values: { reference: formatEuro(cents(held)) } })
    const set = { skinId, exterior, variant, cents: price, at, by, because }
    const done = standing === null ? await setFirst(tx, set) : await setStanding(tx, { ...set, until, seen: standing })
    return done ? ok(null) : refuse('reference_changed')
  })

/** What the wire has asked already, for whoever does not come by it. */
const outOfBounds = ({ price, reason }: ReferenceWish): FieldErrors => ({
  ...(price > fromUnits(priceUnitsMax) && { price: ['field_invalid'] }),
  ...(reason.length > referenceReasonMax && { reason: ['field_invalid'] }),
})

const checkSeen = (
  standing: StandingReferenceRow | undefined,
  { seen }: Pick<ReferenceWish, 'seen'>,
): Result<StandingReferenceRow, 'skin_not_found' | 'variant_unknown' | 'reference_changed'> => {
  if (!standing) return refuse('skin_not_found')
  if (!standing.exists) return refuse('variant_unknown')
  return seen === undefined || seen === standing.price_cents ? ok(standing) : refuse('reference_changed')
}

/**
 * Ends a price that was set by hand: its list counts again.
 * @param seen what counted when somebody decided; undefined: whatever counts
 * @returns refuses skin_not_found, variant_unknown, reference_changed where another price counts than was seen,
 *   reference_not_set where the list counts already, and reference_unlisted where no list names the kind
 */
export const endReference = (
  { pool }: Pick<Context, 'pool'>,
  { skinId, exterior, variant }: KindNamed,
  seen?: Cents | null,
): Promise<
  Result<null, 'skin_not_found' | 'variant_unknown' | 'reference_changed' | 'reference_not_set' | 'reference_unlisted'>
> =>
  inTransaction(pool, async (tx) => {
    const found = checkSeen(await selectStanding(tx, skinId, exterior, variant), { seen })
    if (!found.ok) return found
    const { price_cents: standing, listed_cents: listed, origin } = found.value
    if (origin !== 'hand' || standing === null) return refuse('reference_not_set')
    if (listed === null) return refuse('reference_unlisted')
    return (await endStanding(tx, skinId, exterior, variant, standing)) ? ok(null) : refuse('reference_changed')
  })

/** Lets the lists count again where the last day of a price that was set by hand is over; runs every minute. */
export const endReferencesDue = async ({ pool, clock }: Context): Promise<void> => {
  await inTransaction(pool, (tx) => endDueReferences(tx, clock.now()))
}
