import type { RefusalOf } from '@pandrop/contract/call'
import { isBuyable, priceCart, pricedLine } from '@pandrop/contract/pricing'
import type { checkPromoCode } from '@pandrop/contract/promo'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { type Cents, cents } from '@pandrop/money/money'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { settingsOf } from '../../content/settings.ts'
import { cartOf } from '../cart/cart.ts'
import {
  checkTerms,
  codeInvalid,
  codeUsedUp,
  guessesMax,
  guessMilliseconds,
  hasUsesLeft,
  isSameDiscount,
  isValid,
  type PromoTerms,
  readCode,
} from './promo.rules.ts'
import {
  countGuesses,
  deleteOldGuesses,
  insertGuess,
  insertUse,
  lockGuesses,
  lockPromo,
  lockPromosOf,
  type PromoRow,
  selectCustomerUses,
  selectHeldUse,
  selectPromo,
  selectUse,
  setAllReturned,
  setReturned,
} from './promo.sql.ts'

/** Who typed which code. */
export interface TypedCode {
  customerId: number
  /** as typed */
  code: string
}

/** A code and what it takes off. */
export interface PromoOffer {
  terms: PromoTerms
  /** of the customer's cart */
  discount: Cents
}

/**
 * What a code takes off what the customer could buy now: available lines, and those that their own open card payment
 * holds, because paying anew ends it.
 * @returns refuses cart_empty, what recognisePromo refuses, promo_code_used_up and promo_total_too_low
 */
export const checkPromo = async (
  shop: Shop,
  { customerId, code }: TypedCode,
): Promise<Result<PromoOffer, RefusalOf<typeof checkPromoCode>>> => {
  const now = shop.clock.now()
  const [cart, settings] = await Promise.all([cartOf(shop, customerId), settingsOf(shop.pool)])
  const lines = cart.map(pricedLine)
  if (!lines.some(isBuyable)) return refuse('cart_empty')
  const terms = await recognisePromo(shop, { customerId, code })
  if (!terms.ok) return terms
  const { subtotal, discount } = priceCart(lines, { vatPercent: settings.vat_percent }, terms.value, now)
  return checkTerms(terms.value, subtotal, now) ?? ok({ terms: terms.value, discount })
}

/**
 * Finds a code that is valid now and counts a wrong one, in a transaction of its own: a refused purchase is rolled
 * back, the guess stays.
 * @returns refuses promo_code_invalid, and too_many_requests to whoever was wrong ten times within an hour, whatever
 *   they try next (docs/behaviour/money.md#promo-guesses)
 */
export const recognisePromo = async (
  shop: Shop,
  { customerId, code }: TypedCode,
): Promise<Result<PromoTerms, 'promo_code_invalid' | 'too_many_requests'>> => {
  const now = shop.clock.now()
  const { found } = await inTransaction(shop.pool, async (tx) => ({
    found: await guess(tx, { customerId, code }, now),
  }))
  return found
}

const guess = async (
  tx: Transaction,
  { customerId, code }: TypedCode,
  now: Date,
): Promise<Result<PromoTerms, 'promo_code_invalid' | 'too_many_requests'>> => {
  await lockGuesses(tx, customerId)
  const guesses = await countGuesses(tx, customerId, new Date(now.getTime() - guessMilliseconds))
  if (guesses && guesses.count >= guessesMax) return refuse('too_many_requests')
  const terms = await termsOf(tx, { customerId, code })
  if (terms && isValid(terms, now)) return ok(terms)
  await insertGuess(tx, customerId, now)
  return codeInvalid()
}

/**
 * A code as it stands for this customer. The use that their own open card payment holds is not counted: it comes back
 * when they pay anew.
 * @returns undefined where there is no such code
 */
export const termsOf = async (q: Queryable, { customerId, code }: TypedCode): Promise<PromoTerms | undefined> => {
  const known = readCode(code)
  const row = known === null ? undefined : await selectPromo(q, known)
  if (!row) return undefined
  const terms = await withCustomer(q, row, customerId)
  const held = await selectHeldUse(q, row.id, customerId)
  return held ? { ...terms, uses: terms.uses - 1, customerUses: terms.customerUses - 1 } : terms
}

