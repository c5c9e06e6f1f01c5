import type { PostalContact } from '@pandrop/contract/postal'
import { firstRow } from '../../../db/statement.ts'

interface Contact extends Omit<PostalContact, 'email' | 'country'> {
  customerId: number
  countryId: number
  tradeLink: string
  steamid: string
  /** null: what is known stays */
  company: string | null
  vat_id: string | null
}

// An unchanged contact writes nothing: most purchases come from the same address as the one before.
export const rememberContact = firstRow<{ email: string; language: string; is_changed: boolean }, Contact>(
  'remember_contact',
  `with changed as (
     update customers
     set name = :name, surname = :surname, phone = :phone, phone_e164 = :phone, country_id = :countryId,
         city = :city, address = :address, post_code = :post_code, steam_trade_link = :tradeLink, steamid = :steamid,
         company = coalesce(:company, company), vat_id = coalesce(:vat_id, vat_id)
     where id = :customerId
       and (name, surname, phone_e164, country_id, city, address, post_code, steam_trade_link, steamid,
          company, vat_id)
         is distinct from (:name, :surname, :phone, :countryId, :city, :address, :post_code, :tradeLink, :steamid,
           coalesce(:company, company), coalesce(:vat_id, vat_id))
     returning id
   )
   select email, language, exists (select from changed) as is_changed from customers where id = :customerId`,
)
