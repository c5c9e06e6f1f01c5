import { spawn } from 'node:child_process'
import { chmod, copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from './back-office.ts'
import { freePort, stop, whenOpen } from './shop.ts'

/** The test with a second server process on the same database, as a shop with two machines has it. */
export const test = base.extend<{ secondUrl: string }>({
  secondUrl: async ({ dataDir, shopUrl: _open }, use) => {
    const ownDir = await mkdtemp(join(tmpdir(), 'pandrop-second-'))
    await chmod(ownDir, 0o711)
    // Without it this process would give the demo customer a password of its own.
    await copyFile(join(dataDir, 'demo-customer.json'), join(ownDir, 'demo-customer.json'))
    const { serverUrl, ownerUrl } = JSON.parse(await readFile(join(dataDir, 'postgres-connection.json'), 'utf8'))
    const port = await freePort()
    const env = {
      ...process.env,
      CHROMIUM: 'none',
      DELIVERY: 'none',
      NODE_ENV: '',
      DATA_DIR: ownDir,
      PORT: String(port),
      RATE_LIMIT_FACTOR: '1000',
      WORKERS: '1',
      DATABASE_URL: serverUrl,
      DATABASE_OWNER_URL: ownerUrl,
      ENCRYPTION_KEY: (await readFile(join(dataDir, 'encryption.key'), 'utf8')).trim(),
    }
    const server = spawn(process.execPath, ['apps/server/dist/main.mjs'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    await whenOpen(server)
    await use(`http://127.0.0.1:${port}`)
    await stop(server)
    await rm(ownDir, { recursive: true, force: true })
  },
})

export { expect }
