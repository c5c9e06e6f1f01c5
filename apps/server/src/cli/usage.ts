import { userInfo } from 'node:os'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { type Language, languages } from '@pandrop/contract/languages'
import { messages } from '@pandrop/contract/messages'
import { refusals } from '@pandrop/contract/refusals'
import type { FieldText, Refused } from '@pandrop/contract/result'
import { fromUnits } from '@pandrop/money/money'
import type { Command, CommandContext } from './command.ts'

/** Something was typed that cannot be meant. */
export const usageExitCode = 2

/** The shop said no. */
export const refusedExitCode = 1

/** Who the record names for what is typed at the command line; the person stands in its reason. */
export const by = 'staff:cli'

/** Who is at the keyboard, as mails to staff name them. */
export const typist = (): string => `Somebody on the command line (${userInfo().username})`

/** The number of a trade stands at something else of the same customer, and is meant. */
export const sameTrade = { 'same-trade': { type: 'boolean' } } as const

/** A language by its code; undefined where the shop does not know it. */
export const languageOf = (typed: string): Language | undefined => languages.find((code) => code === typed)

/** Why, with the person at the keyboard. */
export const typedBecause = (reason: string | undefined): string => {
  const typed = `typed by ${userInfo().username}`
  return reason ? `${reason} (${typed})` : typed
}

/**
 * Reads what was typed.
 * @param args what came after the command's name
 * @param options as node:util's parseArgs takes them
 * @returns words and options; null for options that do not exist or lack their value
 */
export const readTyped = <const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
) => {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch {
    return null
  }
}

/** How a command is written. */
export const usageOf = ({ usage, reads }: Pick<Command, 'usage' | 'reads'>): string =>
  `npm run shop -- ${usage}${reads ? ' [--json]' : ''}`

/** Says how a command is written, to whoever wrote it otherwise. */
export const sayUsage = (
  { print }: Pick<CommandContext, 'print'>,
  command: Pick<Command, 'usage' | 'reads'>,
): number => {
  print(`Write: ${usageOf(command)}`)
  return usageExitCode
}

const sayerOf =
  ({ values = {} }: Refused) =>
  (said: FieldText): string => {
    const text = typeof said === 'string' ? messages[said] : said.text
    return text.replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole)
  }

/** Why the shop refuses, in English. */
export const refusalText = (refused: Refused): string => {
  const shape = refusals[refused.refusal]
  return sayerOf(refused)('text' in shape ? shape : shape.message)
}

/** Says why the shop refuses, in English, with its reasons by name. */
export const sayRefusal = ({ print }: Pick<CommandContext, 'print'>, refused: Refused): number => {
  const say = sayerOf(refused)
  print(refusalText(refused))
  for (const [name, texts] of Object.entries(refused.errors ?? {})) print(`  ${name}: ${texts.map(say).join(' ')}`)
  return refusedExitCode
}

/** A whole number above zero, as typed; undefined for anything else. */
export const readNumber = (typed: string | undefined): number | undefined =>
  typed && /^[1-9]\d{0,14}$/.test(typed) ? Number(typed) : undefined

/** An amount in EUR such as 12.50, as cents; undefined for anything else. */
export const readAmount = (typed: string | undefined) =>
  typed && /^\d{1,9}(\.\d{1,2})?$/.test(typed) ? fromUnits(Number(typed)) : undefined

/** A float from 0 to 1; undefined for anything else. */
export const readFloat = (typed: string | undefined): number | undefined =>
  typed && /^[01](\.\d{1,20})?$/.test(typed) && Number(typed) <= 1 ? Number(typed) : undefined

/** A paint seed from 0 to 1000; undefined for anything else. */
export const readSeed = (typed: string | undefined): number | undefined =>
  typed && /^\d{1,4}$/.test(typed) && Number(typed) <= 1000 ? Number(typed) : undefined

/** Steam's number of a copy; undefined for anything else. */
export const readAsset = (typed: string | undefined): string | undefined =>
  typed && /^\d{1,20}$/.test(typed) ? typed : undefined

/** Whether a text is the number of a payment or a refund. */
export const isUuid = (typed: string | undefined): typed is string =>
  typed !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(typed)
