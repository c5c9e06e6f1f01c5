import type { Command } from '../command.ts'
import { commands } from '../commands.ts'

/** A command as it is typed. */
export const commandNamed = (name: string): Command => {
  const found = commands.find((command) => command.name === name)
  if (!found) throw new Error(`there is no command ${name}`)
  return found
}
