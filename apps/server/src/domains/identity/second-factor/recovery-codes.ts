import { randomInt } from 'node:crypto'
import { recoveryCodesMax } from '@pandrop/contract/limits'
import type { Transaction } from '../../../db/transaction.ts'
import { hashSecret } from '../accounts/secret.ts'
import { deleteRecoveryCodes, insertRecoveryCodes, keepFactorRow } from './customer-factor.sql.ts'

// Without I, L, O and U, which are read as others or as words (Crockford's base 32).
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const lettersMax = 24
const group = /.{4}/g
const shape = new RegExp(`^[${letters}]{${lettersMax}}$`)

const createCode = (): string => Array.from({ length: lettersMax }, () => letters[randomInt(letters.length)]).join('')

/**
 * A fresh set: each of 120 random bits, more than the 112 that let a plain hash do (OWASP ASVS 5.0, 6.5.2).
 * @returns 24 letters and digits each, without a gap
 */
const createRecoveryCodes = (): string[] => Array.from({ length: recoveryCodesMax }, createCode)

/** A code as it is shown: in groups of four, "7KQ2-…". */
const showRecoveryCode = (code: string): string => code.match(group)?.join('-') ?? code

/**
 * Replaces a customer's recovery codes by ten fresh ones; only their hashes are kept.
 * @returns them as they are shown, this once
 */
export const makeRecoveryCodes = async (tx: Transaction, customerId: number): Promise<string[]> => {
  const codes = createRecoveryCodes()
  await keepFactorRow(tx, customerId)
  await deleteRecoveryCodes(tx, customerId)
  await insertRecoveryCodes(tx, customerId, codes.map(hashSecret))
  return codes.map(showRecoveryCode)
}

/**
 * A code as it is kept, from how it was typed: gaps, dashes and case do not count, and what looks alike is read alike.
 * @returns null for what can be none
 */
export const readRecoveryCode = (typed: string): string | null => {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return shape.test(code) ? code : null
}
