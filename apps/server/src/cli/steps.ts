import { itemLifecycle, withdrawalCauses } from '@pandrop/contract/lifecycle/item'
import { type Lifecycle, type StaffStepOf, type Step, staffStepsOf } from '@pandrop/contract/lifecycle/lifecycle'
import { offerLifecycle } from '@pandrop/contract/lifecycle/offer'
import { endCauses, orderLifecycle } from '@pandrop/contract/lifecycle/order'
import { payoutLifecycle } from '@pandrop/contract/lifecycle/payout'
import type { Result } from '@pandrop/contract/result'
import type { OfferStepping } from '../domains/buying/offers/locked-offer.ts'
import { takeOfferStep } from '../domains/buying/offers/offer-steps.ts'
import { type PayoutStepping, takePayoutStep } from '../domains/buying/payouts/payout-steps.ts'
import { type ItemStepping, takeItemStep } from '../domains/catalogue/staff-items/item-steps.ts'
import type { OrderStepping } from '../domains/orders/orders/locked-order.ts'
import { takeOrderStep } from '../domains/orders/orders/order-steps.ts'
import type { StepDone } from '../lifecycle/take-step.ts'
import type { Command, CommandContext } from './command.ts'
import {
  by,
  isUuid,
  readAmount,
  readAsset,
  readFloat,
  readNumber,
  readSeed,
  readTyped,
  sayRefusal,
  sayUsage,
  typedBecause,
} from './usage.ts'

/** What was typed behind the options of a command. */
type Values = Readonly<Record<string, unknown>>

/** What was meant by it, as the verbs take it. */
type Said = Omit<
  OrderStepping & OfferStepping & PayoutStepping & ItemStepping,
  'orderId' | 'offerId' | 'payoutId' | 'itemId'
>

/** A field of a step on the command line. */
interface Field {
  options: Readonly<Record<string, { type: 'string' | 'boolean' }>>
  usage: string
  /** undefined: what was typed cannot be meant */
  read: (values: Values) => Partial<Said> | undefined
}

const text = { type: 'string' } as const

const flag = { type: 'boolean' } as const

const textOf = (typed: unknown): string | undefined =>
  typeof typed === 'string' && typed.trim() !== '' ? typed : undefined

/** What was read, under the name that the verbs have for it; undefined: it cannot be meant. */
const as = <Name extends keyof Said>(name: Name, value: Said[Name] | undefined): Partial<Said> | undefined =>
  value === undefined ? undefined : ({ [name]: value } as Partial<Said>)

/** An option that holds one value. */
const field = (name: string, hint: string, meant: (typed: string) => Partial<Said> | undefined): Field => ({
  options: { [name]: text },
  usage: `--${name} ${hint}`,
  read: (values) => {
    const typed = textOf(values[name])
    return typed === undefined ? undefined : meant(typed)
  },
})

const readPrice = ({ price, 'above-wish': isAboveWishMeant }: Values): Partial<Said> | undefined => {
  if (typeof price !== 'string') return { isAboveWishMeant: isAboveWishMeant === true }
  const read = readAmount(price)
  return read === undefined ? undefined : { price: read }
}

const trade = (name: string): Field => field(name, `<Steam's number>`, (tradeOfferId) => ({ tradeOfferId }))

const note = field('note', '"to the customer"', (typed) => ({ note: typed }))

const recordReason = field('reason', '"for the record"', (typed) => ({ reason: typed }))

const toldReason = field('reason', '"to the customer, or a code of the bank such as AC04"', (typed) => ({
  reason: typed.trim(),
}))

/** The fields that the contract's lifecycles name, as they are typed. */
const fields: Readonly<Record<string, Field>> = {
  same_trade: {
    options: { 'same-trade': flag },
    usage: '--same-trade',
    read: (values) => ({ isSameTrade: values['same-trade'] === true }),
  },
  // Whoever works on the shop's machine may hand over what is held; the record says why.
  override_reason: field('override', '"why it goes out although it is held"', (reason) => ({
    override: { reason, isAdministrator: true },
  })),
  cause: field('why', endCauses.join('|'), (typed) => {
    const cause = endCauses.find((one) => one === typed)
    return cause && { cause }
  }),
  destination: field('to', 'balance|card', (typed) =>
    typed === 'card' || typed === 'balance' ? { destination: typed } : undefined,
  ),
  because: field('because', withdrawalCauses.join('|'), (typed) => {
    const because = withdrawalCauses.find((one) => one === typed)
    return because && { because }
  }),
  price: { options: { price: text, 'above-wish': flag }, usage: '--price 12.50 | --above-wish', read: readPrice },
  float: field('float', '0.12', (typed) => as('float', readFloat(typed))),
  paint_seed: field('seed', '412', (typed) => as('paintSeed', readSeed(typed))),
  asset_id: field('asset', '<number>', (typed) => as('assetId', readAsset(typed))),
}

