import { ok, type Result, refuse } from '@pandrop/contract/result'
import { type PromoWarning, promoWarningTexts, type StaffPromoCode } from '@pandrop/contract/staff/promo'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { StaffContext } from '../../../shop.ts'
import { readCode } from './promo.rules.ts'
import type { PromoRow } from './promo.sql.ts'
import { discountOfRow } from './promo.ts'
import { createPromoCode, discountColumns } from './promo-codes.ts'
import { keepsPromise, type SetTerms, warningsOf } from './promo-terms.rules.ts'
import { lockStaffPromo, selectPromoId, stopPromo, updatePromo } from './staff-promo.sql.ts'
import { staffPromoOf } from './staff-promo-list.ts'

type Context = Pick<StaffContext, 'pool' | 'clock'>

/** Terms as they are typed; what is left out is as usual: from now on, without end, without limits. */
export type PromoWish = Partial<SetTerms>

/** What somebody has said about what is unusual. */
export interface Meant {
  /** what was asked about and is meant; all: whatever there is to ask */
  confirmed?: readonly PromoWarning[] | 'all' | undefined
}

/** A code that somebody of the staff wishes for. */
export interface NewPromoWish extends PromoWish, Meant {
  /** as typed */
  code: string
  /** staff:<id>, or the name of a program */
  by: string
}

const codeWrong = { text: '3 to 40 letters, digits, - and _; the first a letter or a digit' }
const discountMissing = { text: 'Say what it takes off: a percentage or an amount' }
const endsTooEarly = { text: 'It would be over before it begins' }
const isOver = { text: 'This is over already' }

/**
 * Makes a promo code; customers can use it from its first moment on.
 * @returns refuses invalid_input for a code that is none, no discount, or an end that is over or lies before the
 * beginning; promo_code_taken, and promo_unconfirmed with what is asked about and was not confirmed
 */
export const makePromoCode = (
  { pool, clock }: Context,
  wish: NewPromoWish,
): Promise<Result<StaffPromoCode, 'invalid_input' | 'promo_code_taken' | 'promo_unconfirmed'>> =>
  inTransaction(pool, async (tx) => {
    const at = clock.now()
    const code = readCode(wish.code)
    if (code === null) return refuse('invalid_input', { errors: { code: [codeWrong] } })
    const terms = newTerms(wish, at)
    if (!terms.ok) return terms
    // Before the questions: nobody confirms a code that cannot be had.
    if (await selectPromoId(tx, code)) return refuse('promo_code_taken', { values: { code } })
    const meant = confirm(warningsOf(terms.value, null, at), wish)
    if (!meant.ok) return meant
    const id = await createPromoCode(tx, { code, ...terms.value }, { by: wish.by, at })
    return id === undefined ? refuse('promo_code_taken', { values: { code } }) : standing(tx, id, at)
  })

/** The terms of a new code, checked; refuses invalid_input as makePromoCode does. */
export const newTerms = (wish: PromoWish, now: Date): Result<SetTerms, 'invalid_input'> => {
  const { discount } = wish
  if (!discount) return refuse('invalid_input', { errors: { discount: [discountMissing] } })
  const terms: SetTerms = {
    description: wish.description ?? '',
    discount,
    totalMinCents: wish.totalMinCents ?? 0,
    validFrom: wish.validFrom ?? now,
    validUntil: wish.validUntil ?? null,
    usesMax: wish.usesMax ?? null,
    usesPerCustomerMax: wish.usesPerCustomerMax ?? null,
  }
  return checkEnd(terms, now)
}

const checkEnd = (terms: SetTerms, now: Date): Result<SetTerms, 'invalid_input'> => {
  const { validFrom, validUntil } = terms
  if (validUntil === null) return ok(terms)
  if (validUntil <= now) return refuse('invalid_input', { errors: { until: [isOver] } })
  return validUntil <= validFrom ? refuse('invalid_input', { errors: { until: [endsTooEarly] } }) : ok(terms)
}

