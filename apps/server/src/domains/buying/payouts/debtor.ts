import type { MessageKey } from '@pandrop/contract/messages'
import { type FieldErrors, ok, type Result, refuse } from '@pandrop/contract/result'
import { isValidBIC } from 'ibantools'
import type { Queryable } from '../../../db/statement.ts'
import { canBeWritten } from '../bank-files/bank-text.rules.ts'
import type { Debtor } from '../bank-files/payment-file.rules.ts'
import { selectDebtor, updateDebtor } from './debtor.sql.ts'
import { electronicIban, ibanProblem } from './iban.ts'

/** The account that payouts leave from; undefined where it is not set. */
export const debtorOf = async (q: Queryable): Promise<Debtor | undefined> => {
  const row = await selectDebtor(q)
  return row && row.iban !== '' ? row : undefined
}

/**
 * Reads an account as somebody typed it.
 * @returns refuses invalid_input with a text beside each wrong field
 */
export const readDebtor = (typed: Debtor): Result<Debtor, 'invalid_input'> => {
  const iban = electronicIban(typed.iban)
  const debtor = { ...typed, iban, bic: typed.bic.trim().toUpperCase(), country: typed.country.trim().toUpperCase() }
  const problems: Record<keyof Debtor, MessageKey | null> = {
    name: canBeWritten(debtor.name) ? null : 'name_not_writable',
    iban: ibanProblem(iban),
    bic: isValidBIC(debtor.bic) ? null : 'field_invalid',
    town: debtor.town.trim() ? null : 'city_required',
    country: /^[A-Z]{2}$/.test(debtor.country) ? null : 'field_invalid',
  }
  const errors: FieldErrors = {}
  for (const [field, problem] of Object.entries(problems)) if (problem) errors[field] = [problem]
  return Object.keys(errors).length > 0 ? refuse('invalid_input', { errors }) : ok(debtor)
}

/**
 * Sets the account that payouts leave from.
 * @returns refuses invalid_input with a text beside each wrong field
 */
export const setDebtor = async (q: Queryable, typed: Debtor): Promise<Result<Debtor, 'invalid_input'>> => {
  const read = readDebtor(typed)
  if (read.ok) await updateDebtor(q, read.value)
  return read
}

/** An account for demo shops, from the examples of the IBAN registry: nobody's. An account that is set stays. */
export const seedDemoDebtor = async (q: Queryable): Promise<void> => {
  if (await debtorOf(q)) return
  await updateDebtor(q, {
    name: 'Pandrop Demo',
    iban: 'SI56263300012039086',
    bic: 'BAKOSI2XXXX',
    town: 'Ljubljana',
    country: 'SI',
  })
}
