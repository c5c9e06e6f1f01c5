// Fetches Debian's programs of a cluster and takes their files out of the packages: nothing is installed, so no service
// is started, and a PostgreSQL or a HAProxy of this machine is left as it is.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'

const kept = resolve('node_modules/.cache/cluster')
const packages = ['postgresql-15', 'patroni', 'etcd-server', 'haproxy']

const runIn = (cwd, program, parameters) => {
  const { status, stdout, stderr, error } = spawnSync(program, parameters, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${parameters[0]}: ${error?.message ?? stderr.trim()}`)
  return stdout
}

/** What an installation would bring that this machine does not have. */
const missingPackages = () => {
  const said = runIn('/', 'apt-get', ['install', '--simulate', '--no-install-recommends', ...packages])
  return [...said.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name)
}

const download = (folder) => {
  const ask = () => {
    const missing = missingPackages()
    if (missing.length > 0) runIn(folder, 'apt-get', ['download', '-qq', ...missing])
  }
  try {
    ask()
  } catch {
    // A machine that has never asked knows no packages yet, one that asked long ago knows some that are gone.
    const [program, ...before] = [...(process.getuid() === 0 ? [] : ['sudo', '-n']), 'apt-get']
    runIn(folder, program, [...before, 'update', '-qq'])
    ask()
  }
}

const unpack = () => {
  mkdirSync(join(kept, '..'), { recursive: true })
  const folder = mkdtempSync(`${kept}-`)
  try {
    mkdirSync(join(folder, 'packages'))
    mkdirSync(join(folder, 'unpacked'))
    download(join(folder, 'packages'))
    for (const file of readdirSync(join(folder, 'packages'))) {
      runIn(folder, 'dpkg', ['-x', join('packages', file), 'unpacked'])
    }
    // Whoever else unpacks it at this moment has the same.
    if (!existsSync(kept)) renameSync(join(folder, 'unpacked'), kept)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Ours, else the one of this machine. */
const find = (path) => {
  const found = [join(kept, path), path].find((each) => existsSync(each))
  if (!found) throw new Error(`${path} was in none of them`)
  return found
}

/**
 * Makes sure that PostgreSQL 15, Patroni, etcd and HAProxy are there.
 * @returns how each is started, and the environment that they need; throws, with what to do, where they cannot be had
 */
export const findPrograms = () => {
  const names = packages.join(', ')
  try {
    if (!existsSync(kept)) {
      console.log(`Taking ${names} out of Debian's packages, without installing them …`)
      unpack()
    }
    const libraries = join(kept, 'usr/lib')
    const folders = existsSync(libraries) ? readdirSync(libraries).filter((name) => name.endsWith('-linux-gnu')) : []
    return {
      patroni: ['/usr/bin/python3', find('/usr/bin/patroni')],
      etcd: [find('/usr/bin/etcd')],
      haproxy: [find('/usr/sbin/haproxy')],
      postgresBin: find('/usr/lib/postgresql/15/bin'),
      env: {
        LD_LIBRARY_PATH: folders.map((name) => join(libraries, name)).join(delimiter),
        PYTHONPATH: join(libraries, 'python3/dist-packages'),
      },
    }
  } catch (cause) {
    throw new Error(`A cluster needs these packages of Debian 12: ${names}.\n${cause.message}`, { cause })
  }
}
