import { randomInt } from 'node:crypto'
import { recoveryCodesMax } from '@pandrop/contract/limits'

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
export const createRecoveryCodes = (): string[] => Array.from({ length: recoveryCodesMax }, createCode)

/** A code as it is shown: in groups of four, "7KQ2-…". */
export const showRecoveryCode = (code: string): string => code.match(group)?.join('-') ?? code

/**
 * A code as it is kept, from how it was typed: gaps, dashes and case do not count, and what looks alike is read alike.
 * @returns null for what can be none
 */
export const readRecoveryCode = (typed: string): string | null => {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return shape.test(code) ? code : null
}
