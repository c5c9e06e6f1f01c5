import { userInfo } from 'node:os'
import { noted } from '../domains/identity/audit/audit.ts'
import type { Command, CommandContext } from './command.ts'

/** Verbs that note themselves, with what they read of what was typed instead of the words. */
export const selfNotingVerbs: ReadonlySet<string> = new Set([
  'staff create',
  'staff lock',
  'staff unlock',
  'staff reset',
])

const hidden = '…'

/** What was typed, without account numbers: those stand where the database notes what changed. */
const withoutAccounts = (args: string[]): string[] =>
  args.map((word, place) => (args[place - 1] === '--iban' ? hidden : word.replace(/^--iban=.*/, `--iban=${hidden}`)))

/**
 * Runs a verb. One that may change something is written down as a call of staff is, with the login at the keyboard,
 * and the database notes what it changes.
 * @returns its exit code
 */
export const runNoted = async (command: Command, context: CommandContext): Promise<number> => {
  const { name } = command
  if (command.reads || selfNotingVerbs.has(name)) return command.run(context)
  const input = { typed: withoutAccounts(context.args) }
  const address = `typed by ${userInfo().username}`
  const call = { staffId: null, action: `cli ${name}`, path: 'command line', input, address }
  const outcomeOf = (code: number) => ({ outcome: code === 0 ? 'done' : `exit ${code}`, staffId: null })
  return noted(context, call, { work: () => command.run(context), outcomeOf })
}
