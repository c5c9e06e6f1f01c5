import type { ReactNode } from 'react'

/** A sentence or two about a list, between its head and its rows. */
export const PanelText = ({ children }: { children: ReactNode }) => (
  <p className="max-w-[88ch] px-4 pb-2 text-bone-2">{children}</p>
)
