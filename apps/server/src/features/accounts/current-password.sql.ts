import { firstRow } from '../../db/statement.ts'

export const passwordHashOf = firstRow<{ password_hash: string }, [number]>(
  'password_hash_of',
  'select password_hash from customers where id = $1',
)
