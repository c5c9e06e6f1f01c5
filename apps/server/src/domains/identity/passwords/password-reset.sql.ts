import { firstRow } from '../../../db/statement.ts'

/**
 * The account that a link to reset was mailed for, held until the transaction ends. Accounts are locked before their
 * links, as everywhere: a change of the password holds the account when it drops the links.
 */
export const lockAccountOfLink = firstRow<{ id: number; language: string }, [Buffer]>(
  'lock_account_of_reset_link',
  `select id, language from customers
   where id = (select customer_id from mailed_links where token_hash = $1 and purpose = 'reset_password')
   for no key update`,
)
