import type { Profile } from '@pandrop/contract/profile'
import type { Text, TextKey } from '@pandrop/dictionaries/translate'
import { momentOf } from '../dates.ts'

/** Steam's number of the account that a trade link leads to; null for what is no link. */
const partnerOf = (link: string | null): string | null =>
  link !== null && URL.canParse(link) ? new URL(link).searchParams.get('partner') : null

interface Typed {
  profile: Pick<Profile, 'steam_trade_link' | 'trade_link_paused_until'>
  /** what stands in the field */
  link: string
  /** what is said where it leads to another Steam account than before */
  other: TextKey
}

/** What stands beside the field of a trade link: when items go to that account, else where the link is found. */
export const tradeLinkHint = ({ profile, link, other }: Typed, text: Text): string => {
  const [typed, known] = [partnerOf(link.trim()), partnerOf(profile.steam_trade_link)]
  if (typed !== null && known !== null && typed !== known) return text(other)
  const until = profile.trade_link_paused_until
  if (typed === null || until === null) return text('checkout_trade_link_hint')
  return text('trade_account_paused', { until: momentOf(Date.parse(until) / 1000) })
}
