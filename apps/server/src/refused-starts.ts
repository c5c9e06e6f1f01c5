import { join } from 'node:path'
import type pg from 'pg'
import { refuseUnfinishedRestore } from './backup/unfinished-restore.ts'
import { checkRights } from './db/check-rights.ts'
import type { Log } from './db/log.ts'
import type { OpenDatabase } from './db/open.ts'
import { createPool } from './db/pool.ts'
import { recoveryProblem } from './db/recovery.ts'
import { isUnreachable } from './db/unreachable.ts'
import { connectionsOf, unreachedOf } from './doctor/database.ts'
import { lostToUs } from './domains/backoffice/sealed/sealed.ts'
import { howToSet, missingIdentity } from './domains/content/identity.ts'
import type { Env } from './env.ts'
import { OperatorProblem } from './operator-problem.ts'
import type { Shop } from './shop.ts'

// What keeps a shop from opening, each with what the operator is to do.

// SQLSTATE: a prepared statement that is there already, or is not there, though this connection knows better.
const swappedCodes = ['42P05', '26000']

/** What kept a start from succeeding, as the operator is told it: what comes of a pooler says so. */
export const reasonOf = (error: unknown): unknown => {
  const isSwapped = error instanceof Error && 'code' in error && swappedCodes.includes(String(error.code))
  if (!isSwapped) return error
  return new OperatorProblem(
    'DATABASE_URL leads through a pooler that gives one connection to several at once. The shop listens to the ' +
      'database and keeps prepared statements: set pool_mode = session (pgbouncer), or lead it past the pooler.',
    { cause: error },
  )
}

/** A database that is not reached, that reads its archive, or that was to be restored, opens no shop: it says so. */
export const refuseUnready = async (env: Env, { ownerUrl }: OpenDatabase): Promise<void> => {
  const owner = createPool({ connectionString: ownerUrl, connectionsMax: 1, mayBeStandby: true })
  try {
    const recovering = await recoveryProblem(owner)
    if (recovering) throw new OperatorProblem(`${recovering.says}\n${recovering.toDo}`)
    await refuseUnfinishedRestore(env, owner)
  } catch (error) {
    if (!isUnreachable(error)) throw error
    const { says, to_do: toDo } = unreachedOf(error)
    throw new OperatorProblem(`${says}\n${toDo}`, { cause: error })
  } finally {
    await owner.end()
  }
}

/**
 * Refuses a database and settings on which the shop may not open, and warns of what is open or tight.
 * @throws OperatorProblem with what is missing
 */
export const refuseUnfit = async (shop: Pick<Shop, 'pool' | 'env' | 'secrets' | 'log'>): Promise<void> => {
  await refuseWithoutRights(shop.pool, shop.log)
  await refuseWithoutIdentity(shop)
  await refuseWithoutKeys(shop)
  const { state, says, to_do: toDo } = await connectionsOf(shop.pool, shop.env)
  if (state !== 'green') shop.log.warn(`${says}. ${toDo}`)
}

/** Names what is missing and warns of locks that stand open (docs/behaviour/money.md#boot-check). */
const refuseWithoutRights = async (pool: pg.Pool, log: Log): Promise<void> => {
  const { missing, warnings } = await checkRights(pool)
  for (const warning of warnings) log.warn(warning)
  if (missing.length > 0) throw new OperatorProblem(`The database is not ready:\n${missing.join('\n')}`)
}

/** A real shop that names nobody, or nobody's demo company, breaks the law and loses its customers' mails. */
const refuseWithoutIdentity = async ({ pool, env }: Pick<Shop, 'pool' | 'env'>): Promise<void> => {
  if (env.NODE_ENV !== 'production') return
  const missing = await missingIdentity(pool)
  if (missing.length === 0) return
  const lines = missing.map(howToSet).join('\n')
  throw new OperatorProblem(
    `The shop does not open before it is known who runs it. Set these and start again:\n${lines}`,
  )
}

/** A key that was taken away while something is sealed with it: better told now than when somebody is to be paid. */
const refuseWithoutKeys = async ({ pool, env, secrets }: Pick<Shop, 'pool' | 'env' | 'secrets'>): Promise<void> => {
  const lost = await lostToUs(pool, secrets)
  if (lost.length === 0) return
  const lines = lost.map(({ name, values, fingerprint }) => `  ${values} ${name}, sealed with key ${fingerprint}…`)
  const place = env.ENCRYPTION_KEYS ? 'ENCRYPTION_KEY' : join(env.DATA_DIR, 'encryption.key')
  throw new OperatorProblem(
    `A key is missing. Where the shop was restored or moved, put the key that it had into ${place}. Where it has a ` +
      'new key, put the old one behind it, ENCRYPTION_KEYS=new,old, and take it away after npm run shop -- secrets ' +
      `reseal. Without it these cannot be read:\n${lines.join('\n')}`,
  )
}
