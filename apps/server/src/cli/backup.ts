import { readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Manifest, verifyBackup } from '../backup/backup-file.ts'
import { noteBackup } from '../backup/backup-steps.ts'
import { createBackup } from '../backup/create-backup.ts'
import { keptOf, readKeeping } from '../backup/keep.rules.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { tryBackup } from '../backup/try-backup.ts'
import type { Command, CommandContext } from './command.ts'
import { type Columns, printJson, printList } from './table.ts'
import { readTyped, sayUsage } from './usage.ts'

const text = { type: 'string' } as const

/** Where backups lie unless somebody says otherwise. */
const folderOf = ({ env }: CommandContext, out: string | undefined): string => out ?? join(env.DATA_DIR, 'backups')

const rowsOf = ({ tables }: Pick<Manifest, 'tables'>): number => tables.reduce((sum, table) => sum + table.rows, 0)

const noted = (
  step: 'created' | 'tried',
  { clock }: CommandContext,
  { path, bytes, manifest }: { path: string; bytes: number; manifest: Manifest },
) => ({
  step,
  file: path,
  madeAt: new Date(manifest.made_at),
  bytes,
  rowCount: rowsOf(manifest),
  at: clock.now(),
})

const inMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

/** `backup create`: everything the shop knows, in one file. */
export const backupCreate: Command = {
  name: 'backup create',
  does: 'writes database and files, as they are at one moment, into one file; the shop may go on meanwhile',
  usage: 'backup create [--out <folder>]',
  run: async (context) => {
    const typed = readTyped(context.args, { out: text })
    if (!typed || typed.positionals.length > 0) return sayUsage(context, backupCreate)
    const { path, bytes, manifest } = await createBackup({
      ownerUrl: context.ownerUrl,
      serverUrl: context.serverUrl,
      env: context.env,
      now: context.clock.now(),
      folder: folderOf(context, typed.values.out),
      onProgress: context.print,
    })
    context.print(`${path}: ${inMegabytes(bytes)}, ${manifest.tables.length} tables.`)
    await noteBackup(context.pool, noted('created', context, { path, bytes, manifest }))
    if (manifest.keys.length > 0)
      context.print(
        'The key that accounts are sealed with is not in it: keep that elsewhere (docs/recipes/back-up.md).',
      )
    return 0
  },
}

/** `backup verify`: whether a file is still what was written. */
export const backupVerify: Command = {
  name: 'backup verify',
  does: 'reads a backup from end to end; ends with 2 where a byte of it is not what it was',
  usage: 'backup verify <file>',
  reads: true,
  run: async (context) => {
    const typed = readTyped(context.args, {})
    const [path, ...more] = typed?.positionals ?? []
    if (path === undefined || more.length > 0) return sayUsage(context, backupVerify)
    const { made_at, migrations, tables, files, keys, trial_balance } = await verifyBackup(path)
    const rows = rowsOf({ tables })
    const said = {
      path,
      made_at,
      migration: migrations.at(-1),
      rows,
      files: files?.length ?? null,
      keys,
      trial_balance,
    }
    if (context.json) printJson(context, said)
    else
      context.print(
        `${path} is whole: made ${made_at}, ${rows} rows in ${tables.length} tables, ` +
          `${files ? `${files.length} files` : 'no files (they lie in S3)'}, up to migration ${said.migration}.`,
      )
    return 0
  },
}

interface Written {
  file: string
  bytes: number
  made: Date
}

/** Backups of a folder, newest first; when each was made stands in its name (create-backup.ts). */
const backupsIn = async (folder: string): Promise<Written[]> => {
  const names = await readdir(folder).catch(() => [])
  const found = names.flatMap((name) => {
    const [, ...parts] = /^pandrop-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z(?:-\d+)?\.backup$/.exec(name) ?? []
    const [year, month, day, hour, minute, second] = parts
    const made = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
    return Number.isNaN(made.getTime()) ? [] : [{ file: join(folder, name), made }]
  })
  const written = await Promise.all(found.map(async (one) => ({ ...one, bytes: (await stat(one.file)).size })))
  return written.toSorted((one, other) => other.made.getTime() - one.made.getTime())
}

