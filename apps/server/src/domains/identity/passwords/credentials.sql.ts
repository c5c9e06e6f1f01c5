import { statement } from '../../../db/statement.ts'

export const markCredentialsChanged = statement<never, [number, Date]>(
  'mark_credentials_changed',
  'update customers set credentials_changed_at = $2 where id = $1',
)

/** $2: the session that stays; null ends all. */
export const endSessionsExcept = statement<never, [number, number | null]>(
  'end_sessions_except',
  'delete from sessions where customer_id = $1 and id is distinct from $2',
)

/** Links that were mailed for the old password or address prove nothing about the new one. */
export const dropLinksToReset = statement<never, [number]>(
  'drop_links_to_reset',
  `delete from mailed_links where customer_id = $1 and purpose = 'reset_password' and used_at is null`,
)
