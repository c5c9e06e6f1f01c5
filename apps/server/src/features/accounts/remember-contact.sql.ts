import { firstRow } from '../../db/statement.ts'

type Values = [number, string, string, string, number, string, string, string, string, string]

// An unchanged contact writes nothing: most purchases come from the same address as the one before.
export const rememberContact = firstRow<{ email: string; language: string; is_changed: boolean }, Values>(
  'remember_contact',
  `with changed as (
     update customers
     set name = $2, surname = $3, phone = $4, phone_e164 = $4, country_id = $5, city = $6, address = $7,
         post_code = $8, steam_trade_link = $9, steamid = $10
     where id = $1
       and (name, surname, phone_e164, country_id, city, address, post_code, steam_trade_link, steamid)
         is distinct from ($2, $3, $4, $5, $6, $7, $8, $9, $10)
     returning id
   )
   select email, language, exists (select from changed) as is_changed from customers where id = $1`,
)
