import type { StaffPack } from '@pandrop/contract/staff/packs'
import { dayText } from '@pandrop/dictionaries/dates'
import { showDayInShop, showZonedMoment } from '../../shopTime.ts'
import { packTexts as texts } from '../../texts/packs.ts'

type Window = Pick<StaffPack, 'from' | 'first_day' | 'until' | 'last_day'>

/** When a pack begins: a day, or a moment within one. */
export const fromText = ({ from, first_day: day }: Window): string => (day ? dayText(day) : showZonedMoment(from))

/** When it ends, in a sentence. */
export const untilText = ({ until, last_day: day }: Window): string => {
  if (until === null) return texts.untilSold
  return day ? texts.endOf(dayText(day)) : showZonedMoment(until)
}

/** First and last day; of a beginning within a day the day alone. */
export const windowText = (pack: Window): string => {
  const from = showDayInShop(pack.from)
  if (pack.until === null) return texts.openWindow(from)
  return texts.windowOf(from, pack.last_day ? dayText(pack.last_day) : showZonedMoment(pack.until))
}
