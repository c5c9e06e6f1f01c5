import type { ReactNode } from 'react'

interface RowButtonProps {
  /** what it does to which row: "Remove the margin from €500.00 on" */
  label: string
  onClick: () => void
  children: ReactNode
}

/** A button in a row that itself opens something: above the row's own link, with keys of its own. */
export const RowButton = ({ label, onClick, children }: RowButtonProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClick}
    className="relative z-1 -my-1 -mr-2 h-9 rounded-badge px-2 font-[560] text-bone-1 hover:bg-ink-3 hover:text-bone-0"
  >
    {children}
  </button>
)
