import { createInterface } from 'node:readline/promises'
import { systemClock } from '../clock.ts'
import type { Log } from '../db/log.ts'
import { pendingMigrations } from '../db/migrate.ts'
import { openDatabase, openForCommand } from '../db/open.ts'
import { createPool } from '../db/pool.ts'
import { recoveryProblem } from '../db/recovery.ts'
import { readEnv } from '../env.ts'
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
  const database = await (isNew ? openDatabase : openForCommand)(env, log)
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
    const pending = await pendingMigrations(pool)
    if (pending.length > 0) throw new OperatorProblem(`Start the shop once first: ${pending.join(', ')} not applied.`)
    return await runNoted(command, context)
  } finally {
    await pool.end()
    await database.stop()
  }
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof OperatorProblem)) throw error
  console.error(error.message)
  process.exitCode = usageExitCode
}
