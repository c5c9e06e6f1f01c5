import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * kill -9 of a PostgreSQL with all its processes.
 * @param dataFolder where its postmaster.pid lies
 */
export const killPostgres = (dataFolder: string): void => {
  const [postmaster = ''] = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ')
  for (const pid of [postmaster, ...children]) killHard(Number(pid))
}

// One of PostgreSQL's processes may have ended by itself since it was listed.
const killHard = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
