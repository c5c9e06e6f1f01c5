import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Files that git tracks or would track: planted ones count before they are committed. */
export const trackedFiles = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(path))

export const readText = (path: string): string => readFileSync(path, 'utf8')
