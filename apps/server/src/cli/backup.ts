import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { verifyBackup } from '../backup/backup-file.ts'
import { createBackup } from '../backup/create-backup.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import type { Command, CommandContext } from './command.ts'
import { type Columns, printJson, printList } from './table.ts'
import { readTyped, sayUsage } from './usage.ts'

const text = { type: 'string' } as const

/** Where backups lie unless somebody says otherwise. */
const folderOf = ({ env }: CommandContext, out: string | undefined): string => out ?? join(env.DATA_DIR, 'backups')

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
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
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

const listColumns: Columns<{ file: string; bytes: number; made: Date }> = {
  file: ({ file }) => file,
  size: ({ bytes }) => inMegabytes(bytes),
  written: ({ made }) => made,
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
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.backup'))
    const rows = await Promise.all(
      names.map(async (name) => {
        const { size: bytes, mtime: made } = await stat(join(folder, name))
        return { file: join(folder, name), bytes, made }
      }),
    )
    const sorted = rows.toSorted((one, other) => other.made.getTime() - one.made.getTime())
    printList(context, { rows: sorted, columns: listColumns, none: `No backups in ${folder}.` })
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
    const { made_at, tables } = await restoreBackup({
      path,
      ownerUrl: context.ownerUrl,
      serverUrl: context.serverUrl,
      env: context.env,
      withoutKey: typed?.values['without-key'] ?? false,
      onProgress: context.print,
    })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    context.print(`Restored: ${rows} rows of ${made_at}. The books add up to what they did then. Start the shop now.`)
    return 0
  },
}
