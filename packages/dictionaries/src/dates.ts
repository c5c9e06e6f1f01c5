/** DD.MM.YYYY of a day that is named 2026-12-25. */
export const dayText = (day: string): string => day.split('-').reverse().join('.')

/** DD.MM.YYYY in UTC, as mails and refusals write it in every language (docs/behaviour/look.md#dates). */
export const dateText = (at: Date): string => dayText(at.toISOString().slice(0, 10))

/** The same with the time of day: 21.11.2026 14:32 UTC. */
export const dateTimeText = (at: Date): string => `${dateText(at)} ${at.toISOString().slice(11, 16)} UTC`
