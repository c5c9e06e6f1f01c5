import type { Settings } from '@pandrop/contract/content'
import type { Profile } from '@pandrop/contract/profile'
import type { TextKey } from '@pandrop/dictionaries/translate'
import { IconGift, IconHeart, IconReceipt, IconTag, IconUser, IconWallet } from '@tabler/icons-react'
import { paths } from '../paths.ts'

interface AccountLink {
  key: TextKey
  href: string
  Icon: typeof IconUser
}

const accountLinks: readonly AccountLink[] = [
  { key: 'nav_profile', href: paths.account('personal'), Icon: IconUser },
  { key: 'nav_payments', href: paths.account('transactions'), Icon: IconWallet },
  { key: 'nav_orders', href: paths.account('orders'), Icon: IconReceipt },
  { key: 'nav_deals', href: paths.account('deals'), Icon: IconGift },
  { key: 'nav_offers', href: paths.offers(), Icon: IconTag },
  { key: 'nav_wishlist', href: paths.wishlist(), Icon: IconHeart },
]

/**
 * The customer's pages in the order of the profile dropdown (docs/behaviour/pages.md#profile-menu); that of offers only
 * where they are on.
 */
export const accountLinksOf = ({ offer_enabled }: Pick<Settings, 'offer_enabled'>): readonly AccountLink[] =>
  accountLinks.filter(({ key }) => offer_enabled || key !== 'nav_offers')

/** First and last name; empty until the profile has come. */
export const displayName = (profile: Profile | undefined): string =>
  profile ? `${profile.name} ${profile.surname}`.trim() : ''
