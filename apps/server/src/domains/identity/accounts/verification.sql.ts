import { statement } from '../../../db/statement.ts'

export const markVerified = statement<never, [number, Date]>(
  'mark_verified',
  'update customers set email_verified_at = $2 where id = $1',
)
