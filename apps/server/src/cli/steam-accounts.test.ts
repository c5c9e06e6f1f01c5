import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testLogin } from '../ports/delivery/steam/testing/steam-server.ts'
import { runCommand } from './testing/run-command.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop.stop())

const inFolder = (name: string): string => join(shop.shop.env.DATA_DIR, name)
const keys = (...places: number[]) =>
  places.map((place) => Buffer.from(Array.from({ length: 32 }, (_, at) => at + place)).toString('base64'))

/** The shop with these keys, and with the file set. */
const withEnv = (more: Partial<TestShop['shop']['env']>) => ({
  ...shop,
  shop: { ...shop.shop, env: { ...shop.shop.env, ...more } },
})

test('accounts are sealed into a file, listed without secrets, and sealed anew when keys change', async () => {
  const [plain, out] = [inFolder('accounts.json'), inFolder('steam-accounts')]
  const old = withEnv({ ENCRYPTION_KEYS: keys(1) as [string], STEAM_ACCOUNTS: out })
  await writeFile(plain, JSON.stringify({ accounts: [testLogin] }))
  const sealed = await runCommand(old, 'steam-accounts seal', '--in', plain, '--out', out)
  expect(sealed).toMatchObject({ code: 0, said: expect.stringContaining(`${out}: 1 account\n`) })
  expect((await stat(out)).mode & 0o777).toBe(0o600)
  await expect(runCommand(old, 'steam-accounts seal', '--in', plain, '--out', out)).rejects.toThrow('there already')

  const listed = await runCommand(old, 'steam-accounts list')
  expect(listed.said).toContain(testLogin.steamid)
  expect(listed.said).toContain('panda1')
  for (const secret of [testLogin.password, testLogin.shared_secret, testLogin.identity_secret])
    expect(`${listed.said}${sealed.said}`).not.toContain(secret)

  const both = withEnv({ ENCRYPTION_KEYS: keys(2, 1) as [string, string], STEAM_ACCOUNTS: out })
  expect((await runCommand(both, 'secrets list')).said).toMatch(/STEAM_ACCOUNTS +1 +\w+ +key 2/)
  const before = await readFile(out)
  expect((await runCommand(both, 'secrets reseal')).said).toContain(`${out}: sealed anew`)
  expect((await readFile(out)).equals(before)).toBe(false)
  const fresh = withEnv({ ENCRYPTION_KEYS: keys(2) as [string], STEAM_ACCOUNTS: out })
  expect((await runCommand(fresh, 'steam-accounts list')).said).toContain('panda1')
  expect(await runCommand(old, 'secrets list')).toMatchObject({
    code: 1,
    said: expect.stringContaining('NO KEY OPENS IT'),
  })
})

test('what is written otherwise, or nowhere, is told', async () => {
  for (const args of [[], ['--in', 'x'], ['--in', 'x', '--out', 'y', 'z']])
    expect(await runCommand(shop, 'steam-accounts seal', ...args)).toMatchObject({ code: 2 })
  expect(await runCommand(shop, 'steam-accounts list', 'x')).toMatchObject({ code: 2 })
  expect((await runCommand(shop, 'steam-accounts list')).said).toContain('STEAM_ACCOUNTS is not set.')
  const nowhere = ['--in', inFolder('nowhere.json'), '--out', inFolder('out')]
  await expect(runCommand(shop, 'steam-accounts seal', ...nowhere)).rejects.toThrow('cannot be read')
})
