import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'

interface FoldingGroupProps {
  title: string
  /** open from the start */
  open: boolean
  /** drawn while it is open: a folded group costs nothing */
  children: () => ReactNode
}

/** A group of filters under its title. The browser's own disclosure, so it works with every key. */
export const FoldingGroup = ({ title, open, children }: FoldingGroupProps) => {
  const [isOpen, setIsOpen] = useState(open)
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)} className="group/fold">
      <summary
        className="-mx-1.5 flex min-h-10 list-none items-center justify-between rounded-badge px-1.5 type-label
          text-bone-1 hover:text-bone-0 [&::-webkit-details-marker]:hidden"
      >
        {title}
        <IconChevronDown
          aria-hidden="true"
          size={18}
          stroke={1.75}
          className="transition-transform group-open/fold:rotate-180"
        />
      </summary>
      {isOpen && children()}
    </details>
  )
}