/** A noun with a lifecycle, as it is spoken of on the command line. */
interface SpokenNoun<L extends Lifecycle, Id extends number | string> {
  lifecycle: L
  /** order, offer, payout */
  name: string
  readId: (typed: string | undefined) => Id | undefined
  /** where the number of a trade is typed */
  trade?: Field
  /** whether its customers can be told something */
  hasNotes: boolean
  /** what follows from a step for the customer */
  told: string
  /** the steps that are taken with several of them at once, each for itself */
  many?: readonly StaffStepOf<L>[]
  take: (context: CommandContext, step: StaffStepOf<L>, id: Id, said: Said) => Promise<Result<StepDone<string>>>
}

/** A command for each step that staff take with a noun: its options are what the step needs or takes. */
const stepCommands = <L extends Lifecycle, Id extends number | string>(noun: SpokenNoun<L, Id>): Command[] =>
  staffStepsOf(noun.lifecycle).map((step) => {
    const {
      command: verb = step,
      does = '',
      needs = [],
      takes = [],
      tellsReason,
    }: Step = noun.lifecycle.steps[step] as Step
    const fieldOf = (name: string): Field => {
      if (name === 'note') return note
      if (name === 'reason') return tellsReason ? toldReason : recordReason
      const found = name === 'trade_offer_id' ? noun.trade : fields[name]
      if (!found) throw new Error(`the command line has no way to type ${name}`)
      return found
    }
    const named = `${noun.name}s ${verb}`
    // Who is at the keyboard stands in the record of itself, so nobody has to type a reason that only the record keeps.
    const needed = needs.filter((name) => name !== 'reason' || tellsReason)
    const spoken = noun.hasNotes ? ['note', 'reason'] : ['reason']
    const wanted = [...takes, ...spoken].filter((name) => !needed.includes(name))
    const options = Object.assign({}, ...[...needed, ...wanted].map((name) => fieldOf(name).options))
    const takesMany = noun.many?.includes(step) ?? false
    const usage = [
      `${named} <${noun.name}>${takesMany ? ` [<${noun.name}> …]` : ''}`,
      ...needed.map((name) => fieldOf(name).usage),
      ...wanted.map((name) => `[${fieldOf(name).usage}]`),
    ].join(' ')
    const command: Command = {
      name: named,
      does,
      usage,
      run: async (context) => {
        const typed = readTyped(context.args, options)
        const words = typed?.positionals ?? []
        const ids = (takesMany ? words : words.slice(0, 1)).map(noun.readId).filter((id) => id !== undefined)
        const isMisread = ids.length === 0 || (takesMany && ids.length < words.length)
        const values: Values = typed?.values ?? {}
        const isTyped = (name: string) => Object.keys(fieldOf(name).options).some((one) => values[one] !== undefined)
        const read = [...needed, ...wanted.filter(isTyped)].map((name) => fieldOf(name).read(values))
        if (!typed || isMisread || read.includes(undefined)) return sayUsage(context, command)
        const said: Partial<Said> = Object.assign({}, ...read)
        const kept = tellsReason ? { why: typedBecause(undefined) } : { reason: typedBecause(said.reason) }
        let code = 0
        for (const id of ids) {
          const taken = await noun.take(context, step, id, { ...said, ...kept, by })
          code = Math.max(code, tell(context, { ...noun, id, isNamed: ids.length > 1 }, taken))
        }
        return code
      },
    }
    return command
  })

const tell = (
  context: CommandContext,
  { name, told, id, isNamed }: { name: string; told: string; id: number | string; isNamed: boolean },
  taken: Result<StepDone<string>>,
): number => {
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)} ${id}`
  if (!taken.ok) {
    // Of several it is said which one it is.
    if (isNamed) context.print(`${title}:`)
    return sayRefusal(context, taken)
  }
  const { state, changed } = taken.value
  context.print(
    changed ? `${title} is ${state} now.${told}` : `${title} is ${state}: this was done before, nothing has changed.`,
  )
  return 0
}

export const orderStepCommands = stepCommands({
  lifecycle: orderLifecycle,
  name: 'order',
  readId: readNumber,
  trade: trade('offer'),
  hasNotes: true,
  told: ' The customer gets a mail.',
  many: ['delivered'],
  take: (context, step, orderId, said) => takeOrderStep(context, step, { ...said, orderId }),
})

export const offerStepCommands = stepCommands({
  lifecycle: offerLifecycle,
  name: 'offer',
  readId: readNumber,
  trade: trade('trade'),
  hasNotes: true,
  told: ' The customer gets a mail.',
  take: (context, step, offerId, said) => takeOfferStep(context, step, { ...said, offerId }),
})

export const payoutStepCommands = stepCommands({
  lifecycle: payoutLifecycle,
  name: 'payout',
  readId: (typed) => (isUuid(typed) ? typed : undefined),
  hasNotes: false,
  told: ' The customer gets a mail.',
  take: (context, step, payoutId, said) => takePayoutStep(context, step, { ...said, payoutId }),
})

export const itemStepCommands = stepCommands({
  lifecycle: itemLifecycle,
  name: 'item',
  readId: readNumber,
  hasNotes: false,
  told: '',
  take: (context, step, itemId, said) => takeItemStep(context, step, { ...said, itemId, by }),
})
