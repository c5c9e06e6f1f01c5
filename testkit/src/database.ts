import { randomUUID } from 'node:crypto'
import { auditIdNow } from '@pandrop/server/db/audit-context'
import type { DatabaseUrls } from '@pandrop/server/db/embedded'
import { createPool } from '@pandrop/server/db/pool'
import type pg from 'pg'
import { inject } from 'vitest'
import { inDatabase } from './database-url.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** the prepared database that createTestDatabase clones */
    templateDatabase: DatabaseUrls
    /** the same with the catalogue and the demo shop's items */
    seededDatabase: DatabaseUrls
  }
}

/** A database of its own for one test file, with both logins as in production. */
export interface TestDatabase {
  /** address under the server's login */
  serverUrl: string
  /** address under the owner's login */
  ownerUrl: string
  /** connections under the server's login: what the shop itself would use */
  pool: pg.Pool
  /** connections under the owner's login: to prepare or to damage what the server may not touch */
  ownerPool: pg.Pool
  /** closes both pools and removes the database */
  drop(): Promise<void>
}

/**
 * Clones the prepared template.
 * @param options.connectionsMax of the server's pool
 * @param options.seeded with the catalogue and the demo shop's 3,000 items; otherwise without any item
 */
export const createTestDatabase = async ({ connectionsMax = 10, seeded = false } = {}): Promise<TestDatabase> => {
  const template = inject(seeded ? 'seededDatabase' : 'templateDatabase')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const templateName = new URL(template.ownerUrl).pathname.slice(1)
  await asAdministrator(template.ownerUrl, (admin) => admin.query(`create database ${name} template ${templateName}`))
  const serverUrl = inDatabase(template.serverUrl, name)
  const ownerUrl = inDatabase(template.ownerUrl, name)
  const pool = createPool({ connectionString: serverUrl, connectionsMax })
  const ownerPool = createPool({ connectionString: ownerUrl, connectionsMax: 3 })
  await watchAudit(pool, ownerPool)
  const drop = async (): Promise<void> => {
    await Promise.all([pool.end(), ownerPool.end()])
    await asAdministrator(template.ownerUrl, (admin) => admin.query(`drop database ${name} with (force)`))
  }
  return { serverUrl, ownerUrl, pool, ownerPool, drop }
}

/** A database that nobody has used, with two logins of its own; its owner is no superuser. */
export const createEmptyDatabase = async (): Promise<DatabaseUrls & { drop(): Promise<void> }> => {
  const { ownerUrl: administratorUrl } = inject('templateDatabase')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const [owner, server] = [`${name}_owner`, `${name}_server`]
  await asAdministrator(administratorUrl, async (admin) => {
    for (const login of [owner, server]) await admin.query(`create role ${login} login password 'known'`)
    await admin.query(`create database ${name} owner ${owner}`)
  })
  const urlOf = (username: string) =>
    Object.assign(new URL(inDatabase(administratorUrl, name)), { username, password: 'known' }).href
  return {
    ownerUrl: urlOf(owner),
    serverUrl: urlOf(server),
    drop: () =>
      asAdministrator(administratorUrl, async (admin) => {
        await admin.query(`drop database ${name} with (force)`)
        for (const login of [owner, server]) await admin.query(`drop role ${login}`)
      }),
  }
}

const changed = /\b(?:insert\s+into|update|delete\s+from)\s+(\w+)/gi

const notedTables = `select tgrelid::regclass::text as name from pg_trigger where tgname = 'audit'`

/**
 * While staff act, a change outside a transaction would be missing in the audit log: whatever test makes such a call
 * fails with it.
 */
const watchAudit = async (pool: pg.Pool, ownerPool: pg.Pool): Promise<void> => {
  const { rows } = await ownerPool.query<{ name: string }>(notedTables)
  const noted = new Set(rows.map(({ name }) => name))
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown
  const watched = (...args: unknown[]): unknown => {
    const [given] = args
    const text = typeof given === 'string' ? given : (given as pg.QueryConfig).text
    const unheard = auditIdNow() !== null && [...text.matchAll(changed)].find(([, table = '']) => noted.has(table))
    if (unheard) throw new Error(`the audit log hears nothing of this outside a transaction: ${text}`)
    return query(...args)
  }
  Object.assign(pool, { query: watched })
}

// Connected to the maintenance database: a template that somebody is connected to cannot be cloned.
const asAdministrator = async (ownerUrl: string, work: (admin: pg.Pool) => Promise<unknown>): Promise<void> => {
  const admin = createPool({ connectionString: inDatabase(ownerUrl, 'postgres'), connectionsMax: 1 })
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}
