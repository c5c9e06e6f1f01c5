import { firstRow } from '../../../db/statement.ts'

export const selectCredentialsChanged = firstRow<{ credentials_changed_at: Date | null }, [number]>(
  'select_credentials_changed',
  'select credentials_changed_at from customers where id = $1',
)
