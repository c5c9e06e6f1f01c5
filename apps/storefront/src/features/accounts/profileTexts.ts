import type { Profile } from '@pandrop/contract/profile'

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })

/** "Mar 4, 2025" in every language (docs/behaviour/look.md#profile-date). */
export const memberSince = ({ created_at }: Pick<Profile, 'created_at'>): string => day.format(new Date(created_at))

/** First and last name, whichever there are. */
export const fullName = ({ name, surname }: Pick<Profile, 'name' | 'surname'>): string => `${name} ${surname}`.trim()

const twoDigits = (part: number): string => String(part).padStart(2, '0')

/** "22.11.2026, 14:05", where the visitor is (docs/behaviour/look.md#dates). */
export const dayAndTime = (instant: string): string => {
  const date = new Date(instant)
  const day = [twoDigits(date.getDate()), twoDigits(date.getMonth() + 1), date.getFullYear()].join('.')
  return `${day}, ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}
