import { firstRow, statement } from '../../../db/statement.ts'

/** What a mailed link is good for. */
export type LinkPurpose = 'verify_address' | 'reset_password' | 'change_email' | 'not_me'

/** An account that was removed meanwhile gets none: its mail leaves all the same. */
export const insertMailedLink = statement<
  never,
  {
    tokenHash: Buffer
    purpose: LinkPurpose
    customerId: number
    email: string
    expiresAt: Date
    template: string | null
  }
>(
  'insert_mailed_link',
  `insert into mailed_links (token_hash, purpose, customer_id, email, expires_at, template)
   select :tokenHash::bytea, :purpose::text, id, :email::text, :expiresAt::timestamptz, :template::text
   from customers where id = :customerId`,
)

export interface MailedLinkRow {
  customer_id: number
  /** what the link was mailed to */
  mailed_email: string
  /** the account's address now */
  email: string
  /** which mail carried it, of a link "This was not me" */
  template: string | null
  expires_at: Date
  used_at: Date | null
  email_verified_at: Date | null
}

/** Held until the transaction ends, so that a link opened twice at once is used once. */
export const lockMailedLink = firstRow<MailedLinkRow, [Buffer, LinkPurpose]>(
  'lock_mailed_link',
  `select t.customer_id, t.email as mailed_email, c.email, t.template, t.expires_at, t.used_at, c.email_verified_at
   from mailed_links t join customers c on c.id = t.customer_id
   where t.token_hash = $1 and t.purpose = $2
   for no key update of t`,
)

/** One link opened twice at once, or two accounts with one address, take turns; the lock ends with the transaction. */
export const lockAddress = statement<never, [string]>(
  'lock_address',
  `select pg_advisory_xact_lock(hashtextextended('address ' || lower($1), 0))`,
)

export const markLinkUsed = statement<never, [Buffer, Date]>(
  'mark_link_used',
  'update mailed_links set used_at = $2 where token_hash = $1',
)
