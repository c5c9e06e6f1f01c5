import { tmpdir } from 'node:os'
import { noteBackup } from '../backup/backup-steps.ts'
import { drillRestore } from '../backup/drill-restore.ts'
import { lackingFiles } from '../backup/lacking-files.ts'
import { chooseStorage } from '../ports/storage/choose-storage.ts'
import type { Command } from './command.ts'
import { readMoment } from './promo-flags.ts'
import { type Columns, printList } from './table.ts'
import { readTyped, sayUsage } from './usage.ts'

const text = { type: 'string' } as const

/** An archive that is older has stopped: PostgreSQL hands over what was written after a minute. */
const archiveMinutesMax = 15

const minutesBetween = (then: Date, now: Date): number => Math.floor((now.getTime() - then.getTime()) / 60_000)

/** `backup drill`: whether the shop comes back from the archive of its database. */
export const backupDrill: Command = {
  name: 'backup drill',
  does: 'restores the newest second that pgBackRest keeps, or a moment, beside the shop; ends with 1 where that is old',
  usage: 'backup drill [--to <moment>] [--stanza pandrop] [--config <file of pgBackRest>] [--in <folder with room>]',
  run: async (context) => {
    const typed = readTyped(context.args, { to: text, stanza: text, config: text, in: text })
    if (!typed || typed.positionals.length > 0) return sayUsage(context, backupDrill)
    const { to, stanza: name = 'pandrop', config: configuration, in: folder = tmpdir() } = typed.values
    const { print, clock, ownerUrl, serverUrl, pool } = context
    const begunAt = clock.now()
    const report = await drillRestore({
      ownerUrl,
      serverUrl,
      stanza: { name, configuration },
      to: to === undefined ? undefined : readMoment('--to', to, (day) => new Date(`${day}T00:00:00Z`)),
      folder,
      onProgress: print,
    })
    const at = clock.now()
    const { label, newestAt: madeAt, databaseBytes: bytes, rows: rowCount } = report
    await noteBackup(pool, { step: 'tried', file: `pgBackRest ${name} ${label}`, madeAt, bytes, rowCount, at })
    const seconds = Math.ceil((at.getTime() - begunAt.getTime()) / 1000)
    print(
      `The shop comes back as it was at ${madeAt.toISOString()}: ${rowCount} rows, and its books are right. ` +
        `It took ${seconds} seconds.`,
    )
    const minutes = minutesBetween(madeAt, begunAt)
    if (to !== undefined || minutes < archiveMinutesMax) return 0
    print(
      `Nothing newer is kept, and that was ${minutes} minutes before: has PostgreSQL stopped archiving? ` +
        '(docs/runbook.md#archivebehind)',
    )
    return 1
  },
}

const columns: Columns<{ kind: string; path: string }> = { kind: ({ kind }) => kind, path: ({ path }) => path }

/** `backup files`: whether pictures and documents came back with their rows. */
export const backupFiles: Command = {
  name: 'backup files',
  does: 'lists pictures and documents that the database names and that are not there; ends with 1 where any is lacking',
  usage: 'backup files',
  reads: true,
  run: async (context) => {
    const typed = readTyped(context.args, {})
    if (!typed || typed.positionals.length > 0) return sayUsage(context, backupFiles)
    const { lacking, named } = await lackingFiles(context, chooseStorage(context.env))
    printList(context, { rows: lacking, columns, none: `All ${named} files that the database names are there.` })
    return lacking.length === 0 ? 0 : 1
  },
}
