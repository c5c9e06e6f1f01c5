import type { IbanProblem } from '@pandrop/contract/forms/payout'
import { sepaCountries } from '@pandrop/contract/sepa'
import { isValidIBAN } from 'ibantools'

/**
 * What keeps the shop from paying to an account; the server asks the same.
 * @param iban in its plain form
 */
export const ibanProblem = (iban: string): IbanProblem => {
  if (!isValidIBAN(iban)) return 'iban_invalid'
  return sepaCountries.has(iban.slice(0, 2)) ? null : 'iban_not_sepa'
}
