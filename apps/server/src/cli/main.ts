import { systemClock } from '../clock.ts'
import type { Log } from '../db/log.ts'
import { pendingMigrations } from '../db/migrate.ts'
import { openForCommand } from '../db/open.ts'
import { createPool } from '../db/pool.ts'
import { readEnv } from '../env.ts'
import { OperatorProblem } from '../operator-problem.ts'
import type { Command } from './command.ts'
import { commands } from './commands.ts'
import { runNoted } from './run-noted.ts'
import { usageExitCode } from './usage.ts'

const print = (line: string): void => console.log(line)

const log: Log = {
  info: () => {},
  warn: (message) => console.error(message),
  error: (message) => console.error(message),
}

const main = async (typed: string[]): Promise<number> => {
  const command = commands.find(({ name }) => typed.join(' ').concat(' ').startsWith(`${name} `))
  if (!command) {
    print('Commands:')
    for (const { name, does } of commands) print(`  npm run shop -- ${name.padEnd(22)} ${does}`)
    return usageExitCode
  }
  return await runWithDatabase(command, typed.slice(command.name.split(' ').length))
}

const runWithDatabase = async (command: Command, args: string[]): Promise<number> => {
  const env = readEnv()
  const database = await openForCommand(env, log)
  const pool = createPool({ connectionString: database.serverUrl, connectionsMax: 4, log })
  try {
    const pending = await pendingMigrations(pool)
    if (pending.length > 0) throw new OperatorProblem(`Start the shop once first: ${pending.join(', ')} not applied.`)
    return await runNoted(command, { pool, ownerUrl: database.ownerUrl, env, clock: systemClock, args, print })
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
