import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseUrls } from '@pandrop/server/db/embedded'
import { expect } from 'vitest'
import { killPostgres } from './kill-postgres.ts'

/** Longer than the others take to notice and to take over, so that one that was killed comes back to a new primary. */
const secondsAway = 35

const wholeMillisMax = 90_000

/** One machine of a cluster. */
export interface Machine {
  name: string
  address: string
  ports: { postgres: number; rest: number }
  /** where it has a network of its own */
  namespace?: string
}

/** `npm run cluster`, and what may happen to its machines. */
export interface Cluster extends DatabaseUrls {
  /** the machine that says that it is the primary */
  primary(): Promise<Machine>
  /** the database's addresses at one machine, past the balancer */
  at(machine: Machine): DatabaseUrls
  /** kill -9 of a machine's PostgreSQL and Patroni; both come back by themselves */
  kill(machine: Machine): void
  /** stops a machine's Patroni (SIGSTOP) while its PostgreSQL runs on */
  freeze(machine: Machine): void
  thaw(machine: Machine): void
  /** no packet passes between a machine and the two others any more; whoever else reached it still does */
  cutOff(machine: Machine): void
  mend(machine: Machine): void
  /** waits until a primary has its standbys again */
  whole(): Promise<void>
  stop(): Promise<void>
}

interface Kept {
  machines: Machine[]
  port: number
  passwords: { owner: string; server: string }
}

/** Whether machines can have networks of their own here: root may make some, in most containers as well. */
export const hasNamespaces = (): boolean =>
  process.getuid?.() === 0 && spawnSync('unshare', ['-n', 'true']).status === 0

/** Starts `npm run cluster` in a folder of its own; each machine has its own network where that can be. */
export const startCluster = async (): Promise<Cluster> => {
  const folder = await mkdtemp(join(tmpdir(), 'pandrop-cluster-'))
  const options = ['--folder', folder, '--seconds-away', String(secondsAway)]
  const networks = hasNamespaces() ? ['--namespaces'] : []
  const script = spawn(process.execPath, ['scripts/cluster.mjs', ...options, ...networks], { stdio: 'pipe' })
  await new Promise<void>((resolve, reject) => {
    let said = ''
    for (const stream of [script.stdout, script.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk
        if (said.includes('The cluster is open')) resolve()
      })
    }
    script.once('exit', (code) => reject(new Error(`the cluster ended with code ${code}\n${said}`)))
  })
  const { machines, port, passwords }: Kept = JSON.parse(readFileSync(join(folder, 'cluster.json'), 'utf8'))
  const url = (login: 'owner' | 'server', host: string) => `postgres://${login}:${passwords[login]}@${host}/pandrop`
  const urlsAt = (host: string) => ({ serverUrl: url('server', host), ownerUrl: url('owner', host) })

  /** The machines that say so at this path of their Patroni; one that is away or stopped says nothing. */
  const thatAre = async (path: string): Promise<Machine[]> => {
    const saying = machines.map(({ address, ports }) =>
      fetch(`http://${address}:${ports.rest}/${path}`, { signal: AbortSignal.timeout(1000) }).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    const said = await Promise.all(saying)
    return machines.filter((_, index) => said[index])
  }
  const only = async (path: string): Promise<Machine> => {
    const [machine] = await thatAre(path)
    if (!machine) throw new Error(`no machine is a ${path}`)
    return machine
  }
  const signalPatroni = ({ name }: Machine, signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT') =>
    void process.kill(Number(readFileSync(join(folder, name, 'patroni.pid'), 'utf8')), signal)
  const route = (machine: Machine, what: 'add' | 'delete') => {
    for (const { address } of machines.filter(({ name }) => name !== machine.name)) {
      execFileSync('ip', ['-n', String(machine.namespace), 'route', what, 'blackhole', address])
    }
  }
  const rolesOfRunning = async (): Promise<string[]> => {
    const { address, ports } = await only('primary')
    const answer = await fetch(`http://${address}:${ports.rest}/cluster`, { signal: AbortSignal.timeout(1000) })
    const { members } = (await answer.json()) as { members: { role: string; state: string }[] }
    return members.filter(({ state }) => /^(running|streaming)$/.test(state)).map(({ role }) => role)
  }

  return {
    ...urlsAt(`127.0.0.1:${port}`),
    primary: () => only('primary'),
    at: ({ address, ports }) => urlsAt(`${address}:${ports.postgres}`),
    kill: (machine) => {
      // The other way round it would see that its PostgreSQL is gone, and say so.
      signalPatroni(machine, 'SIGKILL')
      killPostgres(join(folder, machine.name, 'postgres'))
    },
    freeze: (machine) => signalPatroni(machine, 'SIGSTOP'),
    thaw: (machine) => signalPatroni(machine, 'SIGCONT'),
    cutOff: (machine) => route(machine, 'add'),
    mend: (machine) => route(machine, 'delete'),
    whole: async () => {
      // Until one has taken over nobody can say.
      const sorted = () =>
        rolesOfRunning().then(
          (roles) => roles.sort(),
          (error: Error) => error.message,
        )
      await expect
        .poll(sorted, { timeout: wholeMillisMax, interval: 250 })
        .toEqual(['leader', 'replica', 'sync_standby'])
    },
    stop: async () => {
      const ended = once(script, 'exit')
      script.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
