import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { vi } from 'vitest'
import { findDebianProgram } from './debian-program.ts'
import { freePort } from './free-port.ts'
import { exchange } from './haproxy.ts'

/** Prometheus that looks at one shop. */
export interface Prometheus {
  /** names of the alerts that are raised now, sorted */
  raised(): Promise<string[]>
  /** what a question is answered with: one value for each series */
  ask(question: string): Promise<number[]>
  stop(): Promise<void>
}

const folder = resolve('deploy/monitoring')

/** promtool, which comes with Prometheus. */
export const findPromtool = () =>
  findDebianProgram({ name: 'promtool', path: '/usr/bin/promtool', packages: ['prometheus'] })

/**
 * Starts Debian's Prometheus with the example and the alerts that we ship. It looks every two seconds, and raises an
 * alert at once: how long each waits is tried by alerts.test.yml.
 * @param shop port of the shop on this machine, and the METRICS_TOKEN it was started with
 * @param changes what stands otherwise in the alerts
 */
export const startPrometheus = async (
  shop: { port: number; token: string },
  changes: Record<string, string>,
): Promise<Prometheus> => {
  const place = mkdtempSync(join(tmpdir(), 'pandrop-prometheus-'))
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8')
  const write = (name: string, text: string): string => {
    writeFileSync(join(place, name), text)
    return join(place, name)
  }
  write('alerts.yml', exchange(read('alerts.yml').replace(/^ +for: \w+\n/gm, ''), changes))
  const configuration = exchange(read('prometheus.yml'), {
    'scrape_interval: 30s': 'scrape_interval: 2s',
    'evaluation_interval: 30s': 'evaluation_interval: 1s',
    '/etc/prometheus/pandrop.token': write('pandrop.token', shop.token),
    '127.0.0.1:3000': `127.0.0.1:${shop.port}`,
  })
  const promtool = findPromtool()
  const port = await freePort()
  const program: ChildProcess = spawn(
    join(dirname(promtool.path), 'prometheus'),
    [
      `--config.file=${write('prometheus.yml', configuration)}`,
      `--storage.tsdb.path=${join(place, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: 'ignore', env: { ...process.env, ...promtool.env } },
  )
  const api = async <Data>(path: string): Promise<Data> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)
    const { status, data, error } = (await answer.json()) as { status: string; data: Data; error?: string }
    if (status !== 'success') throw new Error(`${path}: ${error}`)
    return data
  }
  const ask = async (question: string): Promise<number[]> => {
    const { result } = await api<{ result: { value: [number, string] }[] }>(
      `query?${new URLSearchParams({ query: question })}`,
    )
    return result.map(({ value: [, text] }) => Number(text))
  }
  await vi.waitFor(() => ask('vector(1)'), { timeout: 20_000, interval: 100 })
  return {
    ask,
    raised: async () => {
      const { alerts } = await api<{ alerts: { labels: { alertname: string }; state: string }[] }>('alerts')
      const names = alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname)
      return [...new Set(names)].sort()
    },
    stop: async () => {
      const ended = once(program, 'exit')
      program.kill('SIGTERM')
      await ended
      rmSync(place, { recursive: true, force: true })
    },
  }
}
