import { pendingMigrations } from './migrate.ts'
import { firstRow, type Queryable, statement } from './statement.ts'

/** What a look at the database found, in words for the operator. */
export interface RightsReport {
  /** without this the shop cannot work */
  missing: string[]
  /** the shop works, but one of its locks is open */
  warnings: string[]
}

interface LoginRow {
  login: string
  version: number
  encoding: string
  superuser: boolean
}

interface LedgerRow {
  owner: boolean
  readable: boolean
  writable: boolean
  may_post: boolean
}

const versionMin = 150_000

const findLogin = firstRow<LoginRow, []>(
  'rights_of_login',
  `select current_user as login, current_setting('server_version_num')::int as version,
     current_setting('server_encoding') as encoding, rolsuper as superuser
   from pg_roles where rolname = current_user`,
)

const findLedgerRights = firstRow<LedgerRow, []>(
  'rights_on_ledger',
  `select pg_has_role(c.relowner, 'member') as owner,
     has_table_privilege(c.oid, 'select') as readable,
     has_table_privilege(c.oid, 'update, delete, truncate') as writable,
     (select bool_and(has_function_privilege(p.oid, 'execute')) from pg_proc as p
      where p.proname in ('ledger_post', 'ledger_open_account', 'ledger_lock_balances')) as may_post
   from pg_class as c
   where c.oid = to_regclass('public.ledger_entries')`,
)

// The queue's tables know only their owner (row-level security), and its own updates replace the functions. So all of
// it belongs to the server's login; a restore gives it to whoever restores.
const findStrangeQueueParts = statement<{ remedy: string }, []>(
  'queue_of_another_login',
  `select format('alter %s %s owner to %I;', part.kind, part.name, current_user) as remedy
   from (
     select relowner as owner, format('%I.%I', nspname, relname) as name,
       case relkind when 'S' then 'sequence' when 'v' then 'view' when 'c' then 'type' else 'table' end as kind
     from pg_class join pg_namespace as n on n.oid = relnamespace
     where nspname = 'graphile_worker' and relname <> 'migrations' and relkind in ('r', 'S', 'v', 'c')
       -- the sequence of an identity goes with its table
       and not exists (select from pg_depend as d where d.objid = pg_class.oid and d.deptype = 'i')
     union all
     select proowner, format('%I.%I(%s)', nspname, proname, pg_get_function_identity_arguments(p.oid)), 'function'
     from pg_proc as p join pg_namespace as n on n.oid = pronamespace
     where nspname = 'graphile_worker'
   ) as part
   where not pg_has_role(part.owner, 'usage')
   order by part.kind desc, part.name`,
)

const findQueueSchema = firstRow<{ remedy: string }, []>(
  'queue_schema_closed',
  `select format('grant usage, create on schema %I to %I;', nspname, current_user) as remedy
   from pg_namespace
   where nspname = 'graphile_worker' and not has_schema_privilege(oid, 'usage')`,
)

/**
 * Looks, with the server's own login, at the queue of jobs.
 * @param q connected as the server
 * @returns what the shop lacks to work with it, and what to type; nothing where no queue was made yet
 */
export const checkQueueRights = async (q: Queryable): Promise<string[]> => {
  const closed = await findQueueSchema(q)
  const parts = await findStrangeQueueParts(q)
  const remedies = [...(closed ? [closed] : []), ...parts].map(({ remedy }) => `  ${remedy}`)
  if (remedies.length === 0) return []
  return [
    `the queue of jobs (schema graphile_worker) belongs to another login, as after a restore. In psql, as a superuser:`,
    ...remedies,
  ]
}

/**
 * Looks, with the server's own login, at what the database allows (docs/behaviour/money.md#boot-check).
 * @param q connected as the server
 */
export const checkRights = async (q: Queryable): Promise<RightsReport> => {
  const login = await findLogin(q)
  if (!login) throw new Error('the login of this connection is not in pg_roles')
  const pending = await readablePending(q)
  const ledger = pending.length === 0 ? await findLedgerRights(q) : undefined
  return {
    missing: [
      ...versionProblems(login),
      ...pending,
      ...(ledger ? missingRights(login, ledger) : []),
      ...(await checkQueueRights(q)),
    ],
    warnings: ledger ? openLocks(login, ledger) : [],
  }
}

/** What of the database server itself keeps the shop from working, whatever was done in it. */
export const checkServer = async (q: Queryable): Promise<string[]> => {
  const login = await findLogin(q)
  return login ? versionProblems(login) : []
}

const readablePending = async (q: Queryable): Promise<string[]> => {
  const { rows } = await q.query(
    `select has_table_privilege(c.oid, 'select') as readable from pg_class as c
     where c.oid = to_regclass('public.schema_migrations')`,
  )
  if (rows[0]?.readable === false) return ['the login may not read schema_migrations: migrations ran for another login']
  const names = await pendingMigrations(q)
  return names.map((name) => `migration ${name} has not been applied`)
}

const versionProblems = ({ version, encoding }: LoginRow): string[] => [
  ...(version < versionMin ? ['PostgreSQL is older than 15'] : []),
  ...(encoding === 'UTF8' ? [] : [`the database's encoding is ${encoding}, not UTF8`]),
]

const missingRights = ({ login }: LoginRow, { readable, may_post }: LedgerRow): string[] =>
  readable && may_post
    ? []
    : [`the login ${login} may not use the ledger: migrations ran for another login; grant that one to ${login}`]

const openLocks = ({ login, superuser }: LoginRow, { owner, writable }: LedgerRow): string[] => {
  const remedy = 'give the server a login of its own in DATABASE_URL and the owner in DATABASE_OWNER_URL'
  if (superuser)
    return [`the server's login ${login} is a superuser and can switch the ledger's triggers off: ${remedy}`]
  if (owner)
    return [`the server's login ${login} owns the ledger's tables, only their triggers protect them: ${remedy}`]
  if (writable)
    return [`the server's login ${login} may change or delete ledger entries, only triggers stop it: ${remedy}`]
  return []
}
