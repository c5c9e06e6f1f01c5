import { IconRotate } from '@tabler/icons-react'
import { useText } from '../../../hooks/useText.ts'
import { FilterGroups, type FilterGroupsProps } from './FilterGroups.tsx'

interface FilterPanelProps extends FilterGroupsProps {
  id: string
}

/** The filters beside the grid, on screens wider than 768 px. */
export const FilterPanel = ({ id, ...groups }: FilterPanelProps) => {
  const text = useText()
  return (
    <aside
      id={id}
      aria-label={text('filters_title')}
      className="raised sticky top-[84px] w-[288px] flex-none self-start rounded-modal p-5 max-h-[calc(100dvh-100px)]
        overflow-y-auto overscroll-contain [scrollbar-width:thin] narrow:hidden noscript:hidden
        after:pointer-events-none after:sticky after:-bottom-5 after:-mt-8 after:-mb-5 after:block after:h-8
        after:bg-linear-to-t after:from-ink-1"
    >
      <div className="mb-4 flex items-center justify-between">
        <h2 className="text-[17px]/6 font-[680] tracking-[-.01em]">{text('filters_title')}</h2>
        <a
          href={groups.list.resetPath}
          onClick={groups.list.forgetTyping}
          className="-mr-2 inline-flex min-h-10 items-center gap-2 rounded-badge px-2 type-label text-bone-1
            hover:text-bone-0"
        >
          <IconRotate aria-hidden="true" size={17} stroke={1.6} />
          {text('filters_reset')}
        </a>
      </div>
      <FilterGroups {...groups} />
    </aside>
  )
}
