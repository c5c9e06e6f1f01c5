const twoDigits = (value: number): string => String(value).padStart(2, '0')

/**
 * DD.MM.YYYY in every language (docs/behaviour/look.md#dates), in UTC: server and browser must write the same day.
 * @param moment an instant of the wire, or milliseconds since 1970
 */
export const dayOf = (moment: string | number): string => {
  const date = new Date(moment)
  return `${twoDigits(date.getUTCDate())}.${twoDigits(date.getUTCMonth() + 1)}.${date.getUTCFullYear()}`
}
