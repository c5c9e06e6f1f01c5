import { classNames } from '@pandrop/ui/classNames'
import { Logo } from '@pandrop/ui/Logo'
import { Link } from '@tanstack/react-router'
import { type Queue, useQueueCounts } from '../hooks/useStaffCounts.ts'
import { useStaff } from '../hooks/useStaffSession.ts'
import { paths } from '../paths.ts'
import { shellTexts } from '../texts/shell.ts'
import { catalogueEntries, type SidebarEntry, shopEntries, staffEntries, workEntries } from './navigation.ts'
import { UserMenu } from './UserMenu.tsx'

/** The sidebar of wide screens; it stays while the page scrolls. */
export const Sidebar = ({ className }: { className?: string }) => (
  <header
    className={classNames(
      'sticky top-0 flex h-dvh flex-col overflow-y-auto px-3 pt-5 pb-4 shadow-[inset_-1px_0_0_var(--color-line)]',
      className,
    )}
  >
    <Link
      to={paths.today}
      aria-label={shellTexts.home()}
      className="mb-6 inline-flex max-w-full self-start rounded-badge px-3"
    >
      <Logo name={shellTexts.wordmark()} picture={shellTexts.logo()} size={28} />
    </Link>
    <SidebarLinks />
    <div className="mt-auto pt-4">
      <UserMenu />
    </div>
  </header>
)

/** The back office's pages; those that only administrators may open are shown to them alone. */
export const SidebarLinks = () => {
  const staff = useStaff()
  return (
    <nav aria-label={shellTexts.sidebar}>
      <Entries entries={workEntries} />
      <GroupName name={shellTexts.catalogueGroup} />
      <Entries entries={catalogueEntries} />
      <GroupName name={shellTexts.shopGroup} />
      <Entries entries={shopEntries} />
      {staff?.role === 'administrator' && (
        <>
          <GroupName name={shellTexts.staffGroup} />
          <Entries entries={staffEntries} />
        </>
      )}
    </nav>
  )
}

const GroupName = ({ name }: { name: string }) => <p className="mt-6 mb-2 px-3 type-meta text-bone-2">{name}</p>

const Entries = ({ entries }: { entries: readonly SidebarEntry[] }) => (
  <ul className="flex flex-col gap-0.5">
    {entries.map(({ to, name, Icon, queue }) => (
      <li key={to}>
        <Link
          to={to}
          activeOptions={{ exact: to === paths.today, includeSearch: false }}
          activeProps={{ className: 'bg-ink-2 text-bone-0' }}
          inactiveProps={{ className: 'text-bone-1 hover:bg-ink-1 hover:text-bone-0' }}
          className="flex h-10 items-center gap-3 rounded-button px-3 text-[14px]/5 font-[560] transition-colors
            focus-visible:-outline-offset-2"
        >
          <Icon aria-hidden="true" size={18} stroke={1.6} className="flex-none" />
          <span className="min-w-0 flex-1 truncate">{name}</span>
          {queue && <SidebarCount queue={queue} />}
        </Link>
      </li>
    ))}
  </ul>
)

/** What waits behind an entry of the sidebar; nothing is shown while nothing is known. */
const SidebarCount = ({ queue }: { queue: Queue }) => {
  const waiting = useQueueCounts()?.[queue]
  if (!waiting || waiting.count === 0) return null
  return (
    <span
      className={classNames(
        'grid h-5 min-w-6 place-items-center rounded-check px-1.5 type-meta font-[640]',
        waiting.near ? 'bg-warn text-ink-0' : 'bg-ink-3 text-bone-1',
      )}
    >
      <span aria-hidden="true">{shellTexts.badge(waiting.count)}</span>
      <span className="sr-only">{shellTexts.waiting(waiting.count)}</span>
    </span>
  )
}
