import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findDebianProgram } from './testing/debian-program.ts'

let place: string

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'pandrop-deploy-'))
})

afterAll(() => rmSync(place, { recursive: true, force: true }))

const run = ({ path, env }: ReturnType<typeof findDebianProgram>, ...parameters: string[]) => {
  const home = { HOME: place, XDG_CONFIG_HOME: place, XDG_DATA_HOME: place }
  const { status, stdout, stderr } = spawnSync(path, parameters, {
    env: { ...process.env, ...home, ...env },
    encoding: 'utf8',
  })
  return { status, said: `${stdout}${stderr}` }
}

const units = ['pandrop.service', 'pandrop-backup.service', 'pandrop-backup.timer']

test('systemd takes the service and its backups, and finds little that they could still be kept from', () => {
  const analyze = findDebianProgram({
    name: 'systemd-analyze',
    path: '/usr/bin/systemd-analyze',
    packages: ['systemd'],
  })
  for (const name of units) {
    const text = readFileSync(`deploy/systemd/${name}`, 'utf8')
    // What it runs and reads is there on the machine of a shop alone.
    writeFileSync(join(place, name), text.replaceAll('/usr/bin/node', process.execPath))
  }
  for (const name of units) {
    expect(run(analyze, 'verify', join(place, name)), name).toEqual({ status: 0, said: '' })
    if (!name.endsWith('.service')) continue
    const { said } = run(analyze, 'security', '--offline=true', '--no-pager', join(place, name))
    expect(Number(/Overall exposure level for pandrop(?:-backup)?.service: ([\d.]+)/.exec(said)?.[1])).toBeLessThan(4)
  }
})

test('systemd takes the timers of backups, files and drills', () => {
  const analyze = findDebianProgram({
    name: 'systemd-analyze',
    path: '/usr/bin/systemd-analyze',
    packages: ['systemd'],
  })
  const units = readdirSync('deploy/pgbackrest').filter((name) => /\.(service|timer)$/.test(name))
  for (const name of units) {
    const text = readFileSync(join('deploy/pgbackrest', name), 'utf8')
    writeFileSync(join(place, name), text.replace(/\/usr\/bin\/(node|pgbackrest|restic)/g, process.execPath))
  }
  const timers = units.filter((name) => name.endsWith('.timer'))
  expect(timers).toHaveLength(4)
  expect(run(analyze, 'verify', ...timers.map((name) => join(place, name)))).toEqual({ status: 0, said: '' })
  expect(units.filter((name) => !name.includes('@') && !units.includes(name.replace('.service', '.timer')))).toEqual([])
})

test('Caddy takes its file as it stands', () => {
  const caddy = findDebianProgram({ name: 'caddy', path: '/usr/bin/caddy', packages: ['caddy'] })
  const { status, said } = run(
    caddy,
    'validate',
    '--adapter',
    'caddyfile',
    '--config',
    resolve('deploy/caddy/Caddyfile'),
  )
  expect({ status, said }).toMatchObject({ status: 0, said: expect.stringContaining('Valid configuration') })
})
