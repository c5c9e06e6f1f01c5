import { monthAfter } from '@pandrop/money/days'

/** First and last month. */
export interface Months {
  from: string
  till: string
}

const quarterOf = (month: string): Months => {
  const from = monthAfter(month, -((Number(month.slice(5, 7)) - 1) % 3))
  return { from, till: monthAfter(from, 2) }
}

/** What returns are made for, by the present month; what has begun ends with it. */
export const periods = {
  last_month: (now: string): Months => ({ from: monthAfter(now, -1), till: monthAfter(now, -1) }),
  this_month: (now: string): Months => ({ from: now, till: now }),
  last_quarter: (now: string): Months => quarterOf(monthAfter(now, -3)),
  this_quarter: (now: string): Months => ({ from: quarterOf(now).from, till: now }),
  last_year: (now: string): Months => ({
    from: `${Number(now.slice(0, 4)) - 1}-01`,
    till: `${Number(now.slice(0, 4)) - 1}-12`,
  }),
  this_year: (now: string): Months => ({ from: `${now.slice(0, 4)}-01`, till: now }),
} as const

export type Period = keyof typeof periods

export const isPeriod = (word: string): word is Period => word in periods

/** 2026-01 – 2026-11; one of them where both are the same */
export const showMonths = ({ from, till }: Months): string => (from === till ? from : `${from} – ${till}`)
