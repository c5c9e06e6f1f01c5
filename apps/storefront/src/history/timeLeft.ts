import type { Text } from '@pandrop/dictionaries/translate'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * How long something still lasts, in its two largest parts: "6 days 4 hours", "3 hours 20 minutes".
 * @param seconds above zero; the last minute counts whole
 */
export const timeLeft = (seconds: number, text: Text): string => {
  const days = Math.floor(seconds / day)
  const hours = Math.floor((seconds % day) / hour)
  const minutes = Math.max(1, Math.floor((seconds % hour) / minute))
  if (days > 0) return `${text('left_days', { count: days })} ${text('left_hours', { count: hours })}`
  if (hours > 0) return `${text('left_hours', { count: hours })} ${text('left_minutes', { count: minutes })}`
  return text('left_minutes', { count: minutes })
}
