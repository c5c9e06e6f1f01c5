import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** A program that a test needs beside the shop, and where Debian has it. */
interface Wanted {
  /** its name */
  name: string
  /** where it lies in its package */
  path: string
  /** the package, and those of the libraries that a bare Debian lacks */
  packages: [string, ...string[]]
}

/** How to start a program. */
interface Found {
  path: string
  env: Record<string, string>
}

const runIn = (cwd: string, [program = '', ...parameters]: string[]): Buffer =>
  execFileSync(program, parameters, { cwd, stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 28 })

const asRoot = (): string[] => (process.getuid?.() === 0 ? [] : ['sudo', '-n'])

/** A machine that has never asked knows no packages yet. */
const download = (folder: string, packages: string[]): void => {
  const ask = () => runIn(folder, ['apt-get', 'download', '-qq', ...packages])
  try {
    ask()
  } catch {
    runIn(folder, [...asRoot(), 'apt-get', 'update', '-qq'])
    ask()
  }
}

/** Debian's packages start services when they are installed, so the files are taken out of them. */
const unpack = (kept: string, packages: string[]): void => {
  mkdirSync(join(kept, '..'), { recursive: true })
  const folder = mkdtempSync(`${kept}-`)
  try {
    download(folder, packages)
    const files = readdirSync(folder)
    for (const file of files) runIn(folder, ['dpkg', '-x', file, 'unpacked'])
    // Whoever else unpacks it at this moment has the same.
    if (!existsSync(kept)) renameSync(join(folder, 'unpacked'), kept)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Makes sure that a program is there: the one that a variable of its name in capitals names, the installed one, or
 * Debian's, which is kept in node_modules.
 * @returns how to start it; throws, with what to do, where it cannot be had
 */
export const findDebianProgram = ({ name, path, packages }: Wanted): Found => {
  const variable = name.toUpperCase()
  const there = [process.env[variable], path].find((each) => each && existsSync(each))
  if (there) return { path: there, env: {} }
  const kept = resolve('node_modules/.cache', name)
  try {
    if (!existsSync(kept)) unpack(kept, packages)
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Error(
      `This test needs ${name} (Debian's package ${packages[0]}), which could not be fetched: ${why}\n` +
        `Install it (apt-get install --no-install-recommends ${packages[0]}), or set ${variable} to its path.`,
      { cause },
    )
  }
  const libraries = join(kept, 'usr/lib')
  const folders = existsSync(libraries) ? readdirSync(libraries) : []
  const places = folders.map((folder) => join(libraries, folder))
  return { path: join(kept, path), env: { LD_LIBRARY_PATH: places.join(':') } }
}
