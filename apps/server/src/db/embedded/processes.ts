import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

/** A running process, told apart from a later one with the same number by the moment it started. */
export interface RunningProcess {
  pid: number
  /** clock ticks from boot to its start, as /proc prints them */
  startTicks: string
  /** program and arguments */
  command: string[]
}

/**
 * Looks a process up in /proc.
 * @returns undefined when there is none; one that ended but was not collected yet (a zombie) counts as none
 */
export const findProcess = (pid: number): RunningProcess | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // proc(5): the name in parentheses may hold anything, so fields are counted from the last ")": state is the third.
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const startTicks = rest[18]
    if (state === 'Z' || state === 'X' || startTicks === undefined) return undefined
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean)
    return { pid, startTicks, command }
  } catch {
    return undefined
  }
}

/**
 * Waits until a process is gone.
 * @returns false when it is still there after that many milliseconds
 */
export const waitForEnd = async ({ pid, startTicks }: RunningProcess, millisMax: number): Promise<boolean> => {
  const deadline = performance.now() + millisMax
  while (findProcess(pid)?.startTicks === startTicks) {
    if (performance.now() > deadline) return false
    await delay(20)
  }
  return true
}
