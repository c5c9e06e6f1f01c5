// npm run cluster: a replicated PostgreSQL on one machine, of the files in deploy/cluster, to try a shop on
// (docs/recipes/run-a-cluster.md). Three times etcd, Patroni and PostgreSQL, and one HAProxy that follows the primary.
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chooseAccount } from './cluster/account.mjs'
import { makeLogins, primaryLast, whole } from './cluster/database.mjs'
import { etcdEnvironment, haproxyCfg, patroniYml } from './cluster/files.mjs'
import { freePort, layNetwork, placeMachines, removeNetwork } from './cluster/machines.mjs'
import { findPrograms } from './cluster/packages.mjs'
import { Programs } from './cluster/programs.mjs'

const secondsToOpen = 180

const password = () => randomBytes(18).toString('base64url')

/** What a cluster is, the same for its whole life. */
const keep = async (folder, namespaces) => {
  const file = join(folder, 'cluster.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const passwords = { superuser: password(), replication: password(), owner: password(), server: password() }
  const made = { ...(await placeMachines(namespaces)), port: await freePort(), passwords }
  writeFileSync(file, JSON.stringify(made, null, 2), { mode: 0o600 })
  return made
}

/** The folder of a machine or of HAProxy, owned by the account that its programs run under. */
const folderFor = (path, { uid, gid }) => {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  chownSync(path, uid, gid)
  return path
}

const writeFor = (path, text, { uid, gid }) => {
  writeFileSync(path, text, { mode: 0o600 })
  chownSync(path, uid, gid)
  return path
}

/** Starts etcd and Patroni of one machine; answers what they are called. */
const startMachine = (machine, { cluster, root, account, programs, running }) => {
  const folder = folderFor(join(root, machine.name), account)
  const about = { ...cluster, machine, folder, postgresBin: programs.postgresBin }
  const yml = writeFor(join(folder, 'patroni.yml'), patroniYml(about), account)
  const before = machine.namespace ? ['ip', 'netns', 'exec', machine.namespace, ...account.before] : account.before
  const start = (program, parameters, env) =>
    running.start({ program, folder, command: [...before, ...programs[program], ...parameters], env })
  return {
    etcd: start('etcd', [], { ...programs.env, ...etcdEnvironment(about) }),
    patroni: start('patroni', [yml], programs.env),
  }
}

const startBalancer = ({ cluster, root, account, programs, running }) => {
  const folder = folderFor(join(root, 'haproxy'), account)
  const text = haproxyCfg({ ...cluster, socket: join(folder, 'admin.sock') })
  const file = writeFor(join(folder, 'haproxy.cfg'), text, account)
  const command = [...account.before, ...programs.haproxy, '-db', '-f', file]
  return running.start({ program: 'haproxy', folder, command, env: programs.env })
}

const greet = ({ passwords, port, machines }, root) => {
  const address = (login) => `postgres://${login}:${passwords[login]}@127.0.0.1:${port}/pandrop`
  console.log(
    [
      '',
      'The cluster is open. A shop opens on it with',
      `  DATABASE_URL=${address('server')}`,
      `  DATABASE_OWNER_URL=${address('owner')}`,
      ...machines.map(
        ({ name, address: at, ports }) => `Machine ${name}: ${at}:${ports.postgres}, ${join(root, name)}`,
      ),
      'Ctrl-C ends it; the next start finds its data again.',
    ].join('\n'),
  )
}

const usage = `npm run cluster -- [--folder <folder>] [--namespaces] [--seconds-away 60]
  --folder        where its data lies; .data/cluster unless said
  --namespaces    each machine has a network of its own (as root); otherwise they differ in their ports
  --seconds-away  what ends is started again after so many seconds`

const readOptions = () =>
  parseArgs({
    options: {
      folder: { type: 'string', default: '.data/cluster' },
      namespaces: { type: 'boolean', default: false },
      'seconds-away': { type: 'string', default: '60' },
      help: { type: 'boolean', default: false },
    },
  }).values

const run = async () => {
  const options = readOptions()
  if (options.help) return console.log(usage)
  const root = resolve(options.folder)
  mkdirSync(root, { recursive: true })
  // Its programs may run under another account, which has to come to its own folder.
  chmodSync(root, 0o711)
  const account = chooseAccount(root)
  const programs = findPrograms()
  const cluster = await keep(root, options.namespaces)
  const running = new Programs(Number(options['seconds-away']))
  const all = { cluster, root, account, programs, running }
  const started = new Map()
  let stopping = false
  const stop = async (exitCode) => {
    if (stopping) return
    stopping = true
    const machines = await primaryLast(cluster.machines)
    const inOrder = (program) => machines.map(({ name }) => started.get(name)?.[program])
    await running.end([started.get('haproxy'), ...inOrder('patroni'), ...inOrder('etcd')])
    removeNetwork(cluster)
    process.exit(exitCode)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0))
  try {
    layNetwork(cluster)
    for (const machine of cluster.machines) started.set(machine.name, startMachine(machine, all))
    started.set('haproxy', startBalancer(all))
    await whole(cluster, () => stopping, secondsToOpen)
    if (stopping) return
    makeLogins(cluster, programs)
    greet(cluster, root)
  } catch (error) {
    console.error(`\n${error.message}`)
    await stop(1)
  }
}

run().catch((error) => {
  console.error(`\n${error.message}`)
  process.exit(1)
})
