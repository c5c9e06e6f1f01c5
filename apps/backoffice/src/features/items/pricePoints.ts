import type { StaffItem } from '@pandrop/contract/staff/items'
import type { ChartPoint } from '../../charts/line.ts'

const daysMax = 90

interface Window {
  /** today's, beside every day */
  reference: number
  /** the last day */
  till: Date
}

const endOf = (day: Date): Date => new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1)

/**
 * What an item was asked for at the end of each day, in the browser's time zone, 90 days at most.
 * @param prices oldest first; a price holds until the next one
 */
export const pricePoints = (prices: StaffItem['prices'], { reference, till }: Window): ChartPoint[] => {
  const points: ChartPoint[] = []
  for (let back = 0; back < daysMax; back++) {
    const day = new Date(till.getFullYear(), till.getMonth(), till.getDate() - back, 12)
    const held = prices.findLast(({ at }) => Date.parse(at) < endOf(day).getTime())
    if (!held) break
    points.unshift({ at: day.toISOString(), value: held.price, before: reference })
  }
  return points
}
