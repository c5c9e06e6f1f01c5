import { readdirSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { performance } from 'node:perf_hooks'
import type pg from 'pg'

// What Linux counts the time of processes in: a hundredth of a second on every machine that Node.js supports.
const ticksPerSecond = 100

/** Fields of /proc/<pid>/stat from the third one on: the second is a name that may hold spaces. */
const statOf = (pid: number | string): number[] => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
}

const at = (stat: readonly number[], field: number): number => stat[field - 3] ?? 0

/** Seconds of processor that a process with all its threads has used; 0 where it is gone. */
export const cpuSecondsOf = (pid: number): number => {
  try {
    const stat = statOf(pid)
    return (at(stat, 14) + at(stat, 15)) / ticksPerSecond
  } catch {
    return 0
  }
}

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((each) => {
      try {
        return at(statOf(each), 4) === pid
      } catch {
        return false
      }
    })

/** Seconds of processor of a process and its children, those that have ended included. */
export const familyCpuSecondsOf = (pid: number): number => {
  const stat = statOf(pid)
  const own = (at(stat, 14) + at(stat, 15) + at(stat, 16) + at(stat, 17)) / ticksPerSecond
  return childrenOf(pid).reduce((sum, child) => sum + cpuSecondsOf(child), own)
}

/** PostgreSQL's main process, of which each connection is a child. */
export const postmasterOf = async (pool: pg.Pool): Promise<number> => {
  const { rows } = await pool.query('select pg_backend_pid() as pid')
  return at(statOf(rows[0].pid), 4)
}

/** Resident memory of a process in megabytes, as Linux counts it; 0 where it is gone. */
export const residentMegabytes = (pid: number): number => {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes ?? 0) / 1024
  } catch {
    return 0
  }
}

const busySeconds = (): number => {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, soft = 0, stolen = 0] = line
    .trim()
    .split(/\s+/)
    .slice(1)
    .map(Number)
  return (user + nice + system + interrupts + soft + stolen) / ticksPerSecond
}

/** Whose work is measured: the servers, and PostgreSQL; the client is this process. */
export interface Measured {
  servers: readonly number[]
  postmaster: number
}

/** Seconds of processor since a moment, by who used them, and the share of the machine that others took. */
export interface Used {
  seconds: number
  serverCpuSeconds: number
  databaseCpuSeconds: number
  /** 0 to 1: of all cores, what neither client, servers nor PostgreSQL used; figures above 0.1 are worth little */
  othersShare: number
}

/** Begins to count processor time; the answer says what was used since. */
export const watchCpu = ({ servers, postmaster }: Measured): (() => Used) => {
  const now = () => ({
    at: performance.now(),
    busy: busySeconds(),
    client: cpuSecondsOf(process.pid),
    servers: servers.reduce((sum, pid) => sum + cpuSecondsOf(pid), 0),
    database: familyCpuSecondsOf(postmaster),
  })
  const begun = now()
  return () => {
    const ended = now()
    const seconds = (ended.at - begun.at) / 1000
    const serverCpuSeconds = ended.servers - begun.servers
    const databaseCpuSeconds = ended.database - begun.database
    const ours = serverCpuSeconds + databaseCpuSeconds + ended.client - begun.client
    const othersShare = Math.max(0, (ended.busy - begun.busy - ours) / seconds / cpus().length)
    return { seconds, serverCpuSeconds, databaseCpuSeconds, othersShare }
  }
}

/** The machine in words: "2 × AMD EPYC". */
export const machine = (): string => `${cpus().length} × ${cpus()[0]?.model.trim()}`
