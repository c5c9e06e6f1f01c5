import type { HealthCheck } from '@pandrop/contract/staff/health'

/** How something that was looked at is, and what somebody has to do. */
export type Verdict = Omit<HealthCheck, 'name'>

export const green = (says: string): Verdict => ({ state: 'green', says, to_do: null })
export const amber = (says: string, toDo: string): Verdict => ({ state: 'amber', says, to_do: toDo })
export const red = (says: string, toDo: string): Verdict => ({ state: 'red', says, to_do: toDo })

/** A count with its noun. */
export const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`

/** Spans in seconds. */
export const minute = 60
export const hour = 60 * minute
export const day = 24 * hour

/** Seconds from one moment to another; 0 where it has not come. */
export const secondsSince = (then: Date, now: Date): number => Math.max(0, (now.getTime() - then.getTime()) / 1000)

/** How long something lasts, in words. */
export const lasting = (seconds: number): string => {
  if (seconds < 2 * minute) return many(Math.round(seconds), 'second')
  if (seconds < 2 * hour) return many(Math.floor(seconds / minute), 'minute')
  if (seconds < 2 * day) return many(Math.floor(seconds / hour), 'hour')
  return many(Math.floor(seconds / day), 'day')
}
