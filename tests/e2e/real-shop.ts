import { type ExecFileOptions, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { test as base } from './seller.ts'
import { expect, freePort, type Inbox, type Mail, stop, whenOpen } from './shop.ts'

interface MailServer {
  url: string
  /** what was sent, oldest first */
  mails: Mail[]
}

interface RealShop {
  mailServer: MailServer
  /** what an operator sets for a real shop */
  realEnv: Record<string, string>
}

const run = (typed: string[], env: ExecFileOptions['env']) =>
  promisify(execFile)(process.execPath, ['apps/server/dist/cli.mjs', ...typed], { env })

/** A mail as the dev mailbox would show it. */
const readMail = async (raw: Buffer): Promise<Mail> => {
  const { text = '', subject = '', to = [] } = await PostalMime.parse(raw)
  return { text, subject, to: to[0]?.address ?? '', links: text.match(/https?:\/\/\S+/g) ?? [] }
}

/**
 * The test with a shop of NODE_ENV=production for each worker, as empty as a real one begins, on the embedded database:
 * its mails go by SMTP, its limits are those of every shop, and there is nobody behind its key of Stripe's.
 */
export const test = base.extend<{ inbox: Inbox }, RealShop>({
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const mails: Mail[] = []
      const server = new SMTPServer({
        disabledCommands: ['AUTH', 'STARTTLS'],
        onData: async (stream, _session, done) => {
          const parts: Buffer[] = []
          for await (const part of stream) parts.push(part as Buffer)
          mails.push(await readMail(Buffer.concat(parts)))
          done()
        },
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const { port } = server.server.address() as AddressInfo
      await use({ url: `smtp://127.0.0.1:${port}`, mails })
      await new Promise<void>((resolve) => server.close(resolve))
    },
    { scope: 'worker' },
  ],
  realEnv: [
    async ({ dataDir, mailServer }, use) => {
      const port = String(await freePort())
      await use({
        PATH: process.env.PATH ?? '',
        CHROMIUM: 'none',
        DELIVERY: 'none',
        NODE_ENV: 'production',
        DATA_DIR: dataDir,
        PORT: port,
        // Browsers and Playwright keep secure cookies of this name without https.
        PUBLIC_URL: `http://localhost:${port}`,
        EMBEDDED_DATABASE: '1',
        ENCRYPTION_KEY: randomBytes(32).toString('base64'),
        SMTP_URL: mailServer.url,
        STRIPE_SECRET_KEY: 'sk_live_never_asked_here',
        STRIPE_WEBHOOK_SECRET: 'whsec_never_asked_here',
        TRUST_PROXY: '0',
        WORKERS: '1',
      })
    },
    { scope: 'worker' },
  ],
  shopUrl: [
    async ({ realEnv }, use) => {
      const open = () =>
        spawn(process.execPath, ['apps/server/dist/main.mjs'], { env: realEnv, stdio: ['ignore', 'pipe', 'ignore'] })
      // The first start makes the database, and ends because nobody is named who runs the shop.
      await once(open(), 'exit')
      await run(['settings', 'set', 'requisites', 'Bamboo Ltd, Trubarjeva cesta 18, Ljubljana'], realEnv)
      await run(['settings', 'set', 'support_email', 'help@shop.example'], realEnv)
      const server = open()
      await whenOpen(server)
      await use(realEnv.PUBLIC_URL ?? '')
      await stop(server)
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  staff: async ({ realEnv, shopUrl: _open }, use) => {
    await use(async (...typed) => (await run(typed, realEnv)).stdout)
  },
  inbox: async ({ mailServer }, use) => {
    await use(async (_page, address) => {
      const newest = () => mailServer.mails.findLast(({ to }) => to === address)
      await expect.poll(newest).toBeTruthy()
      return newest() as Mail
    })
  },
})
