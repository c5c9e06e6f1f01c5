import { execFile } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inServerFolder } from '../db/server-folder.ts'
import { amber, green, red, type Verdict } from '../domains/backoffice/health/verdict.rules.ts'
import type { Env } from '../env.ts'
import { isKey } from '../kept-key.ts'
import { findBrowser } from '../ports/drawing/chromium.ts'

// What can be looked at without a database: the program, its folder, its key, its port, its tools.

const nodeMin = [20, 19] as const

/** Whether this Node.js is new enough. */
export const nodeOf = (version: string): Verdict => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isEnough = major > nodeMin[0] || (major === nodeMin[0] && minor >= nodeMin[1])
  const says = `Node.js ${version}`
  return isEnough ? green(says) : red(`${says} is older than ${nodeMin.join('.')}`, 'Install a newer Node.js.')
}

const built = ['../storefront/dist/server/entry-server.js', '../backoffice/dist/client/index.html']

/** Whether what browsers load was built. */
export const buildOf = (): Verdict =>
  built.every((path) => existsSync(inServerFolder(path)))
    ? green('Storefront and back office are built')
    : amber(
        'The storefront or the back office is not built',
        'Start the shop with npm start: it builds what is missing.',
      )

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Files of DATA_DIR that are for the shop's own user alone. */
const secretFiles = ['encryption.key', 'postgres-passwords.json', 'postgres-connection.json', 'sandbox-pay.json']

const modeOf = (path: string): number => (existsSync(path) ? statSync(path).mode & 0o777 : 0)

/**
 * Whether the data folder is there, belongs to whoever asks, and keeps its secrets.
 * @param uid of the user who runs the shop
 */
export const folderOf = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>, uid: number | undefined): Verdict => {
  try {
    const { uid: owner } = statSync(DATA_DIR)
    if (uid !== undefined && owner !== uid)
      return amber(
        `DATA_DIR ${DATA_DIR} belongs to user ${owner}, and this is user ${uid}`,
        'Type commands as the user of the service; is that this one: chown -R it.',
      )
    accessSync(DATA_DIR, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    if (isMissing(error)) return amber(`DATA_DIR ${DATA_DIR} is not there yet`, 'The first start makes it.')
    return red(`DATA_DIR cannot be used: ${reasonOf(error)}`, 'Give it to the user of the service (chown, chmod 700).')
  }
  const open = secretFiles.filter((name) => (modeOf(join(DATA_DIR, name)) & 0o077) !== 0)
  if (open.length === 0) return green(`DATA_DIR ${DATA_DIR} can be used, and its secrets are its own`)
  const paths = open.map((name) => join(DATA_DIR, name)).join(' ')
  return red(`Others on this machine may read ${open.join(', ')}`, `chmod 600 ${paths}`)
}

/** Where the key comes from. */
export type KeyFound = 'environment' | 'file' | 'none' | 'damaged'

/** Looks for the key without making one, as a start would. */
export const findKey = ({ ENCRYPTION_KEYS, DATA_DIR }: Pick<Env, 'ENCRYPTION_KEYS' | 'DATA_DIR'>): KeyFound => {
  if (ENCRYPTION_KEYS) return 'environment'
  try {
    return isKey(readFileSync(join(DATA_DIR, 'encryption.key'), 'utf8').trim()) ? 'file' : 'damaged'
  } catch (error) {
    return isMissing(error) ? 'none' : 'damaged'
  }
}

/** What that means, before anybody has looked at what it has sealed. */
export const keyOf = (found: KeyFound, { DATA_DIR }: Pick<Env, 'DATA_DIR'>): Verdict => {
  const file = join(DATA_DIR, 'encryption.key')
  if (found === 'environment') return green('The key is in the environment')
  if (found === 'file') return green(`The key is in ${file}: keep a copy of it elsewhere`)
  if (found === 'none') return amber('There is no key yet', 'The first start makes one; keep a copy of it elsewhere.')
  return red(`${file} cannot be read, or is no key`, 'Put the copy of it back: without it IBANs cannot be read.')
}

const answerMillisecondsMax = 3000

/** Whether a shop answers there; whoever else listens says something else, nothing, or hangs up. */
const answersAt = (host: string, port: number): Promise<boolean> =>
  new Promise((settle) => {
    // Not by fetch, which lets a program end that waits for nothing else.
    const asked = get({ host, port, path: '/healthz', agent: false }, (answer) => {
      let said = ''
      answer.on('data', (chunk) => {
        said = `${said}${chunk}`.slice(0, 100)
      })
      answer.once('end', () => settle(said.includes('"status":"OK"')))
      answer.once('error', () => settle(false))
    })
    asked.setTimeout(answerMillisecondsMax, () => asked.destroy())
    asked.once('error', () => settle(false))
    asked.once('close', () => settle(false))
  })

const openOnce = (host: string, port: number): Promise<NodeJS.ErrnoException | undefined> =>
  new Promise((settle) => {
    const probe = createServer()
    probe.once('error', settle)
    probe.listen({ host, port }, () => probe.close(() => settle(undefined)))
  })

const everywhere = /^(0\.0\.0\.0|::)$/

/** Whether the shop runs here, or could open its port. */
export const portOf = async ({ HOST, PORT }: Pick<Env, 'HOST' | 'PORT'>): Promise<Verdict & { isOpen: boolean }> => {
  const host = everywhere.test(HOST) ? '127.0.0.1' : HOST
  if (await answersAt(host, PORT)) return { ...green(`The shop answers at port ${PORT}`), isOpen: true }
  const problem = await openOnce(HOST, PORT)
  if (!problem) return { ...green(`The shop does not run; port ${PORT} of ${HOST} is free`), isOpen: false }
  const why = problem.code === 'EADDRINUSE' ? 'another program uses it' : problem.message
  const toDo = 'Set another PORT or HOST, or end what uses it (ss -ltnp).'
  return { ...red(`Port ${PORT} of ${HOST} cannot be opened: ${why}`, toDo), isOpen: false }
}

/** Whether pictures can be drawn: that the browser is there and starts. */
export const drawingOf = async (env: Pick<Env, 'CHROMIUM'>): Promise<Verdict> => {
  const browser = findBrowser(env)
  if (browser === 'none') return green('The shop draws no pictures (CHROMIUM=none)')
  const install = 'apt-get install chromium-headless-shell; or CHROMIUM=none, and it draws none.'
  if (browser === undefined) return amber('There is no Chromium: skins without a picture stay so', install)
  try {
    const { stdout } = await promisify(execFile)(browser, ['--version'], { timeout: 20_000 })
    return green(`Pictures are drawn with ${stdout.trim() || browser}`)
  } catch (error) {
    return amber(`${browser} does not start: ${reasonOf(error).split('\n')[0]}`, install)
  }
}

/**
 * Whether backups can be written where the last one was.
 * @param folder of that; undefined where none was made yet
 */
export const backupsOf = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>, folder?: string): Verdict => {
  const asked = folder ?? join(DATA_DIR, 'backups')
  const toDo = 'Mount it, or give it to the user of the service; or write them elsewhere: backup create --out <folder>.'
  try {
    accessSync(asked, constants.W_OK | constants.X_OK)
    return green(`Backups can be written to ${asked}`)
  } catch (error) {
    // What stands there by itself is made with the first one.
    if (folder === undefined && isMissing(error)) return green(`Backups will be written to ${asked}`)
    return red(`Backups cannot be written to ${asked}: ${reasonOf(error)}`, toDo)
  }
}
