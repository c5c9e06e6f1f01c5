import type { Command } from './command.ts'
import { usageExitCode, usageOf } from './usage.ts'

/** What was asked for: a verb with what was typed behind it, or words for whoever typed otherwise. */
type Asked = { command: Command; args: string[]; json: boolean } | { say: string[]; code: number }

const isFlag = (word: string): boolean => word === '--help' || word === '-h'

const isHelp = (word = ''): boolean => word === 'help' || isFlag(word)

const listOf = (commands: readonly Command[]): string[] => {
  const width = Math.max(...commands.map(({ name }) => name.length))
  return commands.map(({ name, does }) => `  npm run shop -- ${name.padEnd(width)}  ${does}`)
}

const helpOf = (command: Command): string[] => [
  usageOf(command),
  `  ${command.does}`,
  ...(command.reads ? ['  --json answers one JSON value for programs: moments in UTC, amounts in EUR'] : []),
]

const ofNoun = (commands: readonly Command[], noun: string): Command[] =>
  commands.filter(({ name }) => name.split(' ')[0] === noun)

/**
 * What typed words mean.
 * @param typed as they stood after `npm run shop --`
 * @param commands all that there are
 */
export const readCommand = (typed: string[], commands: readonly Command[]): Asked => {
  const words = isHelp(typed[0]) ? typed.slice(1) : typed
  const command = commands.find(({ name }) => `${words.join(' ')} `.startsWith(`${name} `))
  const args = command ? words.slice(command.name.split(' ').length) : []
  if (command && !isHelp(typed[0]) && !args.some(isFlag)) return runOf(command, args)
  if (command) return { say: helpOf(command), code: 0 }
  const [noun = '', verb = ''] = words
  if (noun === '') return { say: ['Commands (each tells more with --help):', ...listOf(commands)], code: 0 }
  const verbs = ofNoun(commands, noun)
  if (verbs.length > 0 && (verb === '' || isHelp(verb)))
    return { say: [`What can be done with ${noun}:`, ...listOf(verbs)], code: 0 }
  return { say: unknown(words, commands), code: usageExitCode }
}

const runOf = (command: Command, args: string[]): Asked => {
  const json = command.reads === true && args.includes('--json')
  return { command, args: json ? args.filter((word) => word !== '--json') : args, json }
}

const offeredMax = 3

const unknown = (words: string[], commands: readonly Command[]): string[] => {
  const [noun = '', verb = ''] = words
  const verbs = ofNoun(commands, noun)
  const typed = `${noun} ${verb}`.trim()
  const near = nearestTo(typed, verbs.length > 0 ? verbs : commands)
  const others = verbs.length > 0 ? [] : commands.filter(({ name }) => words.includes(name.split(' ')[1] ?? ''))
  const offered = [...new Set(near.concat(others))].slice(0, offeredMax)
  return [
    `There is no command "${typed}".`,
    ...offered.map((command) => `Did you mean: ${usageOf(command)}`),
    ...(verbs.length > 0
      ? [`What can be done with ${noun}:`, ...listOf(verbs)]
      : [`There are commands for: ${nounsOf(commands).join(', ')}. All of them: npm run shop -- help`]),
  ]
}

const nounsOf = (commands: readonly Command[]): string[] => [
  ...new Set(commands.map(({ name }) => name.split(' ')[0] ?? '')),
]

/** A word or two may be mistyped by this share of their letters. */
const mistypedShareMax = 0.4

/** Commands that are spelled nearly so, the nearest first. */
const nearestTo = (typed: string, commands: readonly Command[]): Command[] =>
  commands
    .map((command) => ({ command, letters: lettersBetween(typed, command.name) }))
    .filter(({ letters }) => letters <= typed.length * mistypedShareMax)
    .sort((one, other) => one.letters - other.letters)
    .map(({ command }) => command)

/** How many letters have to be put in, left out or changed to come from one word to another (Levenshtein). */
const lettersBetween = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (const [place, letter] of [...from].entries()) {
    const next = [place + 1]
    for (const [column, other] of [...to].entries()) {
      const changed = (row[column] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}
