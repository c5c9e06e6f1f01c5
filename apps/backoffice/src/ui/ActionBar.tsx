import type { ReactNode } from 'react'

interface ActionBarProps {
  /** names the group: "What can be done with this order" */
  label: string
  /** StaffButtons; one that is off says why by `disabledReason` */
  children: ReactNode
}

/** What can be done with the thing that a page shows; each action in a line of its own where it says why it is off. */
export const ActionBar = ({ label, children }: ActionBarProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
  <div role="group" aria-label={label} className="flex flex-wrap items-center gap-2">
    {children}
  </div>
)
