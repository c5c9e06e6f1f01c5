import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '@pandrop/server/app'
import { readBackup, type verifyBackup, writeBackup } from '@pandrop/server/backup/backup-file'
import { createBackup } from '@pandrop/server/backup/create-backup'
import { ask, openElsewhere } from '@pandrop/server/backup/testing/elsewhere'
import { noteRestoreBegun, refuseUnfinishedRestore } from '@pandrop/server/backup/unfinished-restore'
import { enqueue } from '@pandrop/server/db/enqueue'
import { loginOf, migrate } from '@pandrop/server/db/migrate'
import { createPool } from '@pandrop/server/db/pool'
import { asStaff } from '@pandrop/server/domains/identity/staff/testing/as-staff'
import { totpPlace } from '@pandrop/server/domains/identity/staff-sign-in/staff-totp'
import { migrateWorker, prepareWorkerSchema } from '@pandrop/server/jobs/worker-schema'
import { openSecrets } from '@pandrop/server/secrets'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { Visitor } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from './testing/free-port.ts'

let shop: TestShop
let folder: string
const cleanUp: (() => Promise<unknown>)[] = []

const create = () =>
  createBackup({ ...shop.database, env: shop.shop.env, now: shop.clock.now(), folder, onProgress: () => {} })

const elsewhere = async () => {
  const place = await openElsewhere(shop)
  cleanUp.push(place.drop)
  return place
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pandrop-backup-'))
  shop = await startTestShop({ seeded: true })
  await asStaff(shop, 'administrator')
})

afterAll(async () => {
  for (const undo of cleanUp) await undo()
  await shop?.stop()
  await rm(folder, { recursive: true, force: true })
})

test('a job that was running is taken up anew', async () => {
  await enqueue(shop.database.pool, 'mail_price_alerts', {})
  await ask(shop.database.serverUrl, `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'gone'`)
  const { path } = await create()
  const place = await elsewhere()
  await place.restore(path)
  const jobs = 'select count(*)::int as waiting, count(locked_by)::int as held from graphile_worker._private_jobs'
  const [here] = await ask<{ waiting: number }>(shop.database.serverUrl, jobs)
  expect(here?.waiting).toBeGreaterThan(0)
  expect(await ask(place.serverUrl, jobs)).toEqual([{ waiting: here?.waiting, held: 0 }])
})

test('a backup made while money moves is one moment: its books add up', async () => {
  let moving = true
  const move = async () => {
    while (moving) await shop.customer({ balanceCents: 700 })
  }
  const busy = Promise.all(Array.from({ length: 5 }, move))
  const { path, manifest } = await create()
  moving = false
  await busy
  expect(Object.values(manifest.trial_balance).reduce((sum, cents) => sum + cents, 0)).toBe(0)
  await expect((await elsewhere()).restore(path)).resolves.toMatchObject({ trial_balance: manifest.trial_balance })
})

/** A backup with another manifest, whole in itself. */
const forge = async (path: string, change: (manifest: Awaited<ReturnType<typeof verifyBackup>>) => void) => {
  const draft = await mkdtemp(join(folder, 'forged-'))
  const packed: { entry: { path: string; bytes: number; sha256: string }; source: string }[] = []
  const manifest = await readBackup(path, {
    onEntry: async (name, bytes) => {
      const pieces: Buffer[] = []
      for await (const piece of bytes) pieces.push(piece)
      const source = join(draft, String(packed.length))
      await writeFile(source, Buffer.concat(pieces))
      packed.push({ entry: { path: name, bytes: Buffer.concat(pieces).length, sha256: '' }, source })
    },
  })
  change(manifest)
  const file = join(draft, 'forged.backup')
  await writeBackup(file, manifest, packed)
  return file
}

test('one of a newer shop, one with tables of its own and one with other books are refused', async () => {
  const { path } = await create()
  const place = await elsewhere()
  const newer = await forge(path, ({ migrations }) => migrations.push('9999_of_tomorrow'))
  await expect(place.restore(newer)).rejects.toThrow('made by a newer Pandrop: it has had 9999_of_tomorrow')
  const strange = await forge(path, ({ tables }) => Object.assign(tables[3] ?? {}, { table: 'pg_authid' }))
  await expect(place.restore(strange)).rejects.toThrow('does not know pg_authid')
  const cooked = await forge(path, (manifest) => Object.assign(manifest.trial_balance, { customer: 5, bank: -5 }))
  await expect(place.restore(cooked)).rejects.toThrow('The books do not add up to what the backup says')
  expect(await ask(place.ownerUrl, 'select from customers')).toEqual([])
  // What was refused stands in no way of what is right.
  await expect(place.restore(path)).resolves.toMatchObject({ format: 1 })
})

/** Runs a program of the server on an empty place, until it ends or says something. */
const runThere = async (place: Awaited<ReturnType<typeof elsewhere>>, program: string[], killAt?: string) => {
  const child = spawn(process.execPath, ['--import', 'tsx', ...program], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.serverUrl,
      DATABASE_OWNER_URL: place.ownerUrl,
      PORT: String(await freePort()),
      CHROMIUM: 'none',
      DELIVERY: 'none',
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece) => {
      said += piece
      if (killAt && said.includes(killAt)) child.kill('SIGKILL')
    })
  const [code] = await once(child, 'close')
  return { code, said }
}

