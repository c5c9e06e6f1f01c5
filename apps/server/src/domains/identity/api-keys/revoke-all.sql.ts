import { statement } from '../../../db/statement.ts'

export const revokeKeysOf = statement<never, [number, Date]>(
  'revoke_keys_of_customer',
  'update api_keys set revoked_at = $2 where customer_id = $1 and revoked_at is null',
)
