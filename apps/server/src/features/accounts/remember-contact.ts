import type { Queryable } from '../../db/statement.ts'
import { firstRow } from '../../db/statement.ts'

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

type Values = [number, string, string, string, number, string, string, string, string, string]

// An unchanged contact writes nothing: most purchases come from the same address as the one before.
const remember = firstRow<Recipient, Values>(
  'remember_contact',
  `with changed as (
     update customers
     set name = $2, surname = $3, phone = $4, phone_e164 = $4, country_id = $5, city = $6, address = $7,
         post_code = $8, steam_trade_link = $9, steamid = $10
     where id = $1
       and (name, surname, phone_e164, country_id, city, address, post_code, steam_trade_link, steamid)
         is distinct from ($2, $3, $4, $5, $6, $7, $8, $9, $10)
   )
   select email, language from customers where id = $1`,
)

/**
 * Keeps contact, address and trade link for the next checkout.
 * @returns where mails to this customer go
 */
export const rememberCheckoutContact = async (tx: Queryable, contact: CheckoutContact): Promise<Recipient> => {
  const { customerId, name, surname, phone, countryId, city, address, postCode, tradeLink } = contact
  const place = [countryId, city, address, postCode] as const
  const recipient = await remember(tx, customerId, name, surname, phone, ...place, tradeLink.url, tradeLink.steamid)
  if (!recipient) throw new Error(`customer ${customerId} does not exist`)
  return recipient
}
