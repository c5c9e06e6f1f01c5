import { amber, day, green, lasting, minute, red, secondsSince, type Verdict } from './verdict.rules.ts'

/** What the shop knows of what it would come back from. */
export interface BackupFacts {
  /** of what PostgreSQL writes: when it was last kept; null: nobody keeps it */
  archive: { at: Date; isFailing: boolean } | null
  backup: { madeAt: Date } | null
  tried: { at: Date } | null
}

interface Judged extends BackupFacts {
  database: { isEmbedded: boolean }
  isProduction: boolean
}

/** How old the last backup is. */
export const backupOf = ({ backup, database, isProduction }: Judged, now: Date): Verdict => {
  const toDo = 'npm run shop -- backup create, and once a day by a timer (docs/recipes/back-up.md).'
  // A database of somebody else may be backed up by them; a demo can be lost.
  const worst = database.isEmbedded && isProduction ? red : amber
  if (backup === null) return worst('No backup was made by this shop', toDo)
  const seconds = secondsSince(backup.madeAt, now)
  const says = `The last backup is ${lasting(seconds)} old`
  if (seconds > 7 * day) return worst(says, toDo)
  return seconds > 2 * day ? amber(says, toDo) : green(says)
}

const archiveMinutesAmber = 15
const archiveMinutesRed = 60

/** How the archive of what the database writes is; undefined where none is kept: a shop may do without. */
export const archiveOf = ({ archive }: BackupFacts, now: Date): Verdict | undefined => {
  if (archive === null) return undefined
  const seconds = secondsSince(archive.at, now)
  const fails = archive.isFailing ? ', and fails' : ''
  const says = `What the database writes was last archived ${lasting(seconds)} ago${fails}`
  const toDo =
    'See PostgreSQL’s log and pgbackrest check: no later moment can be gone back to, and its disk fills ' +
    '(docs/runbook.md#archivebehind).'
  if (seconds > archiveMinutesRed * minute) return red(says, toDo)
  return archive.isFailing || seconds > archiveMinutesAmber * minute ? amber(says, toDo) : green(says)
}

const tryDaysMax = 45

/** When it was last tried whether the shop comes back. */
export const restoreOf = ({ tried }: BackupFacts, now: Date): Verdict => {
  const toDo =
    'npm run shop -- backup try <file>, or backup drill: restores it beside the shop, proves its books and takes it ' +
    'away again.'
  if (tried === null) return amber('It was never tried whether the shop comes back from a backup', toDo)
  const seconds = secondsSince(tried.at, now)
  const says = `A backup was last restored on trial ${lasting(seconds)} ago`
  return seconds > tryDaysMax * day ? amber(says, toDo) : green(says)
}
