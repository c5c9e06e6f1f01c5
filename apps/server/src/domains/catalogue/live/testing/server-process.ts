import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestDatabase } from '@pandrop/testkit/database'
import { inServerFolder } from '../../../../db/server-folder.ts'

/** The server's own program in a process of its own. */
export interface ServerProcess {
  /** http://127.0.0.1:port */
  origin: string
  stop(): Promise<void>
}

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** Settles when the program says that it is open; throws what it printed when it ends before. */
const whenOpen = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let printed = ''
    const hear = (chunk: Buffer): void => {
      printed += chunk.toString()
      if (printed.includes('Pandrop is open')) resolve()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', (code) => reject(new Error(`the server ended with code ${code}:\n${printed}`)))
  })

/**
 * Starts src/main.ts beside this process, on the same database. It pays through a card provider that is never asked.
 * @param database of a test; the storefront must have been built
 */
export const startServerProcess = async (database: TestDatabase): Promise<ServerProcess> => {
  const [port, dataDir] = [await freePort(), await mkdtemp(join(tmpdir(), 'pandrop-server-'))]
  const env = {
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: database.serverUrl,
    DATABASE_OWNER_URL: database.ownerUrl,
    DEMO: '0',
    DELIVERY: 'none',
    STRIPE_SECRET_KEY: 'sk_live_never_asked_here',
    STRIPE_WEBHOOK_SECRET: 'whsec_never_asked_here',
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  }
  const child = spawn(process.execPath, ['--import', 'tsx', inServerFolder('src/main.ts')], { env })
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await whenOpen(child)
  } catch (error) {
    await stop()
    throw error
  }
  return { origin: `http://127.0.0.1:${port}`, stop }
}
