/** Months that follow each other, each from its first moment until before that of the next. */
export interface MonthBounds {
  /** 2026-11, in their order */
  months: readonly string[]
  begins: readonly Date[]
  /** the first moment behind the last of them */
  till: Date
}

/** The month that a moment belongs to, as SQL over MonthBounds. */
export const monthAt = (moment: string): string => `(:months::text[])[width_bucket(${moment}, :begins::timestamptz[])]`

/** Whether a moment belongs to one of the months, as SQL over MonthBounds. */
export const isInMonths = (moment: string): string => `${moment} >= (:begins::timestamptz[])[1] and ${moment} < :till`
