import { Chip } from '@pandrop/ui/Chip'
import { usePrices } from '../../../hooks/usePrices.ts'
import { useText } from '../../../hooks/useText.ts'
import { activeFilters } from './activeFilters.ts'
import type { ListControls } from './useListControls.ts'

/** What narrows the list, each with its ×. */
export const ActiveFilters = ({ list }: { list: ListControls }) => {
  const text = useText()
  const { format } = usePrices()
  const filters = activeFilters({ search: list.search, shelf: list.shelf, text, format })
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
      <a
        href={list.resetPath}
        onClick={list.forgetTyping}
        className="ml-1 inline-flex min-h-8 items-center type-label text-bone-1 text-link"
      >
        {text('filters_reset_all')}
      </a>
    </div>
  )
}
