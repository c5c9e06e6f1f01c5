import type { Result } from '@pandrop/contract/result'
import { counterOffer } from '../features/offers/counter-offer.ts'
import {
  type OfferDoing,
  type OfferDone,
  readyOffer,
  recordNotReceived,
  recordReceived,
  rejectOffer,
  reverseOffer,
} from '../features/offers/offer-steps.ts'
import type { Command, CommandContext } from './command.ts'
import { by, readAmount, readNumber, readTyped, sameTrade, sayRefusal, sayUsage, typedBecause } from './usage.ts'

const tell = (context: CommandContext, offerId: number, result: Result<OfferDone>): number => {
  if (!result.ok) return sayRefusal(context, result)
  const { state, changed } = result.value
  context.print(
    changed
      ? `Offer ${offerId} is ${state} now. The customer gets a mail.`
      : `Offer ${offerId} is ${state}: this was done before, nothing has changed.`,
  )
  return 0
}

const text = { type: 'string' } as const

/** What every verb about an offer can be told. */
const common = { note: text, reason: text } as const

const commonUsage = '[--note "to the customer"] [--reason "for the record"]'

const readFloat = (typed: string | undefined): number | undefined =>
  typed && /^[01](\.\d{1,20})?$/.test(typed) ? Number(typed) : undefined

/** `offers counter`: an offer of the shop, or another one while one stands. */
export const offersCounter: Command = {
  name: 'offers counter',
  does: 'makes a counter-offer, or changes the one that stands; without --price the lesser of quote and wish',
  run: async (context) => {
    const meant = { 'above-wish': { type: 'boolean' } } as const
    const typed = readTyped(context.args, { ...common, ...meant, price: text, float: text })
    const offerId = readNumber(typed?.positionals[0])
    const { note, reason } = typed?.values ?? {}
    const read = { price: readAmount(typed?.values.price), float: readFloat(typed?.values.float) }
    const misread =
      (typed?.values.price !== undefined && read.price === undefined) ||
      (typed?.values.float !== undefined && read.float === undefined)
    if (!typed || !offerId || misread)
      return sayUsage(context, `offers counter <offer> [--price 12.50 | --above-wish] [--float 0.12] ${commonUsage}`)
    const isAboveWishMeant = typed.values['above-wish']
    const doing = { offerId, by, note, why: typedBecause(reason), isAboveWishMeant, ...read }
    return tell(context, offerId, await counterOffer(context, doing))
  },
}

/** `offers decline`: the shop does not buy it, and says why. */
export const offersDecline: Command = {
  name: 'offers decline',
  does: 'turns an offer down, or takes back a counter-offer that stands',
  run: async (context) => {
    const typed = readTyped(context.args, common)
    const offerId = readNumber(typed?.positionals[0])
    if (!typed?.values.note || !offerId)
      return sayUsage(context, 'offers decline <offer> --note "to the customer" [--reason "for the record"]')
    const { note, reason } = typed.values
    const declined = await rejectOffer(context, { offerId, by, note, why: typedBecause(reason) })
    return tell(context, offerId, declined)
  },
}

/** `offers received`: the item is here. */
export const offersReceived: Command = {
  name: 'offers received',
  does: 'records that the item is here: seven days of trade protection begin',
  run: async (context) => {
    const typed = readTyped(context.args, { ...common, ...sameTrade, trade: text, float: text })
    const offerId = readNumber(typed?.positionals[0])
    const float = readFloat(typed?.values.float)
    const misread = typed?.values.float !== undefined && float === undefined
    if (!typed?.values.trade || !offerId || misread)
      return sayUsage(
        context,
        `offers received <offer> --trade <Steam's number> [--same-trade] [--float 0.12] ${commonUsage}`,
      )
    const { note, reason, trade: tradeOfferId } = typed.values
    const isSameTrade = typed.values['same-trade']
    const doing = { offerId, by, note, why: typedBecause(reason), tradeOfferId, isSameTrade, float }
    return tell(context, offerId, await recordReceived(context, doing))
  },
}

type PlainVerb = (context: CommandContext, doing: OfferDoing) => Promise<Result<OfferDone>>

const plainCommand = (name: string, does: string, verb: PlainVerb): Command => ({
  name: `offers ${name}`,
  does,
  run: async (context) => {
    const typed = readTyped(context.args, common)
    const offerId = readNumber(typed?.positionals[0])
    if (!typed || !offerId) return sayUsage(context, `offers ${name} <offer> ${commonUsage}`)
    const { note, reason } = typed.values
    return tell(context, offerId, await verb(context, { offerId, by, note, why: typedBecause(reason) }))
  },
})

export const offersReady = plainCommand(
  'ready',
  'makes an offer ready for its payout after the trade protection; happens by itself',
  readyOffer,
)

export const offersNotReceived = plainCommand(
  'not-received',
  'gives an accepted offer up whose item did not come in time; happens by itself',
  recordNotReceived,
)

export const offersReversed = plainCommand(
  'reversed',
  'gives an offer up whose item was taken back in Steam during its protection',
  reverseOffer,
)
