import { firstRow } from '../../../db/statement.ts'

export const passwordHashOf = firstRow<{ password_hash: string; email: string }, [number]>(
  'password_hash_of',
  'select password_hash, email from customers where id = $1',
)

/** $2: a hash that was just proven; no row where it is no longer the current one. Keeps it current until the end. */
export const holdPassword = firstRow<{ id: number; is_blocked: boolean; is_void: boolean }, [number, string]>(
  'hold_password',
  `select id, blocked_at is not null as is_blocked, password_void_at is not null as is_void from customers
   where id = $1 and password_hash = $2
   for share`,
)
