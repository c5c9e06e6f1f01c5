import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { link, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorProblem } from '../../operator-problem.ts'
import { findProcess } from './processes.ts'

/** One Pandrop per DATA_DIR: a file that names the process which holds it. */
export interface DataLock {
  release(): void
}

interface Holder {
  pid: number
  startTicks: string
}

const lockPath = (dataDir: string): string => join(dataDir, 'pandrop.lock')

/**
 * Takes the lock of a data folder. A lock whose process is gone (kill -9, power cut) is replaced; a process number
 * that something else uses by now is recognised by its start time.
 */
export const lockDataFolder = async (dataDir: string): Promise<DataLock> => {
  const path = lockPath(dataDir)
  const own = JSON.stringify(identityOf(process.pid))
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    if (await create(path, own)) return { release: () => releaseOwn(path, own) }
    const holder = lockHolder(dataDir)
    if (holder !== undefined) {
      throw new OperatorProblem(
        `Another Pandrop (process ${holder}) is running on ${dataDir}. Stop it, or set another DATA_DIR and PORT.`,
      )
    }
    await removeStale(path)
  }
  throw new OperatorProblem(`The lock ${path} cannot be taken: other starts keep taking it.`)
}

/** The process that runs a shop on this data folder, undefined when none does. */
export const lockHolder = (dataDir: string): number | undefined => {
  const holder = readHolder(lockPath(dataDir))
  if (!holder) return undefined
  return findProcess(holder.pid)?.startTicks === holder.startTicks ? holder.pid : undefined
}

const identityOf = (pid: number): Holder => ({ pid, startTicks: findProcess(pid)?.startTicks ?? '' })

const readHolder = (path: string): Holder | undefined => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

// A link appears with its content at once, so nobody ever reads a half-written lock.
const create = async (path: string, content: string): Promise<boolean> => {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, content, { mode: 0o600 })
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

// Renamed first and looked at again: another start may have replaced the stale lock by its own in between.
const removeStale = async (path: string): Promise<void> => {
  const aside = `${path}.${randomUUID()}`
  try {
    await rename(path, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  const holder = readHolder(aside)
  if (holder && findProcess(holder.pid)?.startTicks === holder.startTicks) await link(aside, path).catch(() => {})
  await rm(aside, { force: true })
}

const releaseOwn = (path: string, own: string): void => {
  const holder = readHolder(path)
  if (holder && JSON.stringify(holder) === own) rmSync(path, { force: true })
}