const withCustomer = async (q: Queryable, row: PromoRow, customerId: number): Promise<PromoTerms> => {
  const own = await selectCustomerUses(q, row.id, customerId)
  return {
    id: row.id,
    code: row.code,
    description: row.description,
    discount: discountOfRow(row),
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    stoppedAt: row.stopped_at,
    totalMin: cents(row.total_min_cents),
    uses: row.uses,
    usesMax: row.uses_max,
    customerUses: own?.uses ?? 0,
    usesPerCustomerMax: row.uses_per_customer_max,
  }
}

/** The discount of a row. */
export const discountOfRow = ({
  discount_cents,
  discount_percent,
}: Pick<PromoRow, 'discount_cents' | 'discount_percent'>): PromoTerms['discount'] =>
  discount_percent === null
    ? { type: 'fixed', amount: cents(discount_cents ?? 0) }
    : { type: 'percent', percent: discount_percent }

/** An order that is about to use a code. */
export interface PromoClaim {
  orderId: number
  /** the code as the order was priced with it */
  priced: Pick<PromoTerms, 'id' | 'discount' | 'totalMin'>
  customerId: number
  at: Date
}

/**
 * Uses a code for an order, in the transaction that places it: with it the use is there or not. The code's row is
 * locked, so that of many who want its last use one gets it; it comes after the order's row and before the balances.
 * @returns refuses promo_code_used_up, and promo_code_invalid for one that was stopped in this moment, or whose
 *   discount was corrected since the order was priced
 */
export const claimPromo = async (
  tx: Transaction,
  { orderId, priced, customerId, at }: PromoClaim,
): Promise<Result<undefined, 'promo_code_used_up' | 'promo_code_invalid'>> => {
  const terms = await lockTerms(tx, priced.id, customerId)
  const isPriced = isSameDiscount(terms.discount, priced.discount) && terms.totalMin === priced.totalMin
  if (!isValid(terms, at) || !isPriced) return codeInvalid()
  if (!hasUsesLeft(terms)) return codeUsedUp()
  await insertUse(tx, orderId, priced.id, customerId, at)
  return ok(undefined)
}

// Read after the lock: a statement sees what was committed when it began.
const lockTerms = async (tx: Transaction, promoId: number, customerId: number): Promise<PromoTerms> => {
  const row = await lockPromo(tx, promoId)
  if (!row) throw new Error(`promo code ${promoId} has disappeared`)
  return withCustomer(tx, row, customerId)
}

/** Gives the use of an order back that came to nothing; without a code nothing happens. */
export const returnPromo = async (tx: Transaction, orderId: number, at: Date): Promise<void> => {
  const use = await selectUse(tx, orderId)
  if (!use || use.returned_at !== null) return
  await lockPromo(tx, use.promo_id)
  await setReturned(tx, orderId, at)
}

/**
 * The same for many orders at once; the codes are locked in ascending id, so that nobody waits in a circle.
 * @param orderIds with and without codes
 */
export const returnPromos = async (tx: Transaction, orderIds: number[], at: Date): Promise<void> => {
  const held = await lockPromosOf(tx, orderIds)
  if (held.length > 0) await setAllReturned(tx, orderIds, at)
}

/**
 * Takes the use of an order again whose money came after it had been given back. Only the limits decide: the code was
 * valid when the customer was told the price.
 * @returns whether the order has its code; true where it never had one
 */
export const reclaimPromo = async (tx: Transaction, orderId: number): Promise<boolean> => {
  const use = await selectUse(tx, orderId)
  if (!use || use.returned_at === null) return true
  if (!hasUsesLeft(await lockTerms(tx, use.promo_id, use.customer_id))) return false
  await setReturned(tx, orderId, null)
  return true
}

/** Forgets wrong codes that no longer count. */
export const forgetOldGuesses = async ({ pool, clock }: Shop): Promise<void> => {
  await deleteOldGuesses(pool, new Date(clock.now().getTime() - guessMilliseconds))
}
