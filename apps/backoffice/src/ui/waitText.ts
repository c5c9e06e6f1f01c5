const hourMilliseconds = 60 * 60 * 1000

/** From so many hours on days are counted. */
const hoursShown = 48

/** How long somebody has waited: "20 min", "12 h", "2 d". */
export const waitText = (since: string, now: number): string => {
  const milliseconds = Math.max(0, now - Date.parse(since))
  const hours = Math.floor(milliseconds / hourMilliseconds)
  if (hours < 1) return `${Math.floor(milliseconds / 60_000)} min`
  return hours < hoursShown ? `${hours} h` : `${Math.floor(hours / 24)} d`
}
