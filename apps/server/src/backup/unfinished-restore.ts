import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import type { Queryable } from '../db/statement.ts'
import type { Env } from '../env.ts'
import { OperatorProblem } from '../operator-problem.ts'

type Folder = Pick<Env, 'DATA_DIR'>

const noteOf = ({ DATA_DIR }: Folder): string => join(DATA_DIR, 'restore-unfinished.json')

const noteShape = z.object({ path: z.string(), begunAt: z.iso.datetime() })

/** Of a shop that was never opened these are empty; what migrations bring along stands elsewhere. */
const telling = ['settings', 'staff', 'customers', 'items', 'orders']

/**
 * What a database holds.
 * @returns isOurs: nothing at all, or what our migrations made; filled: names of tables that a shop has written to
 */
export const holdingsOf = async (q: Queryable): Promise<{ isOurs: boolean; filled: string[] }> => {
  const { rows: there } = await q.query(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const known = new Set(there.map(({ name }) => String(name)))
  const isOurs = known.size === 0 || known.has('schema_migrations')
  const filled: string[] = []
  for (const name of telling.filter((one) => known.has(one))) {
    const { rows } = await q.query(`select exists (select from ${pg.escapeIdentifier(name)}) as filled`)
    if (rows[0].filled) filled.push(name)
  }
  return { isOurs, filled }
}

/** Notes beside the shop's files that a restore has begun: until it ends there is no shop to start. */
export const noteRestoreBegun = async (env: Folder, path: string): Promise<void> => {
  await mkdir(env.DATA_DIR, { recursive: true })
  const note = { path, begunAt: new Date().toISOString() } satisfies z.infer<typeof noteShape>
  await writeFile(noteOf(env), JSON.stringify(note), { mode: 0o600, flush: true })
}

/** Takes the note away: everything is there. */
export const noteRestoreEnded = async (env: Folder): Promise<void> => {
  await rm(noteOf(env), { force: true })
}

/**
 * Whether a restore was begun here and did not end. One that was killed after everything was there has ended.
 * @param q under the owner's login
 * @returns what happened and what to do, in words for the operator; null where nothing did
 */
export const unfinishedRestore = async (env: Folder, q: Queryable): Promise<{ says: string; toDo: string } | null> => {
  if (!existsSync(noteOf(env))) return null
  const { filled } = await holdingsOf(q)
  if (filled.length > 0) return null
  const read = noteShape.safeParse(JSON.parse(readFileSync(noteOf(env), 'utf8')))
  const [path, begun] = read.success ? [read.data.path, ` that began at ${read.data.begunAt}`] : ['<file>', '']
  return {
    says: `A restore of ${path}${begun} did not end: the database is empty, and files may be missing.`,
    toDo:
      `Restore it again: npm run shop -- backup restore ${path}. To begin with an empty shop instead, remove ` +
      `${noteOf(env)}.`,
  }
}

/** Refuses to open an empty shop where somebody waits for a restored one; takes an old note away. */
export const refuseUnfinishedRestore = async (env: Folder, q: Queryable): Promise<void> => {
  const problem = await unfinishedRestore(env, q)
  if (problem) throw new OperatorProblem(`${problem.says}\n${problem.toDo}`)
  await noteRestoreEnded(env)
}
