import { classNames } from '@pandrop/ui/classNames'
import { IconButton } from '@pandrop/ui/IconButton'
import { Logo } from '@pandrop/ui/Logo'
import { IconMenu2, IconX } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useWaiting } from '../hooks/useStaffCounts.ts'
import { paths } from '../paths.ts'
import { shellTexts } from '../texts/shell.ts'
import { SidebarLinks } from './Sidebar.tsx'
import { UserMenu } from './UserMenu.tsx'

/** Below 1024 px: a bar whose button opens the sidebar as a drawer; its dot says that something waits in there. */
export const TopBar = ({ className }: { className?: string }) => {
  const drawer = useRef<HTMLDialogElement>(null)
  const { count, near } = useWaiting()
  const pathname = useLocation({ select: (location) => location.pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawer closes when another page opens
  useEffect(() => drawer.current?.close(), [pathname])
  // The drawer's box is covered by its content: only a press beside it has the dialog as its target.
  const closeBeside = (event: MouseEvent) => {
    if (event.target === drawer.current) drawer.current.close()
  }
  return (
    <header
      className={classNames(
        'sticky top-0 z-(--layer-sticky) flex h-14 items-center justify-between bg-ink-0 px-(--gutter)',
        'shadow-[inset_0_-1px_0_var(--color-line)]',
        className,
      )}
    >
      <Link to={paths.today} aria-label={shellTexts.home()} className="inline-flex min-w-0 rounded-badge">
        <Logo name={shellTexts.wordmark()} picture={shellTexts.logo()} size={28} />
      </Link>
      <IconButton kind="plain" label={shellTexts.openSidebar(count)} onClick={() => drawer.current?.showModal()}>
        <IconMenu2 aria-hidden="true" size={20} stroke={1.75} />
        {count > 0 && (
          <span
            className={classNames(
              'absolute top-1.5 right-1.5 size-2.5 rounded-full border-2 border-ink-0',
              near ? 'bg-warn' : 'bg-bamboo',
            )}
          />
        )}
      </IconButton>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it, and the dialog hears that itself */}
      <dialog
        ref={drawer}
        aria-label={shellTexts.sidebar}
        onClick={closeBeside}
        className="m-0 h-dvh max-h-none w-[264px] max-w-[84vw] bg-ink-0 text-bone-0 shadow-modal backdrop:bg-overlay"
      >
        <div className="flex h-full flex-col overflow-y-auto px-3 pt-2 pb-4">
          <IconButton
            kind="plain"
            label={shellTexts.closeSidebar}
            onClick={() => drawer.current?.close()}
            className="mb-2 self-end"
          >
            <IconX aria-hidden="true" size={20} stroke={1.75} />
          </IconButton>
          <SidebarLinks />
          <div className="mt-auto pt-4">
            <UserMenu />
          </div>
        </div>
      </dialog>
    </header>
  )
}
