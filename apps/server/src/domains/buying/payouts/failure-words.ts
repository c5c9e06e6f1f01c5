import { textFor } from '@pandrop/dictionaries/languages'
import type { TextKey } from '@pandrop/dictionaries/translate'
import type { Queryable } from '../../../db/statement.ts'
import { customerContact } from '../../identity/profile/profile.ts'

/**
 * Reason codes of ISO 20022 (ExternalStatusReason1Code, ExternalReturnReason1Code) that a customer can do something
 * about, each with its own words. The others have one text that names the code.
 */
const wordsByCode: Record<string, TextKey> = {
  AC01: 'payout_reason_account',
  AC04: 'payout_reason_closed',
  AC06: 'payout_reason_blocked',
  AC13: 'payout_reason_kind',
  AG01: 'payout_reason_kind',
  BE01: 'payout_reason_name',
  BE04: 'payout_reason_address',
  MD07: 'payout_reason_account',
  MS02: 'payout_reason_recipient',
  RC01: 'payout_reason_bank',
  RR03: 'payout_reason_name',
  RR04: 'payout_reason_rules',
  AM04: 'payout_reason_ours',
  AM05: 'payout_reason_ours',
  AM09: 'payout_reason_ours',
  DT01: 'payout_reason_ours',
  FF01: 'payout_reason_ours',
}

/**
 * Why a payout failed, in words for the customer.
 * @param reason as payouts.failure_reason keeps it: a code of the bank, or an operator's own words, shown as they are
 * @param language ISO 639-1
 */
export const failureWords = (reason: string, language: string): string => {
  if (!/^[A-Z]{2}[A-Z0-9]{2}$/.test(reason)) return reason
  const text = textFor(language)
  return text(wordsByCode[reason] ?? 'payout_reason_other', { code: reason })
}

/** The same in the language of the customer's mails. */
export const failureWordsFor = async (q: Queryable, customerId: number, reason: string): Promise<string> =>
  failureWords(reason, (await customerContact(q, customerId)).language)
