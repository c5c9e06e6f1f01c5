import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import { openCustomerAccount } from '../../../ledger/accounts.ts'
import type { Shop } from '../../../shop.ts'
import { hashPassword } from '../passwords/password.ts'
import { insertCustomer } from './customers.sql.ts'

/** A person who becomes a customer. */
export interface Person {
  name: string
  surname: string
  /** lower case */
  email: string
  phone: string
  /** ITU-T E.164 */
  phoneE164: string
  /** ISO 639-1, of mails */
  language: string
}

/**
 * Writes a new customer down. Only a verified one gets a ledger account, because only a verified one can have money;
 * an unverified one can therefore be removed again (clean-up.ts).
 * @param options.passwordHash argon2id in PHC string format
 * @returns the customer's id
 */
export const addCustomer = async (
  tx: Transaction,
  person: Person,
  { passwordHash, verified, now }: { passwordHash: string; verified: boolean; now: Date },
): Promise<number> => {
  const verifiedAt = verified ? now : null
  const row = await insertCustomer(tx, { ...person, verifiedAt, passwordHash, at: now })
  if (!row) throw new Error('the new customer was not written')
  if (verified) await openCustomerAccount(tx, row.id)
  return row.id
}

/**
 * Makes a customer without the sign-up form, for the demo and for tests. A verified address that is taken already
 * throws (PostgreSQL's unique violation).
 * @returns the customer's id
 */
export const createCustomer = async (
  shop: Shop,
  { password, verified, ...person }: Person & { password: string; verified: boolean },
): Promise<number> => {
  const passwordHash = await hashPassword(password)
  const now = shop.clock.now()
  return inTransaction(shop.pool, (tx) => addCustomer(tx, person, { passwordHash, verified, now }))
}
