import type { TestShop } from '@pandrop/testkit/shop'
import type { Command } from '../command.ts'
import { commands } from '../commands.ts'

const commandNamed = (name: string): Command => {
  const found = commands.find((command) => command.name === name)
  if (!found) throw new Error(`there is no command ${name}`)
  return found
}

/**
 * Runs a command as typed at the command line of a shop; answers with its exit code and all that it printed.
 * @param asked the command, or its name
 */
export const runCommand = async (
  { database, shop, clock }: Pick<TestShop, 'database' | 'shop' | 'clock'>,
  asked: Command | string,
  ...args: string[]
): Promise<{ code: number; said: string }> => {
  const said: string[] = []
  const { pool, ownerUrl, serverUrl } = database
  const command = typeof asked === 'string' ? commandNamed(asked) : asked
  const json = args.includes('--json')
  const words = args.filter((word) => word !== '--json')
  const context = { pool, ownerUrl, serverUrl, env: shop.env, clock, args: words, json }
  const code = await command.run({ ...context, print: (line) => said.push(line) })
  return { code, said: said.join('\n') }
}

/** What is typed behind a command, word by word; a blank within a word is written _, and an underscore __. */
export const typedWords = (typed: string): string[] =>
  typed.split(' ').flatMap((word) => (word === '' ? [] : word.replaceAll(/__?/g, (mark) => (mark === '_' ? ' ' : '_'))))
