import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inServerFolder } from './server-folder.ts'

let names: Promise<string[]> | undefined

/**
 * Names of this build's migrations, oldest first. They are read once: a server goes on with those that it was started
 * with while the next version is checked out beneath it.
 */
export const migrationNames = (): Promise<string[]> => {
  names ??= readNames()
  return names
}

const readNames = async (): Promise<string[]> => {
  const files = await readdir(inServerFolder('migrations'))
  return files
    .filter((file) => /^\d{4}_[a-z0-9_]+\.sql$/.test(file))
    .map((file) => file.slice(0, -'.sql'.length))
    .sort()
}

/** A migration as its file has it. */
export interface MigrationFile {
  /** SQL, in which {{server}} stands for the server's login */
  text: string
  /** a server whose last migration is this one or a later one survives it; null: none does */
  expandSince: string | null
}

/** Reads one of migrationNames(). */
export const readMigrationFile = async (name: string): Promise<MigrationFile> => {
  const text = await readFile(join(inServerFolder('migrations'), `${name}.sql`), 'utf8')
  return { text, expandSince: expandSinceOf(text) }
}

/**
 * What a migration says of the servers that survive it, on a line of its own: `-- expand since 0172_stock_taking`
 * (docs/recipes/change-the-database.md).
 * @returns the name that stands there; null where the line is missing: a migration contracts unless it says otherwise
 */
export const expandSinceOf = (text: string): string | null =>
  /^-- expand since (\d{4}_[a-z0-9_]+)$/m.exec(text)?.[1] ?? null
