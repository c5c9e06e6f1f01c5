import type { StaffPayoutRow } from '@pandrop/contract/staff/payouts'

type Owing = Pick<StaffPayoutRow, 'customer_id' | 'amount' | 'hold'>

/** How payouts would be split, EUR. */
export interface Split {
  /** what pays debts of their customers */
  setOff: number
  /** what is left to be transferred */
  leaves: number
}

const toCents = (units: number): number => Math.round(units * 100)

/** What of these payouts would pay what their customers owe: of each customer the debt once, over all of theirs. */
export const splitOf = (payouts: readonly Owing[]): Split => {
  const debts = new Map(payouts.map((payout) => [payout.customer_id, toCents(payout.hold.owed)]))
  let setOff = 0
  let total = 0
  for (const { customer_id: customer, amount } of payouts) {
    const paid = Math.min(debts.get(customer) ?? 0, toCents(amount))
    debts.set(customer, (debts.get(customer) ?? 0) - paid)
    setOff += paid
    total += toCents(amount)
  }
  return { setOff: setOff / 100, leaves: (total - setOff) / 100 }
}

/** Whether some of these can be paid only less what their customers owe. */
export const isOwing = (payouts: readonly Owing[]): boolean => payouts.some(({ hold }) => hold.owed > 0)
