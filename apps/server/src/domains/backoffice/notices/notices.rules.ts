import type { NoticePace } from '@pandrop/contract/staff/notices'

/** What somebody wants to be told of one kind, and what they know. */
export interface Notice {
  pace: Exclude<NoticePace, 'never'>
  /** how many they know of */
  toldCount: number
  toldAt: Date | null
}

export interface QuietHours {
  /** hours of UTC, the first quiet one and the first that is not */
  from: number
  till: number
}

/** When mails of the morning leave, UTC. */
const morningHour = 7

const minutesBetweenMin = 5

const hourMilliseconds = 60 * 60 * 1000

/** Whether an hour is quiet; hours may lie over midnight. */
export const isQuiet = (quiet: QuietHours | null, now: Date): boolean => {
  if (!quiet) return false
  const hour = now.getUTCHours()
  const { from, till } = quiet
  return from < till ? from <= hour && hour < till : hour >= from || hour < till
}

const morningOf = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), morningHour))

const since = (then: Date, now: Date): number => now.getTime() - then.getTime()

const isTime = ({ pace, toldAt }: Notice, now: Date): boolean => {
  if (pace === 'morning') return now >= morningOf(now) && (toldAt === null || toldAt < morningOf(now))
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
  { count, quiet, now }: { count: number; quiet: QuietHours | null; now: Date },
): 'tell' | 'lower' | 'nothing' => {
  if (count < notice.toldCount) return 'lower'
  if (count === notice.toldCount || isQuiet(quiet, now)) return 'nothing'
  return isTime(notice, now) ? 'tell' : 'nothing'
}
