import { staffSignOut } from '@pandrop/contract/staff/routes/staff'
import { Avatar } from '@pandrop/ui/Avatar'
import { Menu, menuItemClass } from '@pandrop/ui/Menu'
import { IconLogout2, IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useCall } from '../hooks/useCall.ts'
import { useStaff } from '../hooks/useStaffSession.ts'
import { paths } from '../paths.ts'
import { shellTexts } from '../texts/shell.ts'

/** Who is signed in, with their account and the way out. */
export const UserMenu = () => {
  const staff = useStaff()
  const signOut = useCall(staffSignOut, {
    failed: shellTexts.signOutFailed,
    // A fresh document, and nothing kept in the tab: nothing that this person has read stays.
    onDone: () => {
      sessionStorage.clear()
      window.location.assign('/backoffice')
    },
  })
  if (!staff) return null
  return (
    <Menu
      label={shellTexts.userMenu(staff.name)}
      className="staff-user-menu"
      faceClassName="w-full px-3 py-1.5 text-left hover:bg-ink-1"
      face={
        <>
          <Avatar name={staff.name} />
          <span className="min-w-0">
            <span className="block truncate text-[14px]/5 font-[580]">{staff.name}</span>
            <span className="block type-meta text-bone-2">{shellTexts.roles[staff.role]}</span>
          </span>
        </>
      }
    >
      <Link to={paths.account} className={menuItemClass()}>
        <IconUserCircle aria-hidden="true" size={18} stroke={1.6} />
        {shellTexts.account}
      </Link>
      <button type="button" onClick={() => void signOut.run()} className={menuItemClass()}>
        <IconLogout2 aria-hidden="true" size={18} stroke={1.6} />
        {signOut.running ? shellTexts.signingOut : shellTexts.signOut}
      </button>
    </Menu>
  )
}
