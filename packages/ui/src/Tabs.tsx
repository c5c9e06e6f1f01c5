import { Fragment, type ReactNode } from 'react'
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

/** Tabs that are pages of their own: links with a bone underline, scrolling sideways on phones. */
export const Tabs = ({ label, tabs, current, className }: TabsProps) => (
  <nav
    aria-label={label}
    className={classNames('scroller flex gap-1 shadow-[inset_0_-1px_0_var(--color-line)] wide:gap-2', className)}
  >
    {tabs.map((tab) => (
      <Fragment key={tab.key}>
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
      </Fragment>
    ))}
  </nav>
)
