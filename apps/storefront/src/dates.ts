const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** DD.MM.YYYY in the visitor's time zone, in every language (docs/behaviour/look.md#dates). */
export const dayOf = (milliseconds: number): string => {
  const date = new Date(milliseconds)
  return `${twoDigits(date.getDate())}.${twoDigits(date.getMonth() + 1)}.${date.getFullYear()}`
}

/** HH:MM in the visitor's time zone. */
export const timeOf = (milliseconds: number): string => {
  const date = new Date(milliseconds)
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

/** DD.MM.YYYY HH:MM in the visitor's time zone, of a moment as the wire has it: seconds since 1970. */
export const momentOf = (seconds: number): string => `${dayOf(seconds * 1000)} ${timeOf(seconds * 1000)}`

/** DD.MM.YYYY in the visitor's time zone, of a moment as the wire has it: seconds since 1970. */
export const dateOf = (seconds: number): string => dayOf(seconds * 1000)
