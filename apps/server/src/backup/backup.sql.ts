import pg from 'pg'
import { statement } from '../db/statement.ts'

/** A table with the columns that can be written. */
export interface TableRow {
  schema: 'public' | 'graphile_worker'
  table: string
  columns: string[]
}

// Left out: what migrations write of themselves, when the timetable of jobs last looked (it looks again), and what a
// crash of the database may lose as well (unlogged).
/** Every table that belongs in a backup. */
export const selectTables = statement<TableRow, []>(
  'backup_tables',
  `select nspname as schema, relname as table, columns
   from pg_class
   join pg_namespace on pg_namespace.oid = relnamespace
   cross join lateral (
     select array_agg(attname::text order by attnum) as columns
     from pg_attribute
     where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
   ) as written
   where relkind = 'r' and relpersistence = 'p' and nspname in ('public', 'graphile_worker')
     and relname not in ('schema_migrations', 'schema_migrations_lock', 'migrations', '_private_known_crontabs')
   order by nspname desc, relname`,
)

/** Where every counter stands; the queue's ids are asked for under the login that it belongs to. */
export const selectSequences = statement<
  { schema: 'public' | 'graphile_worker'; name: string; last: number | null },
  ['public' | 'graphile_worker']
>(
  'backup_sequences',
  `select schemaname as schema, sequencename as name, last_value as last
   from pg_sequences
   where schemaname = $1
   order by sequencename`,
)

/** References between tables, as they would be written. */
export const selectReferences = statement<{ table: string; name: string; definition: string }, []>(
  'backup_references',
  `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
   from pg_constraint
   where contype = 'f' and connamespace = 'public'::regnamespace
   order by conrelid::regclass::text, conname`,
)

/** A table's name as SQL reads it, quoted. */
export const nameOf = ({ schema, table }: Pick<TableRow, 'schema' | 'table'>): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(table)}`

const columnsOf = ({ columns }: Pick<TableRow, 'columns'>): string => columns.map(pg.escapeIdentifier).join(', ')

/** Rows out of a table, in the text format of COPY. */
export const copyOut = (table: TableRow): string => `copy ${nameOf(table)} (${columnsOf(table)}) to stdout`

/** Rows into a table, from the text format of COPY. */
export const copyIn = (table: TableRow): string => `copy ${nameOf(table)} (${columnsOf(table)}) from stdin`
