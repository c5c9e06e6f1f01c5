import { firstRow } from '../../../db/statement.ts'

export const selectStaffNamed = firstRow<{ id: number; name: string }, [email: string]>(
  'select_staff_named',
  'select id, name from staff where lower(email) = lower($1) and active',
)
