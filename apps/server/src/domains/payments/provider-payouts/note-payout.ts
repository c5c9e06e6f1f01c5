import { randomUUID } from 'node:crypto'
import { type FieldErrors, ok, type Result, refuse } from '@pandrop/contract/result'
import type { Cents } from '@pandrop/money/money'
import { dayIn } from '@pandrop/money/zones'
import { inTransaction } from '../../../db/transaction.ts'
import type { StaffContext } from '../../../shop.ts'
import { timeZoneOf } from '../../content/settings.ts'
import { findProviderPayouts } from './find-payouts.ts'
import { bookArrived } from './payout-books.ts'
import { insertByHand, selectByKey } from './payout-views.sql.ts'

/** A payout that somebody saw at the provider or at the bank. */
interface NotedPayout {
  /** 2026-11-23 */
  arrivedOn: string
  net: Cents
  fee: Cents
  note: string
  /** staff:<id> */
  by: string
  /** names the attempt: pressed twice it is written down once */
  key: string | undefined
}

const notYet: FieldErrors = { arrived_on: ['field_invalid'] }
const nothing: FieldErrors = { net: ['field_invalid'] }

/**
 * Writes down what a provider paid out that does not tell of it itself, and books it as any other
 * (docs/behaviour/money.md#provider-payouts-by-hand). It moves no customer's money, so it needs no second person: the
 * bank's statement is the witness.
 * @returns its number, that of the first attempt where the key was used with the same content; refuses key_reused,
 *   invalid_input for a day after today, and for nothing at all
 */
export const noteProviderPayout = async (
  { pool, clock }: StaffContext,
  { key, ...noted }: NotedPayout,
): Promise<Result<number, 'invalid_input' | 'key_reused'>> => {
  const at = clock.now()
  if (noted.arrivedOn > dayIn(await timeZoneOf(pool), at)) return refuse('invalid_input', { errors: notYet })
  if (noted.net === 0 && noted.fee === 0) return refuse('invalid_input', { errors: nothing })
  return inTransaction(pool, async (tx) => {
    const requestKey = `${noted.by}:${key ?? randomUUID()}`
    const made = await insertByHand(tx, { ...noted, requestKey, at })
    if (made) {
      await bookArrived(tx, { id: made.id, net: noted.net, fee: noted.fee, by: noted.by, at })
      await findProviderPayouts(tx, at)
      return ok(made.id)
    }
    const before = await selectByKey(tx, { ...noted, requestKey })
    if (!before) throw new Error('a payout that was written down before is not there')
    return before.is_same ? ok(before.id) : refuse('key_reused')
  })
}
