import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import { compactPageNumbers, type PageSlot, pageNumbers } from './pageNumbers.ts'

/** What a page's link needs; `page` says where it leads. */
export interface PageLinkProps {
  page: number
  className: string
  'aria-label': string
  'aria-current'?: 'page'
  children: ReactNode
}

export interface PaginationProps {
  /** 1 to pages */
  page: number
  pages: number
  /** "Pages" */
  label: string
  previousLabel: string
  nextLabel: string
  /** "Page 3" */
  pageLabel: (page: number) => string
  /** draws a link: `({ page, ...link }) => <Link to="." search={…} {...link} />` */
  link: (props: PageLinkProps) => ReactNode
  className?: string
}

const square =
  'inline-grid size-10 flex-none place-items-center rounded-button type-button text-[14px] transition-colors'
const quiet = `${square} raised text-bone-1 hover:bg-ink-2 hover:text-bone-0`

/** Links to the pages of a list; nothing at all when there is only one page. */
export const Pagination = (props: PaginationProps) => {
  const { page, pages, label, previousLabel, nextLabel, link, className } = props
  if (pages <= 1) return null
  return (
    <nav aria-label={label} className={classNames('flex justify-center gap-1.5 compact:gap-1', className)}>
      <Arrow to={page - 1} label={previousLabel} pages={pages} link={link}>
        <IconChevronLeft aria-hidden="true" size={18} stroke={1.75} />
      </Arrow>
      <Numbers {...props} slots={pageNumbers(page, pages)} className="flex gap-1.5 compact:hidden" />
      <Numbers {...props} slots={compactPageNumbers(page, pages)} className="flex gap-1 sm:hidden" />
      <Arrow to={page + 1} label={nextLabel} pages={pages} link={link}>
        <IconChevronRight aria-hidden="true" size={18} stroke={1.75} />
      </Arrow>
    </nav>
  )
}

interface ArrowProps extends Pick<PaginationProps, 'pages' | 'link'> {
  to: number
  label: string
  children: ReactNode
}

/** Page numbers outside 1..pages lead nowhere (docs/behaviour/pages.md#page-numbers), so there the arrow is no link. */
const Arrow = ({ to, label, pages, link, children }: ArrowProps) => {
  if (to >= 1 && to <= pages) return link({ page: to, className: quiet, 'aria-label': label, children })
  return (
    <span aria-hidden="true" className={`${square} raised text-line-ui`}>
      {children}
    </span>
  )
}

const Numbers = ({ page, pageLabel, link, slots, className }: PaginationProps & { slots: PageSlot[] }) => (
  <ol className={className}>
    {slots.map((slot, index) => (
      <li key={slot === 'gap' ? `after ${slots[index - 1]}` : slot}>
        {slot === 'gap' ? (
          <span className="inline-grid h-10 w-10 place-items-center text-bone-2 compact:w-6">…</span>
        ) : (
          link({
            page: slot,
            className: slot === page ? `${square} bg-bone-0 text-ink-0` : quiet,
            'aria-label': pageLabel(slot),
            'aria-current': slot === page ? 'page' : undefined,
            children: slot,
          })
        )}
      </li>
    ))}
  </ol>
)
