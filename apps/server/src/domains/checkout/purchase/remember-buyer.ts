import type { Transaction } from '../../../db/transaction.ts'
import { type Recipient, rememberCheckoutContact } from '../../identity/profile/remember-contact.ts'
import type { Sale } from './place-order.ts'

/**
 * Keeps what a checkout told for the next one.
 * @param publicUrl origin of the shop, for links in mails
 * @returns where mails to this customer go
 */
export const rememberBuyer = (
  tx: Transaction,
  { customerId, checkout: { contact, business, countryId, tradeLink }, now: at }: Sale,
  publicUrl: string,
): Promise<Recipient> =>
  rememberCheckoutContact(tx, { ...contact, ...business, customerId, countryId, tradeLink, at }, publicUrl)
