import type { DeviceSession } from '@pandrop/contract/devices'
import type { Text } from '@pandrop/dictionaries/translate'

const hourMilliseconds = 60 * 60 * 1000

/** "Firefox on Windows", as far as it is known. */
export const deviceTitle = ({ browser, system }: Pick<DeviceSession, 'browser' | 'system'>, text: Text): string => {
  if (browser && system) return text('device_name', { browser, system })
  return browser || system || text('device_unknown')
}

/** DD.MM.YYYY in the visitor's time zone, in every language (docs/behaviour/look.md#dates). */
const dayOf = (date: Date): string => {
  const twoDigits = (value: number): string => String(value).padStart(2, '0')
  return `${twoDigits(date.getDate())}.${twoDigits(date.getMonth() + 1)}.${date.getFullYear()}`
}

/** When the customer signed in there. */
export const deviceSince = ({ created_at }: Pick<DeviceSession, 'created_at'>, text: Text): string =>
  text('device_since', { date: dayOf(new Date(created_at)) })

/**
 * When a device was last seen, no finer than it is known: the server notes it once an hour.
 * @param options.now milliseconds
 * @param options.language ISO 639-1
 */
export const deviceSeen = (
  { seen_at }: Pick<DeviceSession, 'seen_at'>,
  { now, language, text }: { now: number; language: string; text: Text },
): string => {
  const hours = Math.floor((now - Date.parse(seen_at)) / hourMilliseconds)
  if (hours < 1) return text('device_seen_now')
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const when = hours < 24 ? words.format(-hours, 'hour') : words.format(-Math.floor(hours / 24), 'day')
  return text('device_seen', { when })
}
