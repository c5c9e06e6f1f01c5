import type { TestShop } from '@pandrop/testkit/shop'
import type { Command } from '../command.ts'

/** Runs a command as typed at the command line of a shop; answers with its exit code and all that it printed. */
export const runCommand = async (
  { database, shop, clock }: Pick<TestShop, 'database' | 'shop' | 'clock'>,
  command: Command,
  ...args: string[]
): Promise<{ code: number; said: string }> => {
  const said: string[] = []
  const { pool, ownerUrl } = database
  const code = await command.run({ pool, ownerUrl, env: shop.env, clock, args, print: (line) => said.push(line) })
  return { code, said: said.join('\n') }
}
