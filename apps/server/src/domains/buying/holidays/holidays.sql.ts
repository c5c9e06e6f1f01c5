import { statement } from '../../../db/statement.ts'

export const selectHolidays = statement<{ day: string; name: string }, []>(
  'select_holidays',
  'select day::text as day, name from holidays order by day',
)
