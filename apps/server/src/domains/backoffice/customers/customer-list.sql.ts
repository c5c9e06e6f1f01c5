import type { CustomerFilter, VerificationState } from '@pandrop/contract/staff/customers'
import { statement } from '../../../db/statement.ts'

/** A line of the back office's list. */
export interface ListedCustomerRow {
  id: number
  name: string
  surname: string
  email: string
  email_verified_at: Date | null
  phone_e164: string
  steamid: string | null
  verification_status: VerificationState
  blocked_at: Date | null
  created_at: Date
  /** by name */
  tags: string[]
}

// As customers_words indexes it (migration 0022).
const words = `lower(name || ' ' || surname || ' ' || email || ' ' || phone_e164 || ' ' || coalesce(steamid, ''))`

/** What a search means; patterns are those of LIKE, in lower case. */
export interface SearchMeaning {
  /** false: everybody is listed */
  searches: boolean
  /** anywhere in names, e-mail, phone and Steam ID */
  within: string | null
  phone: string | null
  /** from the beginning of a name or e-mail */
  begins: string | null
  steamid: string | null
  id: number | null
}

/** SQL: tags of a customer, by name. */
export const tagsOf = (customerId: string): string =>
  `array(select tag from customer_tags where customer_id = ${customerId} order by lower(tag))`

interface CustomerPage extends SearchMeaning {
  /** the row that a page begins behind */
  isProven: boolean
  before: number
  filter: CustomerFilter
  tag: string | null
  rowsMax: number
}

/** Those with a proven address first, then the newest; what is null finds nobody. */
export const selectCustomers = statement<ListedCustomerRow, CustomerPage>(
  'select_customers_for_staff',
  `select id, name, surname, email, email_verified_at, phone_e164, steamid, verification_status, blocked_at, created_at,
     ${tagsOf('customers.id')} as tags
   from customers
   where ((email_verified_at is not null), id) < (:isProven::boolean, :before::bigint)
     and (:tag::text is null or id in (
       select customer_id from customer_tags
       where tag = (select name from tags where lower(name) = lower(:tag))))
     and (:filter::text = 'all'
       or (:filter = 'verified' and email_verified_at is not null)
       or (:filter = 'blocked' and blocked_at is not null)
       or (:filter = 'verification_pending' and verification_status = 'pending')
       or (:filter = 'factor_lost' and exists (
         select from factor_removals where customer_id = customers.id and ended_at is null))
       or (:filter = 'closed' and exists (
         select from account_closures where customer_id = customers.id and reopened_at is null))
       or (:filter = 'deletion_proposed' and exists (
         select from deletion_proposals
         where customer_id = customers.id and approved_at is null and rejected_at is null))
       or (:filter = 'leaving' and exists (
         select from account_deletions
         where customer_id = customers.id and cancelled_at is null and ended_at is null)))
     and (not :searches::boolean or ${words} like :within or ${words} like :phone or lower(name) like :begins
       or lower(surname) like :begins or lower(email) like :begins or steamid like :steamid or id = :id::bigint)
   order by (email_verified_at is not null) desc, id desc
   limit :rowsMax`,
)
