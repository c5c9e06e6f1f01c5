import type { OfferState } from '@pandrop/contract/offer-states'
import { isWorkingDay } from './working-days.rules.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000
const hourMilliseconds = 60 * 60 * 1000

/**
 * How much of the time between two moments lies on working days, a working day having 24 hours as in addWorkingDays.
 * @param holidays days off, as dayOf names them
 * @returns milliseconds; 0 where `to` is not after `from`
 */
export const workingTimeBetween = (from: Date, to: Date, holidays: ReadonlySet<string>): number => {
  let passed = 0
  for (let at = from.getTime(); at < to.getTime(); ) {
    const midnight = Math.floor(at / dayMilliseconds + 1) * dayMilliseconds
    const end = Math.min(midnight, to.getTime())
    if (isWorkingDay(new Date(at), holidays)) passed += end - at
    at = end
  }
  return passed
}

/** An offer as far as its clock goes. */
interface TickingOffer {
  state: OfferState
  reply_due_at: Date
  counter_expires_at: Date | null
  receive_until: Date | null
  protected_until: Date | null
}

/**
 * What an offer waits for and how long still, for operators: `answer in 2 d 3 h` in working time, `OVERDUE by 5 h`;
 * empty where it waits for nobody but the customer's payout.
 */
export const clockOf = (offer: TickingOffer, now: Date, holidays: ReadonlySet<string>): string => {
  const { state, reply_due_at: due, counter_expires_at: expires, receive_until: item, protected_until: safe } = offer
  if (state === 'pending') {
    return due <= now
      ? `OVERDUE by ${span(workingTimeBetween(due, now, holidays))} of work`
      : `answer in ${span(workingTimeBetween(now, due, holidays))} of work`
  }
  if (state === 'offer' && expires) return left('stands', expires, now)
  if (state === 'awaiting_item' && safe) return left('protected', safe, now)
  return state === 'awaiting_item' && item ? left('item due', item, now) : ''
}

const left = (what: string, until: Date, now: Date): string =>
  until <= now ? `${what}: over` : `${what} ${span(until.getTime() - now.getTime())} more`

const span = (milliseconds: number): string => {
  const days = Math.floor(milliseconds / dayMilliseconds)
  const hours = Math.floor((milliseconds % dayMilliseconds) / hourMilliseconds)
  return days > 0 ? `${days} d ${hours} h` : `${hours} h`
}
