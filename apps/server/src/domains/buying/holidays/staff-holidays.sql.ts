import { firstRow, statement } from '../../../db/statement.ts'

export const upsertHoliday = statement<never, [day: string, name: string]>(
  'upsert_holiday',
  `insert into holidays (day, name) values ($1, $2)
   on conflict (day) do update set name = excluded.name`,
)

/** No row: there is one with another name. */
export const insertHoliday = firstRow<{ name: string }, [day: string, name: string]>(
  'insert_holiday',
  `insert into holidays as standing (day, name) values ($1, $2)
   on conflict (day) do update set name = excluded.name where standing.name = excluded.name
   returning name`,
)

/** No row: there is none, or it has neither this name nor the one that was seen. */
export const renameHoliday = firstRow<{ name: string }, [day: string, name: string, seen: string]>(
  'rename_holiday',
  'update holidays set name = $2 where day = $1 and name in ($2, $3) returning name',
)

export const deleteHoliday = statement<{ day: string }, [string]>(
  'delete_holiday',
  'delete from holidays where day = $1 returning day::text as day',
)
