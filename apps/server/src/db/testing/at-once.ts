import type { TestDatabase } from '@pandrop/testkit/database'
import { vi } from 'vitest'

/**
 * Lets several things happen at the same moment, however a machine shares its time: a lock stops each on its way, and
 * goes once all of them wait.
 * @param lock a statement of the owner that they will wait for: `lock table … in share row exclusive mode`
 * @param begin begins them
 * @returns what each came to
 */
export const atOnce = async <Answer>(
  { ownerPool }: Pick<TestDatabase, 'ownerPool'>,
  lock: string,
  begin: () => Promise<Answer>[],
): Promise<Answer[]> => {
  const holder = await ownerPool.connect()
  const waiting = async (): Promise<number> => {
    const { rows } = await ownerPool.query(
      `select count(*)::int as waiting from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows[0].waiting
  }
  try {
    await holder.query(`begin; ${lock}`)
    const begun = begin()
    await vi.waitUntil(async () => (await waiting()) === begun.length, { timeout: 20_000 })
    await holder.query('commit')
    return await Promise.all(begun)
  } finally {
    // Where they never came to wait it is still held: closed, it is not.
    holder.release(true)
  }
}
