import { isOnItsWay, isToSend, type PayoutState } from '@pandrop/contract/lifecycle/payout'
import { payoutWorkingDays } from '@pandrop/contract/limits'
import { addWorkingDays, type WorkingCalendar } from '../holidays/working-days.rules.ts'

// The file is made on the next working day, the bank executes it on the one after, and SEPA gives it one more
// (European Payments Council, SCT Rulebook: D+1).
const fromRequest = payoutWorkingDays
const fromFile = 2

/** Where a payout stands, for the day on which its money should be there. */
export interface PayoutDates {
  state: PayoutState
  requestedAt: Date
  sentAt: Date | null
}

/**
 * When the money of a payout should be on the customer's account; null once it is settled.
 */
export const payoutExpectedAt = (
  { state, requestedAt, sentAt }: PayoutDates,
  calendar: WorkingCalendar,
): Date | null => {
  if (!isToSend(state) && !isOnItsWay(state)) return null
  return sentAt ? addWorkingDays(sentAt, fromFile, calendar) : addWorkingDays(requestedAt, fromRequest, calendar)
}
