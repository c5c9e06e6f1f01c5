import { dirname } from 'node:path'
import type { HealthCheck } from '@pandrop/contract/staff/health'
import type pg from 'pg'
import { systemClock } from '../clock.ts'
import { loginOf } from '../db/migrate.ts'
import { type OpenDatabase, openForCommand } from '../db/open.ts'
import { createPool } from '../db/pool.ts'
import { outsideVerdictsOf } from '../domains/backoffice/health/health.rules.ts'
import { lookOutside, readHealth } from '../domains/backoffice/health/health.ts'
import { amber, green, red, type Verdict } from '../domains/backoffice/health/verdict.rules.ts'
import { type Env, readEnv } from '../env.ts'
import { OperatorProblem } from '../operator-problem.ts'
import { chooseStorage } from '../ports/storage/choose-storage.ts'
import {
  clockOf,
  connectionsOf,
  lastBackupFile,
  migrationsOf,
  restoredOf,
  rightsOf,
  sealedOf,
  serverOf,
  unreachedOf,
} from './database.ts'
import { backupsOf, buildOf, drawingOf, findKey, folderOf, keyOf, nodeOf, portOf } from './machine.ts'

/** Something of an installation that was looked at; those of a shop's health have their names. */
export type Finding = Omit<HealthCheck, 'name'> & { name: string }

const silent = { info: () => {}, warn: () => {}, error: () => {} }

const named = (name: string, { state, says, to_do }: Verdict): Finding => ({ name, state, says, to_do })

const readSettings = (): Env | Finding => {
  try {
    return readEnv()
  } catch (error) {
    if (!(error instanceof OperatorProblem)) throw error
    return named('environment', red(error.message.replaceAll(/\s*\n\s*/g, ' '), 'Mend it (README, Run it for real).'))
  }
}

/**
 * Looks at an installation, whether its shop runs, does not start, or was never started; nothing is changed or made.
 * Where the shop can be asked how it is, that is part of it.
 * @returns everything that was looked at, in the order in which it has to be mended
 */
export const examine = async (): Promise<Finding[]> => {
  const first = [named('node', nodeOf(process.versions.node)), named('build', buildOf())]
  const env = readSettings()
  if ('name' in env) return [...first, env]
  const { isOpen, ...port } = await portOf(env)
  const before = [
    ...first,
    named('environment', green(`These settings are a shop’s, in ${env.NODE_ENV}`)),
    named('folder', folderOf(env, process.getuid?.())),
    named('key', keyOf(findKey(env), env)),
    named('port', port),
    named('drawing', await drawingOf(env)),
  ]
  return [...before, ...(await examineDatabase(env, isOpen))]
}

const examineDatabase = async (env: Env, isOpen: boolean): Promise<Finding[]> => {
  let database: OpenDatabase
  try {
    database = await openForCommand(env, silent)
  } catch (error) {
    if (!(error instanceof OperatorProblem)) throw error
    const isNew = error.message.startsWith('There is no shop')
    const verdict = isNew
      ? amber('There is no database yet', 'The first start makes it.')
      : red(error.message, 'Do what it says, and ask again.')
    return [named('server', verdict), named('backups', backupsOf(env)), ...(await outsideOf(env))]
  }
  const pool = createPool({ connectionString: database.serverUrl, connectionsMax: 4, mayBeStandby: true })
  try {
    return await examineOpen(env, { database, pool, isOpen })
  } finally {
    await pool.end()
    await database.stop()
  }
}

const outsideOf = async (env: Env): Promise<Finding[]> => {
  const verdicts = outsideVerdictsOf(await lookOutside({ env, storage: chooseStorage(env) }), systemClock.now())
  return Object.entries(verdicts).map(([name, verdict]) => named(name, verdict))
}

interface Open {
  database: OpenDatabase
  pool: pg.Pool
  isOpen: boolean
}

const examineOpen = async (env: Env, { database, pool, isOpen }: Open): Promise<Finding[]> => {
  const reached = await Promise.all([pool.query('select 1'), loginOf(database.ownerUrl)]).then(
    () => undefined,
    (error: unknown) => unreachedOf(error),
  )
  if (reached) return [named('server', reached), named('backups', backupsOf(env)), ...(await outsideOf(env))]
  const restored = await restoredOf(pool, env)
  const { areApplied, ...migrations } = await migrationsOf(pool, isOpen)
  const findings = [
    named('server', await serverOf(pool)),
    ...(restored ? [named('restored', restored)] : []),
    // The embedded one is started with as many as the shop takes.
    ...(env.DATABASE_URL ? [named('connections', await connectionsOf(pool, env))] : []),
    named('clock', await clockOf(pool)),
    named('migrations', migrations),
  ]
  // What is asked of tables needs them, filled.
  if (restored || !areApplied) return [...findings, named('backups', backupsOf(env)), ...(await outsideOf(env))]
  const file = await lastBackupFile(pool)
  const { checks } = await readHealth({ env, pool, clock: systemClock, storage: chooseStorage(env) })
  return [
    ...findings,
    named('rights', await rightsOf(pool)),
    named('sealed', await sealedOf(pool, env)),
    named('backups', backupsOf(env, file && dirname(file))),
    // Migrations were told above; that nobody works the queue of a closed shop off is as it should be.
    ...checks.filter(({ name }) => name !== 'version' && (isOpen || name !== 'queue')),
  ]
}
