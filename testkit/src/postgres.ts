import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DatabaseUrls, type EmbeddedDatabase, startEmbedded } from '@pandrop/server/db/embedded'
import type { Log } from '@pandrop/server/db/log'
import { migrate } from '@pandrop/server/db/migrate'
import type { TestProject } from 'vitest/node'

const quiet: Log = {
  info: () => {},
  warn: (message) => console.warn(message),
  error: (message) => console.error(message),
}

let database: EmbeddedDatabase | undefined
let dataDir: string | undefined

/** Everything that a test may count on in its database; runs once, as the owner. */
const prepareTemplate = async (urls: DatabaseUrls): Promise<void> => {
  await migrate(urls)
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
}

/** Stops it and removes its data. */
export const teardown = async (): Promise<void> => {
  await database?.stop()
  if (dataDir) await rm(dataDir, { recursive: true, force: true })
}
