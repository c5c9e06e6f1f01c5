import type { MessageKey } from '@pandrop/contract/messages'
import { sepaCountries } from '@pandrop/contract/sepa'
import { isValidIBAN } from 'ibantools'

/** An IBAN as typed, in the form of the standard: without blanks, in capitals. */
export const electronicIban = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()

/**
 * What keeps the shop from paying to an account (docs/behaviour/offers.md#iban).
 * @param iban in electronic form
 * @returns the text for its field; null where it can be paid to
 */
export const ibanProblem = (iban: string): Extract<MessageKey, 'iban_invalid' | 'iban_not_sepa'> | null => {
  if (!isValidIBAN(iban)) return 'iban_invalid'
  return sepaCountries.has(iban.slice(0, 2)) ? null : 'iban_not_sepa'
}

/** What people see of an IBAN: DE89 •••• 3000. */
export const maskIban = (iban: string): string => `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`
