import { randomInt } from 'node:crypto'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { promoBatchMax, promoPrefixMax } from '@pandrop/contract/staff/promo'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { StaffContext } from '../../../shop.ts'
import { timeZoneOf } from '../../content/settings.ts'
import { insertPromos } from './promo.sql.ts'
import { batchFile, readPrefix } from './promo-batch.rules.ts'
import { discountColumns } from './promo-codes.ts'
import { type SetTerms, warningsOf } from './promo-terms.rules.ts'
import { confirm, type Meant, newTerms, type PromoWish } from './staff-promo.ts'

/** Codes for one use each that somebody of the staff wishes for. */
export interface BatchWish extends Omit<PromoWish, 'usesMax' | 'usesPerCustomerMax'>, Meant {
  /** as typed */
  prefix: string
  count: number
  /** staff:<id>, or the name of a program */
  by: string
}

/** Codes as they are handed out. */
export interface PromoBatch {
  count: number
  prefix: string
  file_name: string
  csv: string
}

const prefixWrong = { text: `1 to ${promoPrefixMax} letters, digits, - and _; the first a letter or a digit` }
const countWrong = { text: `From 1 to ${promoBatchMax} codes at once` }

/**
 * Makes codes for one use each, whole or not at all, and the file that hands them out
 * (docs/behaviour/money.md#promo-batch).
 * @returns refuses invalid_input for a beginning that no code can have, a number of codes that is none, no discount, or
 * an end that is over or lies before the beginning, and promo_unconfirmed with what is asked about
 */
export const makePromoBatch = (
  { pool, clock }: Pick<StaffContext, 'pool' | 'clock'>,
  { prefix: typed, count, by, ...wish }: BatchWish,
): Promise<Result<PromoBatch, 'invalid_input' | 'promo_unconfirmed'>> =>
  inTransaction(pool, async (tx) => {
    const at = clock.now()
    const prefix = readPrefix(typed)
    if (prefix === null) return refuse('invalid_input', { errors: { prefix: [prefixWrong] } })
    if (!(count >= 1 && count <= promoBatchMax)) return refuse('invalid_input', { errors: { count: [countWrong] } })
    const terms = newTerms({ ...wish, usesMax: 1, usesPerCustomerMax: 1 }, at)
    if (!terms.ok) return terms
    const meant = confirm(warningsOf(terms.value, null, at), wish)
    if (!meant.ok) return meant
    const codes = await insertCodes(tx, { prefix, count, terms: terms.value, by, at })
    const csv = batchFile(codes, terms.value, await timeZoneOf(tx))
    return ok({ count, prefix, file_name: `promo-${prefix}-${count}.csv`, csv })
  })

// Letters and digits that are not taken for each other.
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const lettersPerCode = 8

const randomCode = (prefix: string): string =>
  `${prefix}-${Array.from({ length: lettersPerCode }, () => letters[randomInt(letters.length)]).join('')}`

interface Insertion {
  prefix: string
  count: number
  terms: SetTerms
  by: string
  at: Date
}

/** Writes them down; one that is there already is drawn again. */
const insertCodes = async (tx: Transaction, { prefix, count, terms, by, at }: Insertion): Promise<string[]> => {
  const made: string[] = []
  while (made.length < count) {
    const codes = Array.from({ length: count - made.length }, () => randomCode(prefix))
    const inserted = await insertPromos(tx, { ...terms, ...discountColumns(terms), codes, by, at })
    made.push(...inserted.map(({ code }) => code))
  }
  return made
}
