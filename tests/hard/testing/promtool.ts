import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const kept = 'node_modules/.cache/promtool'

const places = [process.env.PROMTOOL, '/usr/bin/promtool', join(kept, 'promtool')]

const found = (): string | undefined => places.find((path) => path && existsSync(path))

const runIn = (cwd: string, [program = '', ...parameters]: string[]): Buffer =>
  execFileSync(program, parameters, { cwd, stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 28 })

const asRoot = (): string[] => (process.getuid?.() === 0 ? [] : ['sudo', '-n'])

/** A machine that has never asked knows no packages yet. */
const download = (folder: string): void => {
  const ask = () => runIn(folder, ['apt-get', 'download', '-qq', 'prometheus'])
  try {
    ask()
  } catch {
    runIn(folder, [...asRoot(), 'apt-get', 'update', '-qq'])
    ask()
  }
}

/** Debian's package starts a service when it is installed, so the one program is taken out of it. */
const unpack = (): void => {
  mkdirSync(kept, { recursive: true })
  const folder = mkdtempSync(join(kept, 'package-'))
  try {
    download(folder)
    const [file = ''] = readdirSync(folder)
    runIn(folder, ['sh', '-c', 'dpkg --fsys-tarfile "$1" | tar -x ./usr/bin/promtool', 'sh', file])
    // Whoever else unpacks it at this moment has the same.
    renameSync(join(folder, 'usr/bin/promtool'), join(kept, 'promtool'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Makes sure that promtool is there: that of PROMTOOL, the installed one, or Debian's, which is kept in node_modules.
 * @returns its path; throws, with what to do, where it cannot be had
 */
export const findPromtool = (): string => {
  const first = found()
  if (first) return first
  try {
    unpack()
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Error(
      `Alerts are tried by promtool (Debian's package prometheus), which could not be fetched: ${why}\n` +
        'Install it (apt-get install --no-install-recommends prometheus), or set PROMTOOL to its path.',
      { cause },
    )
  }
  return join(kept, 'promtool')
}
