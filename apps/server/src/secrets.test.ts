import { execFile } from 'node:child_process'
import { createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OperatorProblem } from './operator-problem.ts'
import { openSecrets, secretsOf } from './secrets.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pandrop-secrets-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const key = randomBytes(32)
const iban = 'DE89370400440532013000'

test('what is sealed opens at its place, and the same text is never sealed alike', () => {
  const { seal, open } = secretsOf(key)
  const [first, second] = [seal(iban, 'payouts:1'), seal(iban, 'payouts:1')]
  expect(open(first, 'payouts:1')).toBe(iban)
  expect(first.equals(second)).toBe(false)
  expect(first.includes(iban)).toBe(false)
})

test('a sealed value that was moved to another row does not open', () => {
  const { seal, open } = secretsOf(key)
  expect(() => open(seal(iban, 'payouts:1'), 'payouts:2')).toThrow(/was changed, or belongs elsewhere/)
})

test('a sealed value with one changed bit does not open', () => {
  const { seal, open } = secretsOf(key)
  const sealed = seal(iban, 'payouts:1')
  for (const at of [9, 21, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    expect(() => open(changed, 'payouts:1'), `byte ${at}`).toThrow(/was changed/)
  }
  expect(() => open(Buffer.from(iban), 'payouts:1')).toThrow(/no sealed value/)
})

test('another key is the operator’s problem, and its name is told', () => {
  const sealed = secretsOf(key).seal(iban, 'payouts:1')
  const open = () => secretsOf(randomBytes(32)).open(sealed, 'payouts:1')
  expect(open).toThrow(OperatorProblem)
  expect(open).toThrow(/ENCRYPTION_KEY is not the key/)
})

test('the first key seals, every key opens, and each purpose has a key of its own', () => {
  const [older, newer] = [secretsOf(key), secretsOf(randomBytes(32), key)]
  const old = older.seal(iban, 'payouts:1')
  expect(newer.open(old, 'payouts:1')).toBe(iban)
  expect([newer.keyOf(old), newer.isFresh(old), older.isFresh(old)]).toEqual([1, false, true])
  const fresh = newer.seal(iban, 'payouts:1')
  expect([newer.keyOf(fresh), newer.isFresh(fresh), older.keyOf(fresh)]).toEqual([0, true, null])
  const openedWith = (used: Buffer) => {
    const opening = createDecipheriv('aes-256-gcm', used, old.subarray(9, 21)).setAuthTag(old.subarray(21, 37))
    opening.setAAD(Buffer.from('payouts:1'))
    return Buffer.concat([opening.update(old.subarray(37)), opening.final()]).toString()
  }
  const derived = (purpose: string) => Buffer.from(hkdfSync('sha256', key, '', `pandrop ${purpose}`, 32))
  expect(openedWith(derived('seal payouts'))).toBe(iban)
  // Neither the operator's own bytes nor another table's key open what is sealed now.
  for (const other of [key, derived('seal staff'), derived('digest')]) expect(() => openedWith(other)).toThrow()
  expect(older.digest(Buffer.from(iban)).equals(newer.digest(Buffer.from(iban)))).toBe(false)
  expect(older.pseudonym(iban)).toMatch(/^[0-9a-f]{16}$/)
})

test('without ENCRYPTION_KEY a key is made once, that only its owner may read', async () => {
  const DATA_DIR = join(folder, 'new', 'data')
  const sealed = openSecrets({ DATA_DIR }).seal(iban, 'payouts:1')
  expect(openSecrets({ DATA_DIR }).open(sealed, 'payouts:1')).toBe(iban)
  expect((await stat(join(DATA_DIR, 'encryption.key'))).mode & 0o777).toBe(0o600)
  const kept = (await readFile(join(DATA_DIR, 'encryption.key'), 'utf8')).trim()
  expect(openSecrets({ DATA_DIR: '/nowhere', ENCRYPTION_KEYS: [kept] }).open(sealed, 'payouts:1')).toBe(iban)
})

test('a damaged key file is said to be damaged', async () => {
  const DATA_DIR = await mkdtemp(join(folder, 'damaged-'))
  await writeFile(join(DATA_DIR, 'encryption.key'), 'half a k')
  expect(() => openSecrets({ DATA_DIR })).toThrow(/encryption\.key is damaged/)
})

test('processes that start at the same moment agree on one key', async () => {
  const DATA_DIR = await mkdtemp(join(folder, 'race-'))
  const source = new URL('./secrets.ts', import.meta.url).href
  const script = `const { openSecrets } = await import(${JSON.stringify(source)})
    const sealed = openSecrets({ DATA_DIR: ${JSON.stringify(DATA_DIR)} }).seal('x', 'payouts:1')
    console.log(sealed.toString('base64'))`
  const starts = Array.from({ length: 6 }, () =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]),
  )
  const sealed = (await Promise.all(starts)).map(({ stdout }) => Buffer.from(stdout.trim(), 'base64'))
  const { open } = openSecrets({ DATA_DIR })
  expect(sealed.map((one) => open(one, 'payouts:1'))).toEqual(Array(6).fill('x'))
  expect(await readdir(DATA_DIR)).toEqual(['encryption.key'])
})
