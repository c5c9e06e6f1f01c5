import { isBeingImported, isBeingRead, statesAtWork } from '@pandrop/contract/lifecycle/import'
import pg from 'pg'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { StaffContext } from '../../../shop.ts'
import { concludeImport, deleteImportFiles, type ImportRow, lockImport, selectImportsAtWork } from './imports.sql.ts'

type JobContext = Pick<StaffContext, 'pool' | 'clock'>

const notRead = 'It could not be read, for a reason that the log of the server knows.'
const nothingDone = 'Nothing was imported, for a reason that the log of the server knows.'
const stopped =
  'It stopped, for a reason that the log of the server knows. What it did can be taken back; the same file sent ' +
  'again imports the rest.'
const notUndone = 'Taking back stopped, for a reason that the log of the server knows. It can be begun again.'

/** Leaves an import that no job ends where staff see it and can go on: with what it has done, or as it was before. */
const giveUp = async (tx: Transaction, importId: number, at: Date): Promise<void> => {
  const found = await lockImport(tx, importId)
  if (!found || !statesAtWork.some((state) => state === found.state)) return
  await concludeImport(tx, { importId, ...endOf(found, at) })
  if (isBeingRead(found.state)) await deleteImportFiles(tx, importId)
}

const endOf = ({ state, is_whole: isWhole }: ImportRow, at: Date) => {
  if (isBeingRead(state)) return { state: 'failed', problem: notRead, finishedAt: null } as const
  if (!isBeingImported(state)) return { state: 'done', problem: notUndone, finishedAt: null } as const
  return isWhole
    ? ({ state: 'ready', problem: nothingDone, finishedAt: null } as const)
    : ({ state: 'done', problem: stopped, finishedAt: at } as const)
}

// SQLSTATE classes (PostgreSQL manual, appendix A): data exception, integrity constraint violation, raised by ours.
const ofRows = /^(22|23|P0)/

/** Whether an error comes from what a row says, or from code: it would be the same at every try. */
const comesAgain = (error: unknown): boolean =>
  error instanceof TypeError ||
  error instanceof RangeError ||
  (error instanceof pg.DatabaseError && ofRows.test(error.code ?? ''))

/**
 * Does a job's work on an import. What would stop it at every try gives it up; the error is thrown all the same, so
 * that it stands in the log. Anything else leaves it at work: the queue tries again.
 */
export const orGiveUp = async (
  { pool, clock }: JobContext,
  importId: number,
  work: () => Promise<void>,
): Promise<void> => {
  try {
    await work()
  } catch (error) {
    if (comesAgain(error)) await inTransaction(pool, (tx) => giveUp(tx, importId, clock.now()))
    throw error
  }
}

/** Gives up imports that somebody began before a moment and no job has ended since. */
export const giveUpOldImports = async ({ pool, clock }: JobContext, before: Date): Promise<void> => {
  for (const { id } of await selectImportsAtWork(pool, statesAtWork, before))
    await inTransaction(pool, (tx) => giveUp(tx, id, clock.now()))
}
