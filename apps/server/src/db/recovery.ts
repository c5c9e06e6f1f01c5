import { firstRow, type Queryable } from './statement.ts'

interface RecoveryRow {
  recovering: boolean
  paused: boolean
  /** when the last transaction that it has read was committed; null before any */
  replayed_at: Date | null
}

const findRecovery = firstRow<RecoveryRow, []>(
  'database_recovery',
  `select pg_is_in_recovery() as recovering, pg_last_xact_replay_timestamp() as replayed_at,
     case when pg_is_in_recovery() then pg_get_wal_replay_pause_state() = 'paused' else false end as paused`,
)

/**
 * Whether a database still reads an archive and takes no changes: it is being restored, or follows another.
 * @returns what it does and what to do about it, in words for the operator; null where it takes changes
 */
export const recoveryProblem = async (q: Queryable): Promise<{ says: string; toDo: string } | null> => {
  const found = await findRecovery(q)
  if (!found?.recovering) return null
  const reached = found.replayed_at ? ` It has come to ${found.replayed_at.toISOString()}.` : ''
  if (found.paused)
    return {
      says: `The database waits at the moment that it was restored to, and takes no changes.${reached}`,
      toDo:
        'Is it the right moment, type as its superuser: select pg_wal_replay_resume(); and start the shop again. ' +
        'Else restore another one (docs/recipes/go-back-in-time.md).',
    }
  return {
    says: `The database is being restored, or follows another one: it takes no changes.${reached}`,
    toDo:
      'Wait until it has read its archive (its log says "archive recovery complete"), then start the shop again. ' +
      'Where it follows another one, DATABASE_URL has to lead to that.',
  }
}
