import { firstRow, statement } from '../../db/statement.ts'

export const insertVerificationToken = statement<never, [Buffer, number, string, Date]>(
  'insert_verification_token',
  'insert into verification_tokens (token_hash, customer_id, email, expires_at) values ($1, $2, $3, $4)',
)

export interface VerificationRow {
  customer_id: number
  /** what the link was mailed to */
  mailed_email: string
  email: string
  expires_at: Date
  used_at: Date | null
  email_verified_at: Date | null
}

export const verificationByToken = firstRow<VerificationRow, [Buffer]>(
  'verification_by_token',
  `select t.customer_id, t.email as mailed_email, c.email, t.expires_at, t.used_at, c.email_verified_at
   from verification_tokens t join customers c on c.id = t.customer_id
   where t.token_hash = $1`,
)

/** One link opened twice at once, or two accounts with one address, take turns; the lock ends with the transaction. */
export const lockAddress = statement<never, [string]>(
  'lock_address',
  `select pg_advisory_xact_lock(hashtextextended('address ' || lower($1), 0))`,
)

export const markVerified = statement<never, [number, Date]>(
  'mark_verified',
  'update customers set email_verified_at = $2 where id = $1',
)

export const markTokenUsed = statement<never, [Buffer, Date]>(
  'mark_token_used',
  'update verification_tokens set used_at = $2 where token_hash = $1',
)