/** Asks about what is unusual, unless it was said that it is meant; refuses promo_unconfirmed with the rest. */
export const confirm = (warnings: PromoWarning[], { confirmed = [] }: Meant): Result<null, 'promo_unconfirmed'> => {
  if (confirmed === 'all' || warnings.every((warning) => confirmed.includes(warning))) return ok(null)
  const values = { warnings: warnings.map((warning) => promoWarningTexts[warning]).join(' ') }
  return refuse('promo_unconfirmed', { values, payload: { warnings } })
}

const standing = async (tx: Transaction, id: number, now: Date): Promise<Result<StaffPromoCode, never>> => {
  const found = await staffPromoOf(tx, id, now)
  if (!found.ok) throw new Error(`promo code ${id} was just written and is not there`)
  return found
}

/** What becomes different of a code; what is left out stays. */
export interface PromoChange extends PromoWish, Meant {
  id: number
  /** the version that was seen; undefined: whatever stands */
  seen?: number | undefined
}

/**
 * Changes a code. One that orders have keeps its promise: its end moves out, limits rise, its description changes.
 * @returns the code as it stands then; refuses promo_not_found, promo_stopped, promo_changed where a colleague has
 * saved since it was seen, invalid_input for an end that is over or lies before the beginning, promo_promised, and
 * promo_unconfirmed as makePromoCode does
 */
export const changePromoCode = (
  { pool, clock }: Context,
  change: PromoChange,
): Promise<
  Result<
    StaffPromoCode,
    'promo_not_found' | 'promo_stopped' | 'promo_changed' | 'invalid_input' | 'promo_promised' | 'promo_unconfirmed'
  >
> =>
  inTransaction(pool, async (tx) => {
    const at = clock.now()
    const row = await lockStaffPromo(tx, change.id)
    if (!row) return refuse('promo_not_found')
    if (row.stopped_at) return refuse('promo_stopped')
    if (change.seen !== undefined && change.seen !== row.version) return refuse('promo_changed')
    const before = termsOfRow(row)
    const terms = changedTerms(before, change)
    if (change.validUntil !== undefined || change.validFrom !== undefined) {
      const checked = checkEnd(terms, at)
      if (!checked.ok) return checked
    }
    if (row.ever_used && !keepsPromise(terms, before)) return refuse('promo_promised')
    const meant = confirm(warningsOf(terms, before, at), change)
    if (!meant.ok) return meant
    await updatePromo(tx, { id: row.id, ...terms, ...discountColumns(terms) })
    return standing(tx, row.id, at)
  })

const termsOfRow = (row: PromoRow): SetTerms => ({
  description: row.description,
  discount: discountOfRow(row),
  totalMinCents: row.total_min_cents,
  validFrom: row.valid_from,
  validUntil: row.valid_until,
  usesMax: row.uses_max,
  usesPerCustomerMax: row.uses_per_customer_max,
})

const changedTerms = (before: SetTerms, change: PromoWish): SetTerms => {
  const named = Object.entries(change).filter(([name, value]) => value !== undefined && name in before)
  return { ...before, ...(Object.fromEntries(named) as Partial<SetTerms>) }
}

/**
 * Stops a code: nobody can use it from now on; open card payments that hold a use keep it.
 * @returns the code, and whether it was this that stopped it; refuses promo_not_found
 */
export const endPromoCode = (
  { pool, clock }: Context,
  id: number,
): Promise<Result<{ promo: StaffPromoCode; changed: boolean }, 'promo_not_found'>> =>
  inTransaction(pool, async (tx) => {
    const at = clock.now()
    const stopped = await stopPromo(tx, id, at)
    const promo = await staffPromoOf(tx, id, at)
    return promo.ok ? ok({ promo: promo.value, changed: stopped !== undefined }) : promo
  })