test('a restore that is killed opens no empty shop: start and doctor say so, until it is done again', async () => {
  const { path } = await create()
  const place = await elsewhere()
  const main = 'apps/server/src/main.ts'
  const verbs = 'apps/server/src/cli/main.ts'
  const killed = await runThere(place, [verbs, 'backup', 'restore', path], 'skins: ')
  expect(killed.code, killed.said).toBeNull()
  const says = new RegExp(`A restore of ${path} that began at 20\\S+ did not end`)
  const started = await runThere(place, [main])
  expect(started).toEqual({ code: 1, said: expect.stringMatching(says) })
  expect(started.said).toContain(`npm run shop -- backup restore ${path}`)
  expect(started.said).not.toContain('    at ')
  expect(await ask(place.ownerUrl, 'select from settings')).toEqual([])
  const examined = await runThere(place, [verbs, 'doctor'])
  expect(examined).toEqual({ code: 1, said: expect.stringMatching(says) })
  await place.restore(path)
  const opened = await runThere(place, [main], 'Pandrop is open')
  expect(opened.said).toContain('Pandrop is open')
})

test('a restore that is killed once everything is there has ended', async () => {
  const { path } = await create()
  const place = await elsewhere()
  await place.restore(path)
  const env = { DATA_DIR: place.dataDir }
  await noteRestoreBegun(env, path)
  const owner = createPool({ connectionString: place.ownerUrl, connectionsMax: 1 })
  await refuseUnfinishedRestore(env, owner).finally(() => owner.end())
  expect(await readdir(place.dataDir)).not.toContain('restore-unfinished.json')
})

test('a backup of an older shop is brought up to date', async () => {
  const older = await elsewhere()
  await migrate(older, { until: '0092_webhooks' })
  const pool = createPool({ connectionString: older.ownerUrl, connectionsMax: 1 })
  await prepareWorkerSchema(pool, await loginOf(older.serverUrl)).finally(() => pool.end())
  await migrateWorker(older.serverUrl)
  const backup = { ...older, env: shop.shop.env, now: shop.clock.now(), folder, onProgress: () => {} }
  const { path, manifest } = await createBackup(backup)
  expect(manifest.migrations.at(-1)).toBe('0092_webhooks')
  const place = await elsewhere()
  await place.restore(path)
  const newest = 'select max(name) as name from schema_migrations'
  expect(await ask(place.ownerUrl, newest)).toEqual(await ask(shop.database.ownerUrl, newest))
})

test('whoever was signed in still is, and is asked for nothing on the restored shop', async () => {
  const { browser, email } = await shop.customer()
  const { path } = await create()
  const place = await elsewhere()
  await place.restore(path)
  const pool = createPool({ connectionString: place.serverUrl, connectionsMax: 4 })
  const { app } = await createApp({ ...shop.shop, pool })
  try {
    const visitor = new Visitor(await app.listen({ port: 0, host: '127.0.0.1' }))
    expect((await visitor.get('/api/user/profile')).status).toBe(401)
    for (const [name, value] of browser.cookies) visitor.cookies.set(name, value)
    visitor.token = browser.token
    const { status, body } = await visitor.get('/api/user/profile')
    expect(status).toBe(200)
    expect(JSON.stringify(body)).toContain(email)
  } finally {
    await app.close()
    await pool.end()
  }
})

test('what is sealed is read again with the key, and with no other', async () => {
  const [member] = await ask<{ id: number }>(shop.database.ownerUrl, 'select id from staff')
  const sealedAt = totpPlace(Number(member?.id))
  const sealed = shop.shop.secrets.seal('JBSWY3DPEHPK3PXP', sealedAt).toString('hex')
  await ask(shop.database.ownerUrl, `update staff set totp_sealed = '\\x${sealed}'`)
  const { path, manifest } = await create()
  const place = await elsewhere()
  await place.restore(path)
  const [restored] = await ask<{ value: Buffer }>(place.ownerUrl, 'select totp_sealed as value from staff')
  const value = restored?.value ?? Buffer.alloc(0)
  const secrets = openSecrets({ DATA_DIR: place.dataDir })
  expect(secrets.fingerprints).toEqual(manifest.keys)
  expect(secrets.open(value, sealedAt)).toBe('JBSWY3DPEHPK3PXP')
  const strange = openSecrets({ DATA_DIR: join(place.dataDir, 'of-another-key') })
  expect(() => strange.open(value, sealedAt)).toThrow('is not the key that this was sealed with')
})

test('without the key that accounts are sealed with it is restored by whoever says so alone', async () => {
  await ask(shop.database.ownerUrl, `update staff set totp_sealed = '\\x02${'ab'.repeat(60)}'`)
  const { path, manifest } = await create()
  expect(manifest.keys).toEqual(['ab'.repeat(8)])
  const place = await elsewhere()
  await expect(place.restore(path)).rejects.toThrow(/sealed with a key that is not here.*abab/)
  await expect(place.restore(path, { withoutKey: true })).resolves.toMatchObject({ keys: manifest.keys })
})
