import type { PostalContact } from '@pandrop/contract/postal'
import type { Transaction } from '../../../db/transaction.ts'
import { noteAccountEvent } from '../account-events/account-events.ts'
import { rememberContact } from './remember-contact.sql.ts'
import { useTradeAccount } from './trade-account.ts'

/** What a checkout tells about a customer; the e-mail of the account is not among it, because it needs a proof. */
export interface CheckoutContact extends Omit<PostalContact, 'email' | 'country'> {
  customerId: number
  countryId: number
  tradeLink: { url: string; steamid: string }
  /** null: what is known stays */
  company: string | null
  vat_id: string | null
  at: Date
}

/** Where mails to a customer go. */
export interface Recipient {
  email: string
  /** ISO 639-1 */
  language: string
}

/**
 * Keeps contact, address, business and trade link for the next checkout; a further Steam account is written down
 * as such.
 * @param publicUrl origin of the shop, for links in mails
 * @returns where mails to this customer go
 */
export const rememberCheckoutContact = async (
  tx: Transaction,
  contact: CheckoutContact,
  publicUrl: string,
): Promise<Recipient> => {
  const { customerId, at, tradeLink } = contact
  const kept = await rememberContact(tx, { ...contact, tradeLink: tradeLink.url, steamid: tradeLink.steamid })
  if (!kept) throw new Error(`customer ${customerId} does not exist`)
  const { is_changed: isChanged, ...recipient } = kept
  if (isChanged) {
    await noteAccountEvent(tx, { customerId, kind: 'trade_link_changed', at })
    await useTradeAccount(tx, { customerId, steamid: tradeLink.steamid, at, recipient }, publicUrl)
  }
  return recipient
}
