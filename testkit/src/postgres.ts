import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DatabaseUrls, type EmbeddedDatabase, startEmbedded } from '@pandrop/server/db/embedded'
import type { Log } from '@pandrop/server/db/log'
import { loginOf, migrate } from '@pandrop/server/db/migrate'
import { createPool } from '@pandrop/server/db/pool'
import { inTransaction } from '@pandrop/server/db/transaction'
import { importCatalogue } from '@pandrop/server/domains/catalogue/items/import'
import { refreshNew, seedItems } from '@pandrop/server/domains/catalogue/items/seed'
import { seedContent } from '@pandrop/server/domains/content/seed'
import { migrateWorker, prepareWorkerSchema } from '@pandrop/server/jobs/worker-schema'
import type pg from 'pg'
import type { TestProject } from 'vitest/node'
import { createClock } from './clock.ts'
import { inDatabase } from './database-url.ts'

const quiet: Log = {
  info: () => {},
  warn: (message) => console.warn(message),
  error: (message) => console.error(message),
}

let database: EmbeddedDatabase | undefined
let dataDir: string | undefined

/** Everything that a test may count on in its database: tables, jobs, settings and pages, but no items. */
const prepareTemplate = async ({ ownerUrl, serverUrl }: DatabaseUrls): Promise<void> => {
  await migrate({ ownerUrl, serverUrl })
  const login = await loginOf(serverUrl)
  await asOwner(ownerUrl, async (owner) => {
    await inTransaction(owner, (tx) => seedContent(tx, { demo: true }))
    await prepareWorkerSchema(owner, login)
  })
  await migrateWorker(serverUrl)
}

/** A second template with the whole catalogue and the 3,000 items of a demo shop. */
const prepareSeeded = async (template: DatabaseUrls): Promise<DatabaseUrls> => {
  const name = 'seeded_shop'
  const seeded = mapUrls(template, (url) => inDatabase(url, name))
  const templateName = new URL(template.ownerUrl).pathname.slice(1)
  await asOwner(inDatabase(template.ownerUrl, 'postgres'), async (owner) => {
    await owner.query(`create database ${name} template ${templateName}`)
  })
  await asOwner(seeded.ownerUrl, (owner) =>
    inTransaction(owner, async (tx) => {
      await importCatalogue(tx)
      await seedItems(tx, { now: createClock().now() })
      await refreshNew(tx, { now: new Date() })
    }),
  )
  return seeded
}

const mapUrls = ({ ownerUrl, serverUrl }: DatabaseUrls, change: (url: string) => string): DatabaseUrls => ({
  ownerUrl: change(ownerUrl),
  serverUrl: change(serverUrl),
})

const asOwner = async (ownerUrl: string, work: (owner: pg.Pool) => Promise<void>): Promise<void> => {
  const owner = createPool({ connectionString: ownerUrl, connectionsMax: 1 })
  try {
    await work(owner)
  } finally {
    await owner.end()
  }
}

/** Starts the one PostgreSQL of a test run and prepares its template (vitest's globalSetup). */
export const setup = async ({ provide }: TestProject): Promise<void> => {
  dataDir = await mkdtemp(join(tmpdir(), 'pandrop-test-'))
  // mkdtemp closes the folder to others; PostgreSQL's account must pass through when the tests run as root.
  await chmod(dataDir, 0o711)
  database = await startEmbedded({ dataDir, durable: false, log: quiet })
  const { ownerUrl, serverUrl } = database
  await prepareTemplate({ ownerUrl, serverUrl })
  provide('templateDatabase', { ownerUrl, serverUrl })
  provide('seededDatabase', await prepareSeeded({ ownerUrl, serverUrl }))
}

/** Stops it and removes its data. */
export const teardown = async (): Promise<void> => {
  await database?.stop()
  if (dataDir) await rm(dataDir, { recursive: true, force: true })
}
