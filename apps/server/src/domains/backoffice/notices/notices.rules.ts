import type { NoticePace } from '@pandrop/contract/staff/notices'
import { dayIn, hourIn, momentIn } from '@pandrop/money/zones'

/** What somebody wants to be told of one kind, and what they know. */
export interface Notice {
  pace: Exclude<NoticePace, 'never'>
  /** how many they know of */
  toldCount: number
  toldAt: Date | null
}

export interface QuietHours {
  /** hours of the shop's zone, the first quiet one and the first that is not */
  from: number
  till: number
}

/** When mails of the morning leave, in the shop's zone. */
const morningTime = '07:00'

const minutesBetweenMin = 5

const hourMilliseconds = 60 * 60 * 1000

/** A moment, where the shop is. */
interface ShopTime {
  now: Date
  zone: string
}

/** Whether an hour is quiet; hours may lie over midnight. */
export const isQuiet = (quiet: QuietHours | null, { now, zone }: ShopTime): boolean => {
  if (!quiet) return false
  const hour = hourIn(zone, now)
  const { from, till } = quiet
  return from < till ? from <= hour && hour < till : hour >= from || hour < till
}

const morningOf = ({ now, zone }: ShopTime): Date => momentIn(zone, `${dayIn(zone, now)}T${morningTime}`)

const since = (then: Date, now: Date): number => now.getTime() - then.getTime()

const isTime = ({ pace, toldAt }: Notice, time: ShopTime): boolean => {
  const { now } = time
  if (pace === 'morning') return now >= morningOf(time) && (toldAt === null || toldAt < morningOf(time))
  if (toldAt === null) return true
  const millisecondsMin = pace === 'hourly' ? hourMilliseconds : minutesBetweenMin * 60 * 1000
  return since(toldAt, now) >= millisecondsMin
}

/**
 * What is to be done about one kind: tell where more waits than they know of and it is time; where less waits, they
 * know of less, so that the next one is news again.
 */
export const stepOf = (
  notice: Notice,
  { count, quiet, ...time }: ShopTime & { count: number; quiet: QuietHours | null },
): 'tell' | 'lower' | 'nothing' => {
  if (count < notice.toldCount) return 'lower'
  if (count === notice.toldCount || isQuiet(quiet, time)) return 'nothing'
  return isTime(notice, time) ? 'tell' : 'nothing'
}
