import type { ReactNode } from 'react'
import { Section } from '../ui/Section.tsx'

interface ListPanelProps {
  /** names the panel; read out alone where the page's title says it already */
  title: string
  /** the title is shown: beside other panels of its page, or under another name than the page's */
  titled?: boolean
  /** what the list is narrowed by: FilterTabs, fields; in the head, at the left unless a title stands there */
  filters?: ReactNode
  /** a SearchField or a button, at the right end of the head */
  aside?: ReactNode
  className?: string
  /** what stands between head and rows, if anything, and the DataTable */
  children: ReactNode
}

/**
 * The panel of a list: one head row with title or filters at the left and search or button at the right, then the rows
 * from edge to edge. Every list of the back office stands in one, so that the same things stand at the same place.
 */
export const ListPanel = ({ title, titled = false, filters, aside, className, children }: ListPanelProps) => (
  <Section
    title={title}
    titleHidden={!titled}
    flush
    className={className}
    aside={
      Boolean(filters ?? aside) && (
        <>
          {filters}
          {aside && <div className="ml-auto flex min-w-0 flex-wrap items-center gap-2 compact:w-full">{aside}</div>}
        </>
      )
    }
  >
    {children}
  </Section>
)
