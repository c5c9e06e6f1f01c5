import type { BusinessDetails, PostalContact } from '@pandrop/contract/postal'
import { firstRow, statement } from '../../../db/statement.ts'

/** What a customer may change about themselves, as it is kept. */
export interface ProfileColumns extends Omit<PostalContact, 'country' | 'email'>, BusinessDetails {
  /** as it was typed */
  phone: string
  /** ITU-T E.164 */
  phone_e164: string
  country_id: number | null
  steam_trade_link: string | null
  /** SteamID64 of the trade link's partner */
  steamid: string | null
}

export interface LockedCustomerRow extends ProfileColumns {
  id: number
  email: string
  email_verified_at: Date | null
  language: string
}

/** Held until the transaction ends: two changes of one customer take turns, and neither undoes the other. */
export const lockCustomer = firstRow<LockedCustomerRow, [number]>(
  'lock_customer',
  `select id, email, email_verified_at, language, name, surname, phone, phone_e164, country_id, city, address,
     post_code, company, vat_id, steam_trade_link, steamid
   from customers where id = $1 for no key update`,
)

export const writeProfile = statement<never, ProfileColumns & { customerId: number }>(
  'write_profile',
  `update customers
   set name = :name, surname = :surname, phone = :phone, phone_e164 = :phone_e164, country_id = :country_id,
       city = :city, address = :address, post_code = :post_code, company = :company,
       vat_id = :vat_id, steam_trade_link = :steam_trade_link, steamid = :steamid
   where id = :customerId`,
)
