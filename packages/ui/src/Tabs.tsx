import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './classNames.ts'

/** What a tab's link needs. */
export interface TabLinkProps {
  className: string
  'aria-current'?: 'page'
  children: ReactNode
}

interface TabsProps {
  /** names the group: "Account" */
  label: string
  tabs: readonly { key: string; label: string; link: (props: TabLinkProps) => ReactNode }[]
  /** key of the tab that is shown */
  current: string
  className?: string
}

/** On phones the current tab may lie beyond the edge: it is brought into view. */
const useCurrentInView = (current: string) => {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const link = row.current?.querySelector(`[data-tab="${CSS.escape(current)}"] > *`)
    if (!row.current || !link) return
    const { left, right } = row.current.getBoundingClientRect()
    const { left: from, right: till } = link.getBoundingClientRect()
    if (from < left || till > right) row.current.scrollLeft += till > right ? till - right : from - left
  }, [current])
  return row
}

/** Tabs that are pages of their own: links with a bone underline, scrolling sideways on phones. */
export const Tabs = ({ label, tabs, current, className }: TabsProps) => {
  const row = useCurrentInView(current)
  return (
    <nav
      ref={row}
      aria-label={label}
      className={classNames(
        'scroller flex gap-1 shadow-[inset_0_-1px_0_var(--color-line)] wide:gap-2',
        'not-desktop:edge-fade not-desktop:bleed-right',
        className,
      )}
    >
      {tabs.map((tab) => (
        <span key={tab.key} data-tab={tab.key} className="contents">
          {tab.link({
            className: classNames(
              'relative flex h-12 flex-none items-center px-4 compact:px-2.5 type-button font-[580] transition-colors',
              'after:absolute after:inset-x-4 compact:after:inset-x-2.5',
              'after:bottom-0 after:h-[3px] after:rounded-t-[3px]',
              'focus-visible:-outline-offset-2 focus-visible:rounded-badge',
              tab.key === current ? 'text-bone-0 after:bg-bone-0' : 'text-bone-2 hover:text-bone-0',
            ),
            'aria-current': tab.key === current ? 'page' : undefined,
            children: tab.label,
          })}
        </span>
      ))}
    </nav>
  )
}
