import { firstRow } from '../../../db/statement.ts'

interface MailableRow {
  email: string
  language: string
  email_verified_at: Date | null
}

/** $2: the hash that was proven; no row where it is no longer the current one. */
export const replacePassword = firstRow<MailableRow, [number, string, string]>(
  'replace_password',
  `update customers set password_hash = $3 where id = $1 and password_hash = $2
   returning email, language, email_verified_at`,
)
