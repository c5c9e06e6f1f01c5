import type { PostalContact } from '@pandrop/contract/postal'
import type { Profile } from '@pandrop/contract/profile'
import { firstRow, statement } from '../../../db/statement.ts'

export const insertCustomer = firstRow<
  { id: number },
  {
    name: string
    surname: string
    email: string
    verifiedAt: Date | null
    phone: string
    phoneE164: string
    passwordHash: string
    language: string
    at: Date
  }
>(
  'insert_customer',
  `insert into customers
     (name, surname, email, email_verified_at, phone, phone_e164, password_hash, language, created_at)
   values (:name, :surname, :email, :verifiedAt, :phone, :phoneE164, :passwordHash, :language, :at)
   returning id`,
)

export interface CredentialsRow {
  id: number
  password_hash: string
  verified: boolean
  /** its owner had closed it, and it is open again: the password is worth nothing until a reset replaces it */
  is_void: boolean
}

/** The verified account of an address, else the newest unverified one (docs/behaviour/accounts.md#which-account). */
export const credentialsByEmail = firstRow<CredentialsRow, [string]>(
  'credentials_by_email',
  `select id, password_hash, email_verified_at is not null as verified,
     password_void_at is not null and blocked_at is null as is_void
   from customers
   where lower(email) = lower($1)
   order by email_verified_at is null, id desc
   limit 1`,
)

export interface CustomerRow extends Omit<PostalContact, 'country'> {
  id: number
  email_verified_at: Date | null
  /** as it was typed */
  phone: string
  phone_e164: string
  country_id: number | null
  /** the business that they last bought for; null: the shop does not ask for it */
  company: string | null
  vat_id: string | null
  avatar: string | null
  steam_trade_link: string | null
  steamid: string | null
  verification_status: Profile['verification_data']['status']
  language: string
  created_at: Date
  /** the e-mail that the customer has asked for */
  pending_email: string | null
  pending_until: Date | null
}

export const customerById = firstRow<CustomerRow, [number]>(
  'customer_by_id',
  `select c.id, c.name, c.surname, c.email, c.email_verified_at, c.phone, c.phone_e164, c.country_id, c.city, c.address,
     c.post_code, case when asks.business_enabled then c.company end as company,
     case when asks.business_enabled then c.vat_id end as vat_id, c.avatar, c.steam_trade_link, c.steamid,
     c.verification_status, c.language, c.created_at, asked.email as pending_email, asked.expires_at as pending_until
   from customers c
   cross join lateral (select coalesce((select business_enabled from settings), false) as business_enabled) asks
   left join email_changes asked on asked.customer_id = c.id
   where c.id = $1`,
)

export const verifiedCustomerByEmail = firstRow<{ id: number; language: string }, [string]>(
  'verified_customer_by_email',
  'select id, language from customers where lower(email) = lower($1) and email_verified_at is not null',
)

export const updatePassword = statement<never, [number, string]>(
  'update_password',
  'update customers set password_hash = $2, password_void_at = null where id = $1',
)

/** How many deals a customer can still buy. */
export const countOpenDeals = firstRow<{ count: number }, [customerId: number, now: Date]>(
  'count_open_deals',
  `select count(*)::int as count from deals where customer_id = $1 and state = 'open' and expires_at > $2`,
)
