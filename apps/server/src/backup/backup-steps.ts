import type pg from 'pg'
import { statement } from '../db/statement.ts'
import { inTransaction } from '../db/transaction.ts'

/** What was done with a backup: made, or restored on trial. */
interface BackupStep {
  step: 'created' | 'tried'
  file: string
  /** the moment that it knows the shop of */
  madeAt: Date
  bytes: number
  rowCount: number
  at: Date
}

const insertStep = statement<never, BackupStep>(
  'insert_backup_step',
  `insert into backup_steps (step, file, made_at, bytes, row_count, at)
   values (:step, :file, :madeAt, :bytes, :rowCount, :at)`,
)

/**
 * Writes down that a backup was made, or that the shop came back from it on trial; the shop's health says how long ago
 * (domains/backoffice/health).
 */
export const noteBackup = async (pool: pg.Pool, step: BackupStep): Promise<void> => {
  await inTransaction(pool, (tx) => insertStep(tx, step))
}
