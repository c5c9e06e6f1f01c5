const hourMilliseconds = 60 * 60 * 1000

/** After so many hours a wait is long, whatever the settings allow. */
const longHours = 24

/** When a wait of so many hours began that is over now. */
export const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * hourMilliseconds)

/**
 * How long somebody has waited for their order, in words.
 * @param overdueBefore a wait that began before it is overdue
 */
export const howLong = (since: Date, now: Date, overdueBefore: Date): 'short' | 'long' | 'overdue' => {
  if (since <= overdueBefore) return 'overdue'
  return since <= hoursBefore(now, longHours) ? 'long' : 'short'
}
