import { Chip } from '@pandrop/ui/Chip'
import { useText } from '../../../hooks/useText.ts'
import type { ActiveFilter } from './narrowing.ts'
import type { ListControls } from './useListControls.ts'

interface ActiveFiltersProps {
  list: ListControls
  filters: readonly ActiveFilter[]
}

/** What narrows the list, each with its ×. */
export const ActiveFilters = ({ list, filters }: ActiveFiltersProps) => {
  const text = useText()
  if (filters.length === 0) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 compact:hidden">
      <ul aria-label={text('filters_active')} className="contents">
        {filters.map(({ label, removal }) => (
          <li key={label} className="flex">
            <Chip
              label={label}
              removeLabel={text('filter_remove', { filter: label })}
              onRemove={() => list.change(removal)}
            />
          </li>
        ))}
      </ul>
      <a href={list.resetPath} className="ml-1 inline-flex min-h-8 items-center type-label text-bone-1 text-link">
        {text('filters_reset_all')}
      </a>
    </div>
  )
}
