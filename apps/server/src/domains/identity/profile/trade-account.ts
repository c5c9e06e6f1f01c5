import { payoutPauseHours } from '@pandrop/contract/lifecycle/offer'
import { dateTimeText } from '@pandrop/dictionaries/dates'
import { enqueue } from '../../../db/enqueue.ts'
import type { Transaction } from '../../../db/transaction.ts'
import { insertTradeAccount } from './trade-account.sql.ts'

const hourMilliseconds = 60 * 60 * 1000

/** A Steam account that a customer names, and where they hear of it. */
interface NamedAccount {
  customerId: number
  steamid: string
  at: Date
  /** language: ISO 639-1; null: an address that nobody has proven may be a stranger's */
  recipient: { email: string; language: string } | null
}

/**
 * Writes down that a customer uses a Steam account. One beside the first makes what goes there wait for 24 hours, and
 * is mailed about: whoever got into a session would have it all sent to themselves. In the caller's transaction, which
 * holds the customer's row.
 * @param publicUrl origin of the shop, for the link to the profile
 */
export const useTradeAccount = async (
  tx: Transaction,
  { customerId, steamid, at, recipient }: NamedAccount,
  publicUrl: string,
): Promise<void> => {
  const until = new Date(at.getTime() + payoutPauseHours * hourMilliseconds)
  const named = await insertTradeAccount(tx, customerId, steamid, at, until)
  if (!named?.paused_until || !recipient) return
  const values = { until: dateTimeText(until), link: `${publicUrl}/account/personal` }
  const { email: to, language } = recipient
  await enqueue(tx, 'send_mail', { template: 'trade_account_new', accountOf: customerId, to, language, values })
}
