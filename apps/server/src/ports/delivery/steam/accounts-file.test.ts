import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { secretsOf } from '../../../secrets.ts'
import { keyOfAccounts, openAccounts, readAccounts, resealAccounts, sealAccounts } from './accounts-file.ts'
import { testLogin } from './testing/steam-server.ts'

const [first, second] = [randomBytes(32), randomBytes(32)]
const secrets = secretsOf(first)
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pandrop-steam-accounts-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const write = async (name: string, content: Uint8Array, mode = 0o600): Promise<string> => {
  const path = join(folder, name)
  await writeFile(path, content, { mode })
  await chmod(path, mode)
  return path
}

test('what was sealed opens again, and nothing of it can be read in the file', async () => {
  const path = await write('whole', sealAccounts(secrets, [testLogin]))
  expect(await openAccounts(secrets, path)).toEqual([testLogin])
  const content = (await readFile(path)).toString('latin1')
  for (const text of Object.values(testLogin)) expect(content).not.toContain(text)
})

test('a file that others may read, another key, another file and none at all each say what is wrong', async () => {
  const sealed = sealAccounts(secrets, [testLogin])
  await expect(openAccounts(secrets, await write('open', sealed, 0o640))).rejects.toThrow(/chmod 600/)
  const whole = await write('theirs', sealed)
  await expect(openAccounts(secretsOf(second), whole)).rejects.toThrow(/not sealed with any of ENCRYPTION_KEYS/)
  await expect(openAccounts(secrets, await write('plain', Buffer.from('{}')))).rejects.toThrow(/not sealed/)
  await expect(openAccounts(secrets, await write('empty', Buffer.of()))).rejects.toThrow(/not sealed/)
  const other = await write('other', secrets.seal(JSON.stringify({ accounts: [testLogin] }), 'payouts:1'))
  await expect(openAccounts(secrets, other)).rejects.toThrow(/damaged, or something else/)
  await expect(openAccounts(secrets, await write('cut', sealed.subarray(0, -1)))).rejects.toThrow(/damaged/)
  await expect(openAccounts(secrets, join(folder, 'nowhere'))).rejects.toThrow(/cannot be read/)
})

test('a change of keys seals the file anew, whole and for its owner alone', async () => {
  const path = await write('old', sealAccounts(secrets, [testLogin]))
  const both = secretsOf(second, first)
  expect(await keyOfAccounts(both, path)).toEqual({ key: 1, fingerprint: secrets.fingerprints[0] })
  expect(await resealAccounts(both, path)).toBe(true)
  expect(await resealAccounts(both, path)).toBe(false)
  expect(await openAccounts(secretsOf(second), path)).toEqual([testLogin])
  expect(await keyOfAccounts(secrets, path)).toMatchObject({ key: null })
  expect((await readdir(folder)).filter((name) => name.startsWith('old'))).toEqual(['old'])
})

const said = (...accounts: unknown[]): string => {
  try {
    readAccounts(JSON.stringify({ accounts }), 'accounts.json')
  } catch (problem) {
    return (problem as Error).message
  }
  return ''
}

const { password: _, ...bare } = testLogin
const token = (claims: object): string => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`
const ofMobileApp = { sub: testLogin.steamid, aud: ['mobile', 'derive'] }

test.each([
  ['nobody', []],
  ['the same account twice', [testLogin, testLogin]],
  ['an account without a Steam id', [{ ...testLogin, steamid: '42' }]],
  ['an account without a name', [{ ...testLogin, account_name: undefined }]],
  ['an account that cannot sign in', [bare]],
  ['an account that cannot confirm', [{ ...testLogin, identity_secret: 'c2hvcnQ=' }]],
  ['a token that is none', [{ ...bare, refresh_token: 'secret-token' }]],
  ['a token of a browser', [{ ...bare, refresh_token: token({ ...ofMobileApp, aud: ['web', 'derive'] }) }]],
  ['a token of another account', [{ ...bare, refresh_token: token({ ...ofMobileApp, sub: '76561198000000043' }) }]],
  ['a name that is not known', [{ ...testLogin, pasword: 'typed-wrong' }]],
])('%s is refused, and the problem repeats no secret', (_case, accounts) => {
  const problem = said(...accounts)
  expect(problem).toContain('accounts.json names no accounts that the shop can use:\n  ')
  expect(problem).not.toMatch(/not-a-password|AAEC|ExIR|c2hvcnQ=|secret-token|c2ln|typed-wrong/)
})

test('an account with a refresh token needs no password', () => {
  expect(said({ ...bare, shared_secret: undefined, refresh_token: token(ofMobileApp) })).toBe('')
})

test('what is no JSON is told without repeating it', () => {
  expect(() => readAccounts('{"password": hunter2', 'accounts.json')).toThrow(/^accounts.json is no JSON\.$/)
})
