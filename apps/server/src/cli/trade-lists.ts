import { readFile } from 'node:fs/promises'
import { tradeListLengthMax, tradeListOutcomes } from '@pandrop/contract/staff/deliveries'
import { recordTradeList, type TakenLine } from '../domains/orders/deliveries/trade-list.ts'
import { OperatorProblem } from '../operator-problem.ts'
import type { Command, CommandContext } from './command.ts'
import { by, readTyped, refusalText, refusedExitCode, sayRefusal, sayUsage, typedBecause } from './usage.ts'

const readList = async (path: string): Promise<string> => {
  try {
    return await readFile(path, 'utf8')
  } catch (cause) {
    throw new OperatorProblem(`${path} cannot be read: ${(cause as Error).message}.`, { cause })
  }
}

const lineText = ({ line, text, outcome, recorded, refused }: TakenLine): string => {
  const why = refused ? refusalText(refused) : recorded
  return `${line}  ${text}  ${tradeListOutcomes[outcome]}${why ? `: ${why}` : ''}`
}

const takeList = async (context: CommandContext, path: string): Promise<number> => {
  const list = await readList(path)
  if (list.length > tradeListLengthMax)
    throw new OperatorProblem(`${path} has more than ${tradeListLengthMax} characters.`)
  const taken = await recordTradeList(context, { list, by, reason: typedBecause(undefined) })
  if (!taken.ok) return sayRefusal(context, taken)
  for (const line of taken.value) context.print(lineText(line))
  const count = taken.value.filter(({ outcome }) => outcome === 'taken').length
  context.print(`${count} of ${taken.value.length} taken.`)
  const isDone = taken.value.every(({ outcome }) => outcome === 'taken' || outcome === 'already_set')
  return isDone ? 0 : refusedExitCode
}

/** `orders trade-sent`, of one order as every step is typed, or of a list: `--file`; other commands as they are. */
export const withTradeList = (single: Command): Command => {
  if (single.name !== 'orders trade-sent') return single
  const command: Command = {
    ...single,
    usage: `${single.usage}, or: ${single.name} --file <list of "order;trade number">`,
    run: (context) => {
      if (!context.args.some((word) => word.startsWith('--file'))) return single.run(context)
      const { positionals = [], values } = readTyped(context.args, { file: { type: 'string' } }) ?? {}
      if (!values?.file || positionals.length > 0) return Promise.resolve(sayUsage(context, command))
      return takeList(context, values.file)
    },
  }
  return command
}
