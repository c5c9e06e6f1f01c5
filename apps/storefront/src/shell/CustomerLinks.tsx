import { BalanceChip } from './BalanceChip.tsx'
import { CartLink } from './CartLink.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'

/** What a signed-in visitor has in the header: balance, cart, own pages. */
export const CustomerLinks = () => (
  <>
    <BalanceChip />
    <CartLink />
    <div className="ml-1 not-desktop:hidden">
      <ProfileMenu />
    </div>
  </>
)
