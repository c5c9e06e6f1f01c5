import { textFor } from '@pandrop/dictionaries/languages'
import type { Queryable } from '../../../db/statement.ts'
import { customerContact } from '../../identity/profile/profile.ts'

/**
 * How a mail names the account that a payout goes to, behind the word for account: the masked IBAN, or whose it is
 * ("of your card") in the language of the customer's mails.
 */
export const accountWordsFor = async (
  q: Queryable,
  { customerId, ibanMasked }: { customerId: number; ibanMasked: string | null },
): Promise<string> => {
  if (ibanMasked !== null) return ibanMasked
  const { language } = await customerContact(q, customerId)
  return textFor(language)('payout_account_card')
}
