import { randomUUID } from 'node:crypto'
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { OperatorProblem } from '../../../operator-problem.ts'
import { fingerprintEnd, type Secrets } from '../../../secrets.ts'

/** What the file is sealed for: it opens as nothing else. */
const place = 'steam_accounts:file'

/** What one account of the shop signs in to Steam with. Names are those of authenticators' own files. */
export interface SteamLogin {
  steamid: string
  account_name: string
  /** of the mobile app: lasts about 200 days; absent: password and shared_secret are there */
  refresh_token?: string | undefined
  password?: string | undefined
  /** makes the codes of a sign-in */
  shared_secret?: string | undefined
  /** confirms what the account sends */
  identity_secret: string
}

const secret = z
  .string('is missing')
  .check(z.regex(/^[A-Za-z0-9+/]{27}=$/, 'must be 20 bytes in base64, as the authenticator wrote it'))

// Read without its signature, which only Steam can check: this is for slips of the hand.
const tokenSchema = z.object({ sub: z.string(), aud: z.array(z.string()) })

const readToken = (token: string) => {
  try {
    return tokenSchema.safeParse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))).data
  } catch {
    return undefined
  }
}

const isOfMobileApp = (token: string): boolean => {
  const audience = readToken(token)?.aud ?? []
  return audience.includes('mobile') && audience.includes('derive')
}

const login = z
  .strictObject(
    {
      steamid: z.string('is missing').check(z.regex(/^76561\d{12}$/, 'must be a SteamID64')),
      account_name: z.string('is missing').check(z.minLength(1, 'is missing')),
      refresh_token: z.optional(
        z.string('must be a text').check(z.refine(isOfMobileApp, 'must be a refresh token of the mobile app')),
      ),
      password: z.optional(z.string('must be a text').check(z.minLength(1, 'must not be empty'))),
      shared_secret: z.optional(secret),
      identity_secret: secret,
    },
    'has a name that is not known, or is no account',
  )
  .check(
    z.refine(
      ({ refresh_token, password, shared_secret }) => Boolean(refresh_token ?? (password && shared_secret)),
      'needs a refresh_token, or password and shared_secret',
    ),
    z.refine(
      ({ steamid, refresh_token: token }) => !token || (readToken(token)?.sub ?? steamid) === steamid,
      'has a refresh_token of another account',
    ),
  )

const areDifferent = (found: SteamLogin[]): boolean =>
  new Set(found.map(({ steamid }) => steamid)).size === found.length

const file = z.object({
  accounts: z
    .array(login, 'must be a list')
    .check(z.minLength(1, 'must not be empty'), z.refine(areDifferent, 'names a Steam id twice')),
})

/**
 * Reads accounts as they are typed: `{"accounts": [{"steamid": …}]}`.
 * @param path what the problem calls the text; no value of it is said
 */
export const readAccounts = (text: string, path: string): SteamLogin[] => {
  let typed: unknown
  try {
    typed = JSON.parse(text)
  } catch {
    // The parser's own message repeats what it read.
    throw new OperatorProblem(`${path} is no JSON.`)
  }
  const read = file.safeParse(typed)
  if (read.success) return read.data.accounts
  const lines = read.error.issues.map(({ path: at, message }) => `  ${at.join('.') || 'the file'} ${message}`)
  throw new OperatorProblem(`${path} names no accounts that the shop can use:\n${lines.join('\n')}`)
}

/** Seals accounts as STEAM_ACCOUNTS holds them. */
export const sealAccounts = (secrets: Secrets, accounts: SteamLogin[]): Buffer =>
  secrets.seal(JSON.stringify({ accounts }), place)

/** The file as it lies there; refused where others could read it. */
const readSealed = async (path: string): Promise<Buffer> => {
  const unreadable = (cause: Error): never => {
    throw new OperatorProblem(`STEAM_ACCOUNTS: ${path} cannot be read: ${cause.message}`, { cause })
  }
  const { mode } = await stat(path).catch(unreadable)
  if ((mode & 0o077) !== 0) throw new OperatorProblem(`STEAM_ACCOUNTS: others may read ${path}: chmod 600 ${path}`)
  return readFile(path).catch(unreadable)
}

const openSealed = (secrets: Secrets, sealed: Buffer, path: string): string => {
  if (secrets.keyOf(sealed) === null) {
    throw new OperatorProblem(
      `STEAM_ACCOUNTS: ${path} is not sealed with any of ENCRYPTION_KEYS. Make it with npm run shop -- ` +
        'steam-accounts seal, or add the key that it was made with behind the new one.',
    )
  }
  try {
    return secrets.open(sealed, place)
  } catch (cause) {
    throw new OperatorProblem(`STEAM_ACCOUNTS: ${path} is damaged, or something else is sealed in it.`, { cause })
  }
}

/** Opens the accounts that the shop sends with; throws OperatorProblem where the file is not as it has to be. */
export const openAccounts = async (secrets: Secrets, path: string): Promise<SteamLogin[]> =>
  readAccounts(openSealed(secrets, await readSealed(path), path), path)

/** Which of the keys the file is sealed with: its place among them, null for none; and its fingerprint in hex. */
export const keyOfAccounts = async (
  secrets: Secrets,
  path: string,
): Promise<{ key: number | null; fingerprint: string }> => {
  const sealed = await readSealed(path)
  return { key: secrets.keyOf(sealed), fingerprint: sealed.toString('hex', 1, fingerprintEnd) }
}

/**
 * Seals the file anew with the first key; one that is sealed so already is left as it is.
 * @returns whether it was written
 */
export const resealAccounts = async (secrets: Secrets, path: string): Promise<boolean> => {
  const sealed = await readSealed(path)
  if (secrets.isFresh(sealed)) return false
  // Never half a file: the old one stands until the new one is whole.
  const draft = `${path}.${randomUUID()}`
  try {
    const fresh = secrets.seal(openSealed(secrets, sealed, path), place)
    await writeFile(draft, fresh, { flag: 'wx', mode: 0o600, flush: true })
    await rename(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
  return true
}
