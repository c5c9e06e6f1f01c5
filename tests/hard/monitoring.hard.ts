import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPromtool } from './testing/prometheus.ts'

const folder = resolve('deploy/monitoring')

let promtool: string
let place: string

beforeAll(() => {
  promtool = findPromtool().path
  place = mkdtempSync(join(tmpdir(), 'pandrop-alerts-'))
})

afterAll(() => rmSync(place, { recursive: true, force: true }))

const run = (cwd: string, ...parameters: string[]) => {
  const { status, stdout, stderr } = spawnSync(promtool, parameters, { cwd, encoding: 'utf8' })
  return { status, said: `${stdout}${stderr}` }
}

const tried = (cwd: string) => run(cwd, 'test', 'rules', 'alerts.test.yml')

test('Prometheus takes the alerts, and the example that names them', () => {
  expect(run(folder, 'check', 'rules', 'alerts.yml')).toMatchObject({ status: 0 })
  expect(run(folder, 'check', 'config', '--syntax-only', 'prometheus.yml')).toMatchObject({ status: 0 })
})

test('each alert is raised by a shop that is sick, and none by one that is well', () => {
  const { status, said } = tried(folder)
  expect(status, said).toBe(0)
})

// The tries themselves, tried: a bound that is too high, and one that is too low.
test.each([
  ['max(pandrop_queue_lag_seconds) > 900', 'max(pandrop_queue_lag_seconds) > 90000', 'QueueBehind'],
  ['max(pandrop_webhooks_gave_up) > 0', 'max(pandrop_webhooks_gave_up) >= 0', 'WebhookGaveUp'],
])('a wrong bound is noticed: %s', (right, wrong, alert) => {
  const alerts = readFileSync(join(folder, 'alerts.yml'), 'utf8')
  expect(alerts).toContain(right)
  writeFileSync(join(place, 'alerts.yml'), alerts.replace(right, wrong))
  writeFileSync(join(place, 'alerts.test.yml'), readFileSync(join(folder, 'alerts.test.yml')))
  const { status, said } = tried(place)
  expect(status).toBe(1)
  expect(said).toContain(alert)
})
