import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { pgbackrestEnvironment } from '../env.ts'
import { OperatorProblem } from '../operator-problem.ts'

const run = promisify(execFile)

/** Which database of pgBackRest's configuration, and where that lies. */
export interface Stanza {
  name: string
  /** path; absent: where pgBackRest looks by itself */
  configuration: string | undefined
}

/** The newest backup that the archive can be read on from. */
export interface KeptBackup {
  /** as pgBackRest names it: 20261127-031500F */
  label: string
  /** it holds what had happened until then */
  endedAt: Date
  /** of the database, restored */
  databaseBytes: number
  /** of PostgreSQL, such as 15 */
  major: number
  /** moments before this one are gone */
  oldestAt: Date
}

const infoShape = z.array(
  z.object({
    status: z.object({ code: z.int(), message: z.string() }),
    db: z.array(z.object({ id: z.int(), version: z.string() })),
    backup: z.array(
      z.object({
        label: z.string(),
        error: z.boolean().nullish(),
        timestamp: z.object({ stop: z.int() }),
        info: z.object({ size: z.int() }),
        database: z.object({ id: z.int() }),
      }),
    ),
  }),
)

const recipe = 'docs/recipes/go-back-in-time.md'

/** What every call of it begins with. */
export const stanzaParameters = ({ name, configuration }: Stanza): string[] => [
  `--stanza=${name}`,
  ...(configuration === undefined ? [] : [`--config=${configuration}`]),
  '--log-level-file=off',
]

const outputBytesMax = 64 * 1024 * 1024

const problemOf = (cause: unknown): OperatorProblem => {
  const { code, stdout = '', stderr = '', message } = cause as NodeJS.ErrnoException & Record<string, string>
  if (code === 'ENOENT')
    return new OperatorProblem(
      `pgBackRest is not installed here, so there is nothing to go back in time with (${recipe}). What backup create ` +
        'has written is tried by backup try.',
      { cause },
    )
  const said = `${stdout}${stderr}`.trim() || message
  return new OperatorProblem(`pgBackRest did not do it, and nothing was changed:\n${said.slice(-2000)}`, { cause })
}

/**
 * Runs pgBackRest.
 * @returns what it prints; where it fails, an OperatorProblem with what it says
 */
export const pgbackrest = async (stanza: Stanza, parameters: readonly string[]): Promise<string> => {
  try {
    const { stdout } = await run('pgbackrest', [...stanzaParameters(stanza), ...parameters], {
      cwd: '/',
      env: pgbackrestEnvironment(),
      maxBuffer: outputBytesMax,
    })
    return stdout
  } catch (cause) {
    throw problemOf(cause)
  }
}

const momentOf = (seconds: number): Date => new Date(seconds * 1000)

/**
 * The newest backup of a stanza.
 * @returns what pgBackRest says of it; where none can be read, an OperatorProblem that says why
 */
export const newestBackup = async (stanza: Stanza): Promise<KeptBackup> => {
  const [found] = infoShape.parse(JSON.parse(await pgbackrest(stanza, ['info', '--output=json'])))
  const whole = (found?.backup ?? []).filter(({ error }) => error !== true)
  const [oldest, newest] = [whole.at(0), whole.at(-1)]
  const version = found?.db.find(({ id }) => id === newest?.database.id)?.version
  if (!oldest || !newest || version === undefined)
    throw new OperatorProblem(
      `pgBackRest keeps no backup of the stanza ${stanza.name}: ${found?.status.message ?? 'it knows of none'}. ` +
        `Set it up and make one (${recipe}), or name another by --stanza and --config.`,
    )
  return {
    label: newest.label,
    endedAt: momentOf(newest.timestamp.stop),
    databaseBytes: newest.info.size,
    major: Number.parseInt(version, 10),
    oldestAt: momentOf(oldest.timestamp.stop),
  }
}
