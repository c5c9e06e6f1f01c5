import { statement } from '../../../db/statement.ts'

export const selectStaffNames = statement<{ id: number; name: string }, [ids: number[]]>(
  'select_staff_names',
  'select id, name from staff where id = any($1)',
)
