import type { Profile } from '@pandrop/contract/profile'
import type { TextKey } from '@pandrop/dictionaries/translate'
import { IconHeart, IconReceipt, IconUser, IconWallet } from '@tabler/icons-react'
import { paths } from '../paths.ts'

interface AccountLink {
  key: TextKey
  href: string
  Icon: typeof IconUser
}

/** The customer's pages in the order of the profile dropdown (specification section 2, Header). */
export const accountLinks: readonly AccountLink[] = [
  { key: 'nav_profile', href: paths.account('personal'), Icon: IconUser },
  { key: 'nav_payments', href: paths.account('transactions'), Icon: IconWallet },
  { key: 'nav_orders', href: paths.account('orders'), Icon: IconReceipt },
  { key: 'nav_wishlist', href: paths.wishlist(), Icon: IconHeart },
]

/** First and last name; empty until the profile has come. */
export const displayName = (profile: Profile | undefined): string =>
  profile ? `${profile.name} ${profile.surname}`.trim() : ''
