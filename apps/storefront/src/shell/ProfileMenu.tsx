import { Avatar } from '@pandrop/ui/Avatar'
import { Menu, menuItemClass } from '@pandrop/ui/Menu'
import { IconChevronDown, IconLogout } from '@tabler/icons-react'
import { isIdentityVerified, useProfile } from '../hooks/useProfile.ts'
import { useSession } from '../hooks/useSession.ts'
import { useSettings } from '../hooks/useSettings.ts'
import { useText } from '../hooks/useText.ts'
import { accountLinksOf, displayName } from './accountLinks.ts'
import { DealCount } from './DealCount.tsx'

/** The customer's own pages, behind the avatar. */
export const ProfileMenu = () => {
  const text = useText()
  const session = useSession()
  const profile = useProfile()
  const links = accountLinksOf(useSettings())
  const name = displayName(profile)
  const face = (
    <>
      <Avatar
        name={name}
        src={profile?.avatarUrl ?? undefined}
        verifiedLabel={isIdentityVerified(profile) ? text('verified_mark') : undefined}
      />
      <IconChevronDown aria-hidden="true" size={18} stroke={1.6} className="text-bone-1" />
    </>
  )
  return (
    <Menu label={text('profile_menu_label', { name })} face={face}>
      <ul>
        {links.map(({ key, href, Icon }) => (
          <li key={key}>
            <a href={href} className={menuItemClass()}>
              <Icon aria-hidden="true" size={20} stroke={1.6} className="text-bone-1" />
              {text(key)}
              {key === 'nav_deals' && <DealCount count={profile?.open_deals} />}
            </a>
          </li>
        ))}
        <li className="mt-1.5 pt-1.5 shadow-[inset_0_1px_0_var(--color-line)]">
          <button type="button" className={menuItemClass()} onClick={() => void session.close()}>
            <IconLogout aria-hidden="true" size={20} stroke={1.6} className="text-bone-1" />
            {text('nav_log_out')}
          </button>
        </li>
      </ul>
    </Menu>
  )
}
