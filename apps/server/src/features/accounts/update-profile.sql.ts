import { firstRow, statement } from '../../db/statement.ts'

/** What a customer may change about themselves, as it is kept. */
export interface ProfileColumns {
  name: string
  surname: string
  /** as it was typed */
  phone: string
  /** ITU-T E.164 */
  phone_e164: string
  country_id: number | null
  city: string
  address: string
  post_code: string
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
     post_code, steam_trade_link, steamid
   from customers where id = $1 for no key update`,
)

type Values = [
  number,
  string,
  string,
  string,
  string,
  number | null,
  string,
  string,
  string,
  string | null,
  string | null,
]

export const writeProfile = statement<never, Values>(
  'write_profile',
  `update customers
   set name = $2, surname = $3, phone = $4, phone_e164 = $5, country_id = $6, city = $7, address = $8,
       post_code = $9, steam_trade_link = $10, steamid = $11
   where id = $1`,
)
