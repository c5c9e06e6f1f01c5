import { isAgreed, isCountered, isToAnswer, type OfferState } from '@pandrop/contract/lifecycle/offer'
import { dayMilliseconds } from '@pandrop/money/days'
import { endOfItsDay, isWorkingDay, type WorkingCalendar } from '../holidays/working-days.rules.ts'

const hourMilliseconds = 60 * 60 * 1000

/**
 * How much of the time between two moments lies on working days, whose hours all count as in addWorkingDays.
 * @returns milliseconds; 0 where `to` is not after `from`
 */
export const workingTimeBetween = (from: Date, to: Date, calendar: WorkingCalendar): number => {
  let passed = 0
  for (let at = from; at < to; ) {
    const midnight = endOfItsDay(at, calendar.zone)
    const end = midnight < to ? midnight : to
    if (isWorkingDay(at, calendar)) passed += end.getTime() - at.getTime()
    at = end
  }
  return passed
}

/** An offer as far as its clock goes. */
export interface TickingOffer {
  state: OfferState
  reply_due_at: Date
  counter_expires_at: Date | null
  receive_until: Date | null
  protected_until: Date | null
}

/** What an offer waits for, until when, and how long still. */
export interface OfferClock {
  waitsFor: 'answer' | 'customer' | 'item' | 'protection'
  dueAt: Date
  /** of an answer in working time; negative: over for so long */
  leftMilliseconds: number
}

/** The clock of an offer; null where it waits for nobody but the customer's payout. */
export const waitOf = (offer: TickingOffer, now: Date, calendar: WorkingCalendar): OfferClock | null => {
  const { state, reply_due_at: due, counter_expires_at: expires, receive_until: item, protected_until: safe } = offer
  const until = (waitsFor: OfferClock['waitsFor'], dueAt: Date) => ({
    waitsFor,
    dueAt,
    leftMilliseconds: dueAt.getTime() - now.getTime(),
  })
  if (isToAnswer(state)) {
    const leftMilliseconds = workingTimeBetween(now, due, calendar) - workingTimeBetween(due, now, calendar)
    return { waitsFor: 'answer', dueAt: due, leftMilliseconds }
  }
  if (isCountered(state) && expires) return until('customer', expires)
  if (isAgreed(state) && safe) return until('protection', safe)
  return isAgreed(state) && item ? until('item', item) : null
}

/**
 * What an offer waits for and how long still, for operators: `answer in 2 d 3 h` in working time, `OVERDUE by 5 h`;
 * empty where it waits for nobody but the customer's payout.
 */
export const clockOf = (offer: TickingOffer, now: Date, calendar: WorkingCalendar): string => {
  const clock = waitOf(offer, now, calendar)
  if (!clock) return ''
  const { waitsFor, dueAt, leftMilliseconds: left } = clock
  if (waitsFor === 'answer')
    return dueAt <= now ? `OVERDUE by ${span(-left)} of work` : `answer in ${span(left)} of work`
  return left <= 0 ? `${words[waitsFor]}: over` : `${words[waitsFor]} ${span(left)} more`
}

const words = { customer: 'stands', item: 'item due', protection: 'protected' } as const

const span = (milliseconds: number): string => {
  const days = Math.floor(milliseconds / dayMilliseconds)
  const hours = Math.floor((milliseconds % dayMilliseconds) / hourMilliseconds)
  return days > 0 ? `${days} d ${hours} h` : `${hours} h`
}
