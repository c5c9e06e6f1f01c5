import { BalanceChip } from './BalanceChip.tsx'
import { CartLink } from './CartLink.tsx'
import { NotificationBell } from './NotificationBell.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'

/** What a signed-in visitor has in the header: balance, what is new, cart, own pages. */
export const CustomerLinks = () => (
  <>
    <BalanceChip />
    <NotificationBell />
    <CartLink />
    <div className="ml-1 not-desktop:hidden">
      <ProfileMenu />
    </div>
  </>
)
