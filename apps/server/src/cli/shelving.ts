import { type Shelving, type ShelvingOutcome, shelveOffer } from '../domains/buying/shelving/shelve-offer.ts'
import type { Command, CommandContext } from './command.ts'
import { money } from './table.ts'
import {
  by,
  readAmount,
  readAsset,
  readFloat,
  readNumber,
  readSeed,
  readTyped,
  refusedExitCode,
  sayRefusal,
  sayUsage,
} from './usage.ts'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

const options = {
  price: text,
  float: text,
  seed: text,
  skin: text,
  asset: text,
  account: text,
  hidden: flag,
  sure: flag,
} as const

const usage =
  'offers shelve <offer…> [--hidden] [--account <number>]; of one: [--price 12.50] [--float 0.1423] [--seed 412] ' +
  '[--skin <its id>] [--asset <number>] [--sure]'

/** `offers shelve`: what an offer has brought is put on sale. */
export const offersShelve: Command = {
  name: 'offers shelve',
  does: 'puts what an offer has brought on sale, at the reference price unless told; of several: each for itself',
  usage,
  run: async (context) => {
    const typed = readTyped(context.args, options)
    const offerIds = typed?.positionals.map(readNumber) ?? []
    const said = typed && readSaid(typed.values)
    // What is said of a copy is said of one.
    const isOfOne = said !== null && Object.keys(said.copy).length > 0
    if (!said || offerIds.length === 0 || offerIds.includes(undefined) || (isOfOne && offerIds.length > 1))
      return sayUsage(context, offersShelve)
    let code = 0
    for (const offerId of new Set(offerIds as number[])) {
      const outcome = await shelveOffer(context, { offerId, by, ...said.all, ...said.copy })
      code = Math.max(code, tell(context, offerId, outcome))
    }
    return code
  },
}

type Typed = { [Name in keyof typeof options]?: (typeof options)[Name]['type'] extends 'string' ? string : boolean }

interface Said {
  /** of each */
  all: Pick<Shelving, 'accountId' | 'isHidden'>
  /** of the only one */
  copy: Omit<Shelving, 'offerId' | 'by' | 'accountId' | 'isHidden'>
}

/** What was typed, null where a part of it cannot be meant. */
const readSaid = ({ price, float, seed, skin, asset, account, hidden = false, sure }: Typed): Said | null => {
  const accountId = readNumber(account)
  const read = {
    price: readAmount(price),
    float: readFloat(float),
    paintSeed: readSeed(seed),
    skinId: skin?.trim() || undefined,
    assetId: readAsset(asset),
    isSure: sure,
  }
  const given = { price, float, paintSeed: seed, skinId: skin, assetId: asset, isSure: sure }
  const names = Object.keys(read) as (keyof typeof read)[]
  const misread = names.some((name) => given[name] !== undefined && read[name] === undefined)
  if (misread || read.price === 0 || (account !== undefined && !accountId)) return null
  const copy = Object.fromEntries(names.filter((name) => read[name] !== undefined).map((name) => [name, read[name]]))
  return { all: { accountId, isHidden: hidden }, copy }
}

const tell = (context: CommandContext, offerId: number, outcome: ShelvingOutcome): number => {
  if (!outcome.ok) {
    const lines: string[] = []
    sayRefusal({ print: (line) => lines.push(line) }, outcome)
    context.print(`Offer ${offerId}: ${lines.join('\n')}`)
    return refusedExitCode
  }
  const { itemId, title, price, changed } = outcome.value
  context.print(
    changed
      ? `Offer ${offerId} is item ${itemId} now: ${title} at ${money(price)} EUR.`
      : `Offer ${offerId} is item ${itemId} already: nothing has changed.`,
  )
  return 0
}
