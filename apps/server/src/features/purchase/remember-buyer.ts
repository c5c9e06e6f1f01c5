import type { Transaction } from '../../db/transaction.ts'
import { type Recipient, rememberCheckoutContact } from '../accounts/remember-contact.ts'
import type { Sale } from './place-order.ts'

/**
 * Keeps what a checkout told for the next one.
 * @param publicUrl origin of the shop, for links in mails
 * @returns where mails to this customer go
 */
export const rememberBuyer = (
  tx: Transaction,
  { customerId, checkout, now: at }: Sale,
  publicUrl: string,
): Promise<Recipient> => {
  const { name, surname, phone, country, city, address, postCode, tradeLink } = checkout
  const contact = { customerId, name, surname, phone, countryId: country.id, city, address, postCode, tradeLink }
  return rememberCheckoutContact(tx, { ...contact, at }, publicUrl)
}
