import { createInterface } from 'node:readline/promises'
import type pg from 'pg'
import { systemClock } from '../clock.ts'
import type { Log } from '../db/log.ts'
import { historyOf } from '../db/migrate.ts'
import { hasDatabase, type OpenDatabase, openDatabase, openForCommand } from '../db/open.ts'
import { createPool } from '../db/pool.ts'
import { recoveryProblem } from '../db/recovery.ts'
import { type Env, readEnv } from '../env.ts'
import { OperatorProblem } from '../operator-problem.ts'
import type { Command, CommandContext } from './command.ts'
import { commands } from './commands.ts'
import { readCommand } from './help.ts'
import { runNoted } from './run-noted.ts'
import { usageExitCode } from './usage.ts'

const print = (line: string): void => console.log(line)

const log: Log = {
  info: () => {},
  warn: (message) => console.error(message),
  error: (message) => console.error(message),
}

/** Asks at the keyboard; undefined where a program types. */
const asker = (): CommandContext['ask'] => {
  if (!process.stdin.isTTY) return undefined
  return async (question) => {
    const lines = createInterface({ input: process.stdin, output: process.stdout })
    try {
      return await lines.question(question)
    } finally {
      lines.close()
    }
  }
}

const main = async (typed: string[]): Promise<number> => {
  const asked = readCommand(typed, commands)
  if ('command' in asked) {
    const { command, args, json } = asked
    return await (command.alone?.({ args, json, print }) ?? runWithDatabase(command, asked))
  }
  for (const line of asked.say) print(line)
  return asked.code
}

const runWithDatabase = async (
  command: Command,
  { args, json }: Required<Pick<CommandContext, 'args' | 'json'>>,
): Promise<number> => {
  const env = readEnv()
  const isNew = command.opens === 'nothing yet'
  const isFirst = command.opens === 'a first shop'
  const database = await (isNew || (isFirst && !hasDatabase(env)) ? openDatabase : openForCommand)(env, log)
  const pool = createPool({ connectionString: database.serverUrl, connectionsMax: 4, log, mayBeStandby: true })
  try {
    const { ownerUrl, serverUrl } = database
    const context = { pool, ownerUrl, serverUrl, env, clock: systemClock, args, json, print, ask: asker() }
    if (isNew) {
      const code = await command.run(context)
      // There is an audit log now.
      return code === 0 ? await runNoted({ ...command, run: async () => 0 }, context) : code
    }
    const recovering = await recoveryProblem(pool)
    if (recovering) throw new OperatorProblem(`${recovering.says}\n${recovering.toDo}`)
    if (isFirst) await prepareFirst(env, database)
    await refuseUnprepared(pool)
    return await runNoted(command, context)
  } finally {
    await pool.end()
    await database.stop()
  }
}

/** What the first start does to an empty database; a used one is left to the start, which stops the shop before. */
const prepareFirst = async (env: Env, database: OpenDatabase): Promise<void> => {
  const owner = createPool({ connectionString: database.ownerUrl, connectionsMax: 1, log })
  const { applied } = await historyOf(owner).finally(() => owner.end())
  if (applied > 0) return
  // Loaded here: no other command needs the seeds.
  const { prepareDatabase } = await import('../prepare.ts')
  await prepareDatabase({ env, clock: systemClock, log }, database)
}

const refuseUnprepared = async (pool: pg.Pool): Promise<void> => {
  const { pending, applied, stranger } = await historyOf(pool)
  if (stranger) throw new OperatorProblem(stranger)
  if (applied === 0) throw new OperatorProblem('The database is empty: npm run shop -- setup prepares it, or a start.')
  if (pending > 0) throw new OperatorProblem(`Start the shop once first: it applies ${pending} new migrations.`)
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof OperatorProblem)) throw error
  console.error(error.message)
  process.exitCode = usageExitCode
}
