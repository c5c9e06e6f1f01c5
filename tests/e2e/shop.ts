import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { asOwner } from './owner.ts'

interface ShopFixture {
  /** '1': with items and a customer to look at; '0': as empty as a real shop begins */
  demo: '0' | '1'
  /** none: everything is sent by hand; empty: accounts of the shop send trade offers by themselves */
  delivery: 'none' | ''
  /** names the one test for which this shop is; tests of one worker that name the same, or none, share theirs */
  onlyFor: string
  /** where this worker's shop keeps what it writes */
  dataDir: string
  /** http://127.0.0.1:port of a built shop of this worker's own */
  shopUrl: string
  /** how to sign in to the shop's verified demo customer */
  demoCustomer: { email: string; password: string }
}

const secondsToStart = 60

/** A port of this machine that nobody uses. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Waits until a server process says that its shop is open. */
export const whenOpen = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    const tooLate = setTimeout(() => reject(new Error('the shop did not open in time')), secondsToStart * 1000)
    server.once('exit', (code) => reject(new Error(`the shop ended with code ${code}`)))
    server.stdout?.on('data', (chunk: Buffer) => {
      if (!chunk.toString().includes('Pandrop is open')) return
      clearTimeout(tooLate)
      resolve()
    })
  })

/** Ends a server process in its order. */
export const stop = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (server.exitCode !== null) return resolve()
    server.once('exit', () => resolve())
    server.kill('SIGTERM')
  })

/** Playwright's test with a built, seeded shop for each worker: the same program that npm start opens. */
export const test = base.extend<{ consoleErrors: string[] }, ShopFixture>({
  dataDir: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'pandrop-e2e-'))
      await chmod(dataDir, 0o711)
      await use(dataDir)
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  demo: ['1', { option: true, scope: 'worker' }],
  delivery: ['none', { option: true, scope: 'worker' }],
  onlyFor: ['', { option: true, scope: 'worker' }],
  shopUrl: [
    async ({ dataDir, demo, delivery }, use) => {
      const port = await freePort()
      // Whoever looks closely would have pictures drawn, beside every other test; one process does, on any machine.
      const quiet = { RATE_LIMIT_FACTOR: '1000', CHROMIUM: 'none', DELIVERY: delivery, WORKERS: '1' }
      const settings = { NODE_ENV: '', DATA_DIR: dataDir, PORT: String(port), DEMO: demo, ...quiet }
      const env = { ...process.env, ...settings }
      const server = spawn(process.execPath, ['apps/server/dist/main.mjs'], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      await whenOpen(server)
      // A new shop asks for both; here customers do without where a test does not say otherwise.
      await asOwner(
        dataDir,
        `update settings set second_factor_required = false, verify_payouts_year_cents = null,
           verify_payout_cents = null, verify_card_year_cents = null`,
      )
      await use(`http://127.0.0.1:${port}`)
      await stop(server)
    },
    { scope: 'worker', timeout: secondsToStart * 2000 },
  ],
  demoCustomer: [
    // The file is there once the shop is open.
    async ({ dataDir, shopUrl: _open }, use) =>
      use(JSON.parse(await readFile(join(dataDir, 'demo-customer.json'), 'utf8'))),
    { scope: 'worker' },
  ],
  baseURL: async ({ shopUrl }, use) => use(shopUrl),
  // The cookie banner has been answered, except where a test is about it.
  storageState: async ({ shopUrl }, use) => {
    const localStorage = [{ name: 'cookie_consent', value: 'declined' }]
    await use({ cookies: [], origins: [{ origin: shopUrl, localStorage }] })
  },
  /** everything that the browser complained about; a test says which of it it expects */
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) errors.push(message.text())
      })
      page.on('pageerror', (error) => errors.push(error.message))
      await use(errors)
    },
    { auto: true },
  ],
})

/** A mail that the shop has sent. */
export interface Mail {
  text: string
  to: string
  subject: string
  links: string[]
}

/** Answers the newest mail to an address, waited for. */
export type Inbox = (page: Page, address: string) => Promise<Mail>

/** The inbox of a shop that is none: the dev mailbox. */
export const mailTo: Inbox = async (page, address) => {
  const newest = async (): Promise<Mail | undefined> => {
    const answer = await page.request.get(`/dev/mailbox.json?to=${encodeURIComponent(address)}`)
    const [mail] = (await answer.json()) as Mail[]
    return mail
  }
  // Asked for once: whoever is forgotten has no mails any more a moment later.
  let mail: Mail | undefined
  await expect.poll(async () => (mail = await newest())).toBeTruthy()
  return mail as Mail
}

export { expect }
