const dayMilliseconds = 86_400_000

/** Today in UTC, the books' own days: 2026-11-22. */
export const today = (): string => daysBefore(0)

/** So many days before it. */
export const daysBefore = (days: number): string =>
  new Date(Date.now() - days * dayMilliseconds).toISOString().slice(0, 10)
