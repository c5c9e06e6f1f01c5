import type { Profile } from '@pandrop/contract/profile'

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })

/** "Mar 4, 2025" in every language (specification section 9: profile date MMM D, YYYY). */
export const memberSince = ({ created_at }: Pick<Profile, 'created_at'>): string => day.format(new Date(created_at))

/** First and last name, whichever there are. */
export const fullName = ({ name, surname }: Pick<Profile, 'name' | 'surname'>): string => `${name} ${surname}`.trim()
