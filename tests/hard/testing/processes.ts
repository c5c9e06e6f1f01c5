import { readdirSync, readFileSync } from 'node:fs'

/** Process, state and parent of /proc/<pid>/stat, whose name may hold anything; nothing of one that has ended. */
const statOf = (pid: string): string[] => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

/** Whether a process runs; one that has ended and was not collected yet does not. */
export const isRunning = (pid: number): boolean => {
  const [state] = statOf(String(pid))
  return state !== undefined && state !== 'Z' && state !== 'X'
}

/** Processes of the server that one of them has started, and that run; its sandboxes are others. */
export const serversOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && statOf(name)[1] === String(parent))
    .map(Number)
    .filter((pid) => isRunning(pid) && commandOf(pid).includes('apps/server/'))

const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

/** Clock ticks of processor time that a process has taken for itself. */
export const ticksOf = (pid: number): number => Number(statOf(String(pid))[11] ?? Number.NaN)