const listColumns: Columns<Written> = {
  file: ({ file }) => file,
  size: ({ bytes }) => inMegabytes(bytes),
  made: ({ made }) => made,
}

/** `backup list`: which there are. */
export const backupList: Command = {
  name: 'backup list',
  does: 'lists the backups of a folder, newest first',
  usage: 'backup list [--out <folder>]',
  reads: true,
  run: async (context) => {
    const typed = readTyped(context.args, { out: text })
    if (!typed || typed.positionals.length > 0) return sayUsage(context, backupList)
    const folder = folderOf(context, typed.values.out)
    const rows = await backupsIn(folder)
    printList(context, { rows, columns: listColumns, none: `No backups in ${folder}.` })
    return 0
  },
}

/** `backup prune`: so that a disk does not fill up. */
export const backupPrune: Command = {
  name: 'backup prune',
  does: 'removes backups of a folder but the last of each of so many days, weeks and months (7d4w6m)',
  usage: 'backup prune --keep 7d4w6m [--out <folder>] [--dry-run]',
  run: async (context) => {
    const typed = readTyped(context.args, { keep: text, out: text, 'dry-run': { type: 'boolean' } })
    const keeping = readKeeping(typed?.values.keep ?? '')
    if (!typed || !keeping || typed.positionals.length > 0) return sayUsage(context, backupPrune)
    const backups = await backupsIn(folderOf(context, typed.values.out))
    const kept = keptOf(backups, keeping)
    const gone = backups.filter((backup) => !kept.has(backup))
    for (const { file } of gone) {
      if (!typed.values['dry-run']) await rm(file, { force: true })
      context.print(`${file}: ${typed.values['dry-run'] ? 'would be removed' : 'removed'}`)
    }
    context.print(`${kept.size} backups are kept, ${gone.length} are not.`)
    return 0
  },
}

/** `backup try`: whether the shop comes back from a file. */
export const backupTry: Command = {
  name: 'backup try',
  does: 'restores a backup beside the shop, proves its books, and takes the trial away again',
  usage: 'backup try <file> [--in <folder with room>]',
  run: async (context) => {
    const typed = readTyped(context.args, { in: text })
    const [path, ...more] = typed?.positionals ?? []
    if (path === undefined || more.length > 0) return sayUsage(context, backupTry)
    const { print, env } = context
    const log = { info: () => {}, warn: print, error: print }
    const manifest = await tryBackup({ env, path, folder: typed?.values.in ?? tmpdir(), log, onProgress: print })
    const { size: bytes } = await stat(path)
    await noteBackup(context.pool, noted('tried', context, { path, bytes, manifest }))
    print(`The shop comes back from ${path}: ${rowsOf(manifest)} rows of ${manifest.made_at}, and its books are right.`)
    return 0
  },
}

/** `backup restore`: the shop of a backup, in an empty place. */
export const backupRestore: Command = {
  name: 'backup restore',
  does: 'makes an empty DATA_DIR or database the shop of a backup, and proves its books',
  usage: 'backup restore <file> [--without-key]',
  opens: 'nothing yet',
  run: async (context) => {
    const typed = readTyped(context.args, { 'without-key': { type: 'boolean' } })
    const [path, ...more] = typed?.positionals ?? []
    if (path === undefined || more.length > 0) return sayUsage(context, backupRestore)
    const manifest = await restoreBackup({
      path,
      ownerUrl: context.ownerUrl,
      serverUrl: context.serverUrl,
      env: context.env,
      withoutKey: typed?.values['without-key'] ?? false,
      onProgress: context.print,
    })
    const { made_at: madeAt } = manifest
    context.print(
      `Restored: ${rowsOf(manifest)} rows of ${madeAt}. The books add up to what they did then. Start the shop now.`,
    )
    return 0
  },
}
