import type { TestDatabase } from '@pandrop/testkit/database'
import { vi } from 'vitest'

type Owner = Pick<TestDatabase, 'ownerPool'>

/** How many wait for a lock of this database. */
const countWaiting = async ({ ownerPool }: Owner): Promise<number> => {
  const { rows } = await ownerPool.query(
    `select count(*)::int as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].waiting
}

/** Waits until somebody waits for a lock that a test holds. */
export const whenSomebodyWaits = (database: Owner): Promise<boolean> =>
  vi.waitUntil(async () => (await countWaiting(database)) > 0, { timeout: 20_000 })

/**
 * Lets several things happen at the same moment, however a machine shares its time: a lock stops each on its way, and
 * goes once all of them wait.
 * @param lock a statement of the owner that they will wait for: `lock table … in share row exclusive mode`
 * @param begin begins them
 * @returns what each came to
 */
export const atOnce = async <Answer>(
  database: Owner,
  lock: string,
  begin: () => Promise<Answer>[],
): Promise<Answer[]> => {
  const holder = await database.ownerPool.connect()
  try {
    await holder.query(`begin; ${lock}`)
    const begun = begin()
    await vi.waitUntil(async () => (await countWaiting(database)) === begun.length, { timeout: 20_000 })
    await holder.query('commit')
    return await Promise.all(begun)
  } finally {
    // Where they never came to wait it is still held: closed, it is not.
    holder.release(true)
  }
}
