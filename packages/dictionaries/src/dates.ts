/** DD.MM.YYYY in UTC, as mails and refusals write it in every language (docs/behaviour/look.md#dates). */
export const dateText = (at: Date): string => at.toISOString().slice(0, 10).split('-').reverse().join('.')

/** The same with the time of day: 21.11.2026 14:32 UTC. */
export const dateTimeText = (at: Date): string => `${dateText(at)} ${at.toISOString().slice(11, 16)} UTC`
