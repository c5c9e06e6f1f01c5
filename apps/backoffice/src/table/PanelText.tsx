import type { ReactNode } from 'react'

/** A sentence or two about a list, in its head or between that and the rows. */
export const PanelText = ({ children }: { children: ReactNode }) => (
  <p className="min-w-0 max-w-[96ch] flex-1 basis-80 text-bone-2">{children}</p>
)
