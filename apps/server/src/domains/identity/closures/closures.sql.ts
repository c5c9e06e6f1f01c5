import { firstRow, statement } from '../../../db/statement.ts'

export interface ClosingCustomerRow {
  id: number
  email: string
  language: string
  is_blocked: boolean
}

/** Accounts are locked before their links, as everywhere. */
export const lockAccountOfNotMe = firstRow<ClosingCustomerRow, [tokenHash: Buffer]>(
  'lock_account_of_not_me_link',
  `select id, email, language, blocked_at is not null as is_blocked from customers
   where id = (select customer_id from mailed_links where token_hash = $1 and purpose = 'not_me')
   for no key update`,
)

export const voidPassword = statement<never, [customerId: number, at: Date]>(
  'void_password',
  'update customers set password_void_at = $2 where id = $1',
)

/** What other mails offered is done: none of their links closes an account again that was opened meanwhile. */
export const useUpNotMeLinks = statement<never, [customerId: number, at: Date]>(
  'use_up_not_me_links',
  `update mailed_links set used_at = $2 where customer_id = $1 and purpose = 'not_me' and used_at is null`,
)

/** One that is closed already stays closed since then and from that mail. */
export const insertClosure = statement<never, { customerId: number; template: string; mailedTo: string; at: Date }>(
  'insert_account_closure',
  `insert into account_closures (customer_id, template, mailed_to, closed_at)
   values (:customerId, :template, :mailedTo, :at)
   on conflict (customer_id) where reopened_at is null do nothing`,
)

export interface ClosureRow {
  template: string
  mailed_to: string
  closed_at: Date
}

export const openClosure = firstRow<ClosureRow, [customerId: number]>(
  'open_account_closure',
  `select template, mailed_to, closed_at from account_closures where customer_id = $1 and reopened_at is null`,
)

/** No row where the account was not closed. */
export const endClosure = firstRow<{ mailed_to: string; closed_at: Date }, [customerId: number, at: Date]>(
  'end_account_closure',
  `update account_closures set reopened_at = $2 where customer_id = $1 and reopened_at is null
   returning mailed_to, closed_at`,
)

/** An app that was set up since $2, or none: then what recovery codes belong to. No row where it is older. */
export const deleteFactorSince = firstRow<{ confirmed_at: Date | null }, [customerId: number, since: Date]>(
  'delete_factor_since',
  `delete from customer_factors where customer_id = $1 and (confirmed_at is null or confirmed_at >= $2)
   returning confirmed_at`,
)
