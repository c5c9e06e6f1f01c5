import { statement } from '../../db/statement.ts'

export const upsertHoliday = statement<never, [day: string, name: string]>(
  'upsert_holiday',
  `insert into holidays (day, name) values ($1, $2)
   on conflict (day) do update set name = excluded.name`,
)

export const deleteHoliday = statement<{ day: string }, [string]>(
  'delete_holiday',
  'delete from holidays where day = $1 returning day::text as day',
)
