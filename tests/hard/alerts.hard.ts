import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Visitor } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findDebianProgram } from './testing/debian-program.ts'
import { freePort } from './testing/free-port.ts'
import { type ProductionShop, productionShop } from './testing/production-shop.ts'
import { type Prometheus, startPrometheus } from './testing/prometheus.ts'
import { troubles } from './testing/troubles.ts'

// Each alert of deploy/monitoring, raised in Debian's Prometheus by a shop in production that has what it is about.

// What lies outside of the database, and the books, are looked at once a minute.
const noticedSecondsMax = 90

let shop: ProductionShop
let prometheus: Prometheus
const everRaised = new Set<string>()

const raised = async (): Promise<string[]> => {
  const names = await prometheus.raised()
  for (const name of names) everRaised.add(name)
  return names
}

const whenRaised = (names: string[]) =>
  expect
    .poll(raised, { timeout: noticedSecondsMax * 1000, interval: 300 })
    .toEqual(expect.arrayContaining([...names].sort()))

const whenOver = (names: string[]) =>
  expect
    .poll(async () => (await raised()).filter((name) => names.includes(name)), {
      timeout: noticedSecondsMax * 1000,
      interval: 300,
    })
    .toEqual([])

/** Goes on with something until it has called somebody. */
const until = async (names: string[], step: () => Promise<unknown>): Promise<void> => {
  const ending = new AbortController()
  const going = (async () => {
    while (!ending.signal.aborted) await step()
  })()
  await whenRaised(names).finally(() => ending.abort())
  await going
}

beforeAll(async () => {
  shop = await productionShop()
  await shop.start()
  // Nothing can be archived, and half an hour is long.
  prometheus = await startPrometheus(shop, {
    'pandrop_archive_age_seconds) > 1800': 'pandrop_archive_age_seconds) > 5',
  })
})

afterAll(async () => {
  await prometheus?.stop()
  await shop?.remove()
})

test('a shop that was set up as it should be, with a backup that was tried, calls nobody', async () => {
  for (const name of ['backups of long ago', 'a card provider, a bank and lists that say nothing'])
    await troubles[name]?.ends(shop)
  await expect.poll(() => prometheus.ask('pandrop_restore_trial_age_seconds'), { timeout: 20_000 }).toHaveLength(1)
  await expect.poll(raised, { timeout: 20_000 }).toEqual([])
  // Nor the next ten times that it is looked at.
  const looks = async () => (await prometheus.ask('count_over_time(up[1h])'))[0] ?? 0
  const last = (await looks()) + 10
  const called = new Set<string>()
  while ((await looks()) < last) for (const name of await raised()) called.add(name)
  expect(called).toEqual(new Set())
})

test('whatever goes wrong calls somebody, and nobody any more once it is mended', async () => {
  const all = Object.values(troubles)
  const names = all.flatMap(({ raises }) => raises)
  for (const { happens } of all) await happens(shop)
  await whenRaised(names)
  for (const { ends } of all.toReversed()) await ends(shop)
  // What will be in three days is reckoned from the last six hours.
  await whenOver(names.filter((name) => name !== 'StorageFilling'))
})

test('connections that others hold', async () => {
  const [row] = await shop.owner<{ max: string }>('show max_connections')
  const held: Awaited<ReturnType<ProductionShop['connect']>>[] = []
  const alerts = ['ConnectionsTaken', 'ConnectionsExhausted']
  // The last ones are kept for the owner.
  while (held.length < Number(Object.values(row ?? {})[0])) {
    const client = await shop.connect('server').catch(() => undefined)
    if (!client) break
    held.push(client)
  }
  await whenRaised(alerts)
  await Promise.all(held.map((client) => client.end()))
  await whenOver(alerts)
})

test('a standby that follows no more', async () => {
  const [slot] = await shop.owner<{ lsn: string }>(
    `select lsn from pg_create_physical_replication_slot('standby', true)`,
  )
  const standby = await shop.connect('owner', { replication: 'true' })
  // It is told what is written for as long as it follows: this ends with it.
  standby.query(`START_REPLICATION SLOT standby PHYSICAL ${slot?.lsn}`).catch(() => {})
  await expect.poll(() => prometheus.ask('pandrop_database_standbys'), { timeout: 10_000 }).toEqual([1])
  await standby.end()
  await whenRaised(['StandbyMissing'])
})

test('a table that somebody keeps to themselves makes everybody wait', async () => {
  const owner = await shop.connect('owner')
  const ask = () => fetch(`${shop.origin}/api/items/list?random=true&limit=1`)
  await until(['PoolWaiting', 'RequestsSlow'], async () => {
    await owner.query('begin; lock table items')
    const asked = Array.from({ length: 60 }, ask)
    await delay(3000)
    await owner.query('commit')
    await Promise.all(asked)
  })
  // Monitoring waits for the same connections.
  expect(await prometheus.ask('min_over_time(up[20s])')).toEqual([1])
  await owner.end()
  await whenOver(['PoolWaiting'])
})

test('a process that stands still', async () => {
  await until(['LoopBlocked'], async () => {
    process.kill(shop.pid, 'SIGSTOP')
    await delay(700)
    process.kill(shop.pid, 'SIGCONT')
    await delay(300)
  })
  await whenOver(['LoopBlocked'])
})

