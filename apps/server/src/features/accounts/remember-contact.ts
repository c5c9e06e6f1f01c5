import type { Queryable } from '../../db/statement.ts'
import { rememberContact } from './remember-contact.sql.ts'

/** What a checkout tells about a customer; the e-mail of the account is not among it, because it needs a proof. */
export interface CheckoutContact {
  customerId: number
  name: string
  surname: string
  /** E.164 */
  phone: string
  countryId: number
  city: string
  address: string
  postCode: string
  tradeLink: { url: string; steamid: string }
}

/** Where mails to a customer go. */
export interface Recipient {
  email: string
  /** ISO 639-1 */
  language: string
}

/**
 * Keeps contact, address and trade link for the next checkout.
 * @returns where mails to this customer go
 */
export const rememberCheckoutContact = async (tx: Queryable, contact: CheckoutContact): Promise<Recipient> => {
  const { customerId, name, surname, phone, countryId, city, address, postCode, tradeLink } = contact
  const place = [countryId, city, address, postCode] as const
  const recipient = await rememberContact(
    tx,
    customerId,
    name,
    surname,
    phone,
    ...place,
    tradeLink.url,
    tradeLink.steamid,
  )
  if (!recipient) throw new Error(`customer ${customerId} does not exist`)
  return recipient
}
