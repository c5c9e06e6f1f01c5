import { firstRow, type Queryable, statement } from '../../../db/statement.ts'

/** How many values of a kind begin alike: with the same version and fingerprint. */
export interface HeadRow {
  head: Buffer
  sealed: number
}

/** One sealed value. */
export interface SealedRow {
  /** what its rows are read in the order of */
  id: string
  /** what the row is called where it was sealed: its id, for files of the bank their message's */
  place: string
  sealed: Buffer
}

/** Statements about one sealed column. */
export interface SealedColumn {
  /** a row where the database has it; that of an older shop, which a backup is made of, may not */
  find(q: Queryable): Promise<{ attname: string } | undefined>
  heads(q: Queryable): Promise<HeadRow[]>
  /** the next values in the order of their ids; '' before the first */
  after(q: Queryable, id: string, rowsMax: number): Promise<SealedRow[]>
  /** changes a value that is still what it was; nothing where somebody else was there first */
  replace(q: Queryable, id: string, old: Buffer, fresh: Buffer): Promise<unknown>
}

/**
 * @param column.table the table; all names are ours, none is typed by anybody
 * @param column.sealed its sealed column
 * @param column.id its key, of a type that orders
 * @param column.place what names the row to its seal
 */
const columnOf = (column: { table: string; sealed: string; id: string; place: string; type: string }): SealedColumn => {
  const { table, sealed, id, place, type } = column
  const name = `${table}_${sealed}`
  const first = type === 'uuid' ? "'00000000-0000-0000-0000-000000000000'" : '0'
  return {
    find: firstRow<{ attname: string }, []>(
      `find_sealed_${name}`,
      `select attname from pg_attribute
       where attrelid = to_regclass('${table}') and attname = '${sealed}' and not attisdropped`,
    ),
    heads: statement<HeadRow, []>(
      `sealed_heads_${name}`,
      `select head, count(*)::int as sealed
       from (select substring(${sealed} from 1 for case get_byte(${sealed}, 0) when 1 then 5 else 9 end) as head
         from ${table} where ${sealed} is not null) as found
       group by head order by head`,
    ),
    after: statement<SealedRow, [string, number]>(
      `sealed_after_${name}`,
      `select ${id}::text as id, ${place}::text as place, ${sealed} as sealed from ${table}
       where ${sealed} is not null and ${id} > coalesce(nullif($1, '')::${type}, ${first}::${type})
       order by ${table}.${id} limit $2`,
    ),
    replace: statement<never, [string, Buffer, Buffer]>(
      `reseal_${name}`,
      `update ${table} set ${sealed} = $3 where ${id} = $1::${type} and ${sealed} = $2`,
    ),
  }
}

const staffColumn = (sealed: string) => columnOf({ table: 'staff', sealed, id: 'id', place: 'id', type: 'bigint' })

const customerColumn = (sealed: string) =>
  columnOf({ table: 'customer_factors', sealed, id: 'customer_id', place: 'customer_id', type: 'bigint' })

const webhookColumn = (sealed: string) =>
  columnOf({ table: 'webhook_endpoints', sealed, id: 'id', place: 'id', type: 'uuid' })

/** Every column of the database that holds sealed values. */
export const sealedColumns = {
  ibans: columnOf({ table: 'payouts', sealed: 'iban_sealed', id: 'id', place: 'id', type: 'uuid' }),
  bankFiles: columnOf({
    table: 'bank_files',
    sealed: 'content_sealed',
    id: 'id',
    place: 'message_id',
    type: 'bigint',
  }),
  webhookSecrets: webhookColumn('secret_sealed'),
  oldWebhookSecrets: webhookColumn('old_secret_sealed'),
  authenticators: staffColumn('totp_sealed'),
  pendingAuthenticators: staffColumn('totp_pending_sealed'),
  customerAuthenticators: customerColumn('totp_sealed'),
  pendingCustomerAuthenticators: customerColumn('totp_pending_sealed'),
  keptPapers: columnOf({
    table: 'kept_papers',
    sealed: 'sealed',
    id: 'id',
    place: "(kind || ':' || paper)",
    type: 'bigint',
  }),
  verificationDocuments: columnOf({
    table: 'verification_documents',
    sealed: 'key_sealed',
    id: 'id',
    place: 'id',
    type: 'uuid',
  }),
  personalExports: columnOf({ table: 'personal_exports', sealed: 'key_sealed', id: 'id', place: 'id', type: 'bigint' }),
}
