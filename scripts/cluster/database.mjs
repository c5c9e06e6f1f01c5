// What a cluster says of itself, and the shop's database in it.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { loginsSql } from './files.mjs'

/** What one machine knows of all of them: name, role and state; nothing where it does not answer. */
const membersSeenBy = ({ address, ports }) =>
  fetch(`http://${address}:${ports.rest}/cluster`, { signal: AbortSignal.timeout(1000) })
    .then((response) => response.json())
    .then(({ members }) => members)
    .catch(() => [])

const seen = async (machines) => {
  const views = await Promise.all(machines.map(membersSeenBy))
  return views.find((members) => members.length > 0) ?? []
}

/**
 * Waits until a primary has a standby that has all it acknowledges, and all others follow it.
 * @param {() => boolean} isStopping whether nobody waits for it any more
 * @param {number} secondsMax after which it throws
 */
export const whole = async ({ machines }, isStopping, secondsMax) => {
  const deadline = Date.now() + secondsMax * 1000
  while (!isStopping()) {
    const members = await seen(machines)
    const roles = members.filter(({ state }) => state === 'running' || state === 'streaming').map(({ role }) => role)
    if (roles.length === machines.length && roles.includes('leader') && roles.includes('sync_standby')) return
    if (Date.now() > deadline) throw new Error('The cluster did not open in time: its folder has the logs.')
    await delay(200)
  }
}

/** The machines in the order in which they are stopped: the primary last, so that nobody has to take over. */
export const primaryLast = async (machines) => {
  const leader = (await seen(machines)).find(({ role }) => role === 'leader')?.name
  return [...machines].sort((left, right) => Number(left.name === leader) - Number(right.name === leader))
}

/** Makes the shop's database and its two logins, where they are not there yet. */
export const makeLogins = ({ port, passwords }, { postgresBin, env }) => {
  const psql = (input) => {
    const flags = ['--no-psqlrc', '--quiet', '--tuples-only', '--set=ON_ERROR_STOP=1']
    const database = `host=127.0.0.1 port=${port} user=postgres dbname=postgres`
    const options = { input, encoding: 'utf8', env: { ...process.env, ...env, PGPASSWORD: passwords.superuser } }
    const { status, stdout, stderr } = spawnSync(join(postgresBin, 'psql'), [...flags, database], options)
    if (status !== 0) throw new Error(`The shop's logins could not be made: ${stderr}`)
    return stdout
  }
  if (psql(`select 'made' from pg_database where datname = 'pandrop'`).includes('made')) return
  const set = ['owner', 'server'].map((login) => `\\set ${login}_password ${passwords[login]}`)
  psql([...set, `\\i ${loginsSql}`, ''].join('\n'))
}
