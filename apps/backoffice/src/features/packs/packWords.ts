import type { StaffPack } from '@pandrop/contract/staff/packs'
import { packTexts as texts } from '../../texts/packs.ts'

/** 25.12.2026; days have no time zone */
const showNamedDay = (day: string): string => day.split('-').reverse().join('.')

/** 24.12.2026 18:00 UTC: the shop counts in it, wherever its staff are. */
const showUtc = (instant: string): string => texts.utc(`${showNamedDay(instant.slice(0, 10))} ${instant.slice(11, 16)}`)

type Window = Pick<StaffPack, 'from' | 'first_day' | 'until' | 'last_day'>

/** When a pack begins: a day, or a moment within one. */
export const fromText = ({ from, first_day: day }: Window): string => (day ? showNamedDay(day) : showUtc(from))

/** When it ends, in a sentence. */
export const untilText = ({ until, last_day: day }: Window): string => {
  if (until === null) return texts.untilSold
  return day ? texts.endOf(showNamedDay(day)) : showUtc(until)
}

/** First and last day; of a beginning within a day the day alone. */
export const windowText = (pack: Window): string => {
  const from = showNamedDay(pack.from.slice(0, 10))
  if (pack.until === null) return texts.openWindow(from)
  return texts.windowOf(from, pack.last_day ? showNamedDay(pack.last_day) : showUtc(pack.until))
}