test('a database that lets nobody in', async () => {
  await shop.owner('alter role pandrop_server nologin')
  await shop.owner(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'pandrop_server'`)
  await until(['DatabaseSilent', 'PromisesUnknown', 'RequestsFailing'], async () => {
    await fetch(`${shop.origin}/api/items/list?random=true&limit=1`)
    await delay(100)
  })
  expect((await shop.command('doctor')).said).toContain('login')
  await shop.owner('alter role pandrop_server login')
  await whenOver(['DatabaseSilent', 'PromisesUnknown'])
})

test('strangers at the doors', async () => {
  const guest = new Visitor(shop.origin)
  const signIn = () => guest.post('/api/login', { username: 'somebody@example.org', password: 'wrong password' })
  const staffSignIn = () => guest.post('/api/staff/session', { email: 'boss@example.org', password: 'wrong password' })
  await signIn()
  await staffSignIn()
  // What is counted for the first time has not grown.
  const known = () => prometheus.ask('pandrop_security_events_total{event=~"sign_in|staff_sign_in"}')
  await expect.poll(known, { timeout: 10_000 }).toHaveLength(2)
  await until(['SignInsRefused'], signIn)
  await until(['StaffDoorTried'], staffSignIn)
  await guest.call('POST', '/api/webhooks/stripe', { rawBody: '{}', headers: { 'stripe-signature': 'x' } })
  await whenRaised(['StrangersAtTheDoor'])
})

const certificateFor = (host: string): { key: Buffer; cert: Buffer } => {
  const folder = mkdtempSync(join(tmpdir(), 'pandrop-certificate-'))
  const files = ['key.pem', 'cert.pem'].map((name) => join(folder, name))
  const openssl = findDebianProgram({ name: 'openssl', path: '/usr/bin/openssl', packages: ['openssl'] })
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', `/CN=${host}`]
  execFileSync(openssl.path, [...request, '-keyout', `${files[0]}`, '-out', `${files[1]}`], { stdio: 'ignore' })
  const [key, cert] = files.map((file) => readFileSync(file))
  rmSync(folder, { recursive: true, force: true })
  if (!key || !cert) throw new Error('openssl has made no certificate')
  return { key, cert }
}

test('a shop that ends, takes memory without end, has no certificate or one that nobody believes', async () => {
  const port = await freePort()
  const env = { PUBLIC_URL: `https://localhost:${port}` }
  await shop.owner('alter system set archive_mode = on')
  await shop.owner(`alter system set archive_command = '/bin/false'`)
  await shop.stop()
  await whenRaised(['ShopDown'])
  const leak = '--import=data:text/javascript,globalThis.kept=Buffer.alloc(1.3e9,1)'
  await shop.start({ ...env, NODE_OPTIONS: leak })
  await whenRaised(['MemoryGrowing', 'CertificateEnding', 'ArchiveBehind'])
  await shop.stop()
  const site: Server = createServer(certificateFor('localhost'), (_, answer) => answer.end())
  await new Promise<void>((done) => site.listen(port, 'localhost', done))
  await shop.start(env)
  await whenRaised(['CertificateBroken'])
  for (let time = 0; time < 3; time += 1) {
    await shop.stop()
    await whenRaised(['ShopDown'])
    await shop.start()
    await whenOver(['ShopDown'])
  }
  await whenRaised(['ShopRestarting'])
  site.close()
})

test('no alert was left out but the one for checks that have none of their own', () => {
  const alerts = readFileSync('deploy/monitoring/alerts.yml', 'utf8')
  const names = [...alerts.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name]) => name)
  expect(names.filter((name) => name && !everRaised.has(name))).toEqual(['HealthRed'])
})

const runbook = readFileSync('docs/runbook.md', 'utf8')
  .replaceAll(/```[^`]*```/g, '')
  .replaceAll(/\s+/g, ' ')

const codeIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

test('what the runbook says to ask the database and Prometheus is answered', async () => {
  const asked = codeIn(runbook)
  const questions = asked.filter((code) => code.startsWith('select '))
  expect(questions.length).toBeGreaterThan(3)
  for (const question of questions)
    await expect(shop.owner(question.replace(/;$/, '')), question).resolves.toBeDefined()
  const figures = asked.filter((code) => /^(topk\(|pandrop_)/.test(code))
  expect(figures.length).toBeGreaterThan(8)
  for (const figure of figures) expect(await prometheus.ask(figure), figure).not.toEqual([])
})

test('what the runbook says to look with, at the command line, looks', async () => {
  const looks = [...runbook.matchAll(/\*Look:\* (.*?) \*Do:\*/g)].flatMap(([, text = '']) => codeIn(text))
  const commands = looks.flatMap((code) => code.match(/^npm run shop -- ([^<]+)$/)?.[1] ?? [])
  expect(new Set(commands).size).toBeGreaterThan(8)
  for (const words of new Set(commands)) {
    const { code, said } = await shop.command(...words.split(' '))
    // 1: what was looked at is not well.
    expect([0, 1], `${words}: ${said}`).toContain(code)
  }
})
