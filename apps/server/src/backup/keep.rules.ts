/** How many of the newest days, weeks and months keep a backup each. */
export interface Keeping {
  days: number
  weeks: number
  months: number
}

/** What is typed as 7d4w6m, where a part may be left out; undefined for anything else, and where all is nothing. */
export const readKeeping = (typed: string): Keeping | undefined => {
  const parts = /^(?:(\d{1,4})d)?(?:(\d{1,4})w)?(?:(\d{1,4})m)?$/.exec(typed)
  const [days = 0, weeks = 0, months = 0] = (parts ?? []).slice(1).map((part) => Number(part ?? 0))
  return days + weeks + months > 0 ? { days, weeks, months } : undefined
}

const dayMilliseconds = 86_400_000

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/** The Monday that a week begins with (ISO 8601), UTC. */
const weekOf = (moment: Date): string =>
  dayOf(new Date(moment.getTime() - ((moment.getUTCDay() + 6) % 7) * dayMilliseconds))

const monthOf = (moment: Date): string => moment.toISOString().slice(0, 7)

/** The newest of each period, of the newest so many periods that have any. */
const newestOf = <One extends { made: Date }>(
  newestFirst: readonly One[],
  periodOf: (moment: Date) => string,
  count: number,
): One[] => {
  const found = new Map<string, One>()
  for (const one of newestFirst) {
    const period = periodOf(one.made)
    if (!found.has(period) && found.size < count) found.set(period, one)
  }
  return [...found.values()]
}

/**
 * Which backups stay: the last one of each day, week and month, as far back as is kept; the newest of all in any case.
 * Periods without a backup do not count, so a month of silence costs none.
 * @param made UTC
 */
export const keptOf = <One extends { made: Date }>(backups: readonly One[], keeping: Keeping): Set<One> => {
  const newestFirst = backups.toSorted((one, other) => other.made.getTime() - one.made.getTime())
  return new Set([
    ...newestFirst.slice(0, 1),
    ...newestOf(newestFirst, dayOf, keeping.days),
    ...newestOf(newestFirst, weekOf, keeping.weeks),
    ...newestOf(newestFirst, monthOf, keeping.months),
  ])
}
