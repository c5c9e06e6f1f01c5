import { buttonClass } from '@pandrop/ui/Button'
import { SelectField } from '@pandrop/ui/SelectField'
import { IconAdjustmentsHorizontal, IconLayoutSidebar } from '@tabler/icons-react'
import { useText } from '../../../hooks/useText.ts'
import { defaultSort } from './listAddress.ts'
import { SearchField } from './SearchField.tsx'
import type { ListControls } from './useListControls.ts'

interface ListToolbarProps {
  list: ListControls
  /** id of the filter panel beside the grid */
  panelId: string
  panelOpen: boolean
  onTogglePanel: () => void
  /** opens the sheet that takes the panel's place on narrow screens */
  onOpenSheet: () => void
  sheetOpen: boolean
  /** filters shown as chips */
  activeCount: number
}

const isSort = (value: string): value is 'asc' | 'desc' => value === 'asc' || value === 'desc'

/** Search, order, and the button for the filters: it folds the panel, and on narrow screens opens a sheet. */
export const ListToolbar = (props: ListToolbarProps) => {
  const { list, panelId, panelOpen, onTogglePanel, onOpenSheet, sheetOpen, activeCount } = props
  const text = useText()
  const sorts = [
    { value: 'asc', label: text('sort_asc') },
    { value: 'desc', label: text('sort_desc') },
  ]
  return (
    <div className="flex flex-wrap gap-2.5">
      <SearchField list={list} />
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={sheetOpen}
        aria-label={activeCount > 0 ? text('filters_open', { count: activeCount }) : undefined}
        onClick={onOpenSheet}
        className={buttonClass({ kind: 'secondary', className: 'flex-[1_0_auto] px-4 wide:hidden noscript:hidden' })}
      >
        <IconAdjustmentsHorizontal aria-hidden="true" size={20} stroke={1.6} />
        {text('filters_title')}
        {activeCount > 0 && (
          <span className="grid size-5 place-items-center rounded-full bg-bone-0 text-[12px]/5 text-ink-0">
            {activeCount}
          </span>
        )}
      </button>
      <SelectField
        label={text('filter_sort')}
        labelHidden
        options={sorts}
        value={list.search.sort ?? defaultSort}
        onChange={({ target }) => list.change({ sort: isSort(target.value) ? target.value : undefined })}
        className="w-[208px] narrow:w-auto narrow:flex-[1_1_200px] noscript:hidden"
      />
      <button
        type="button"
        aria-expanded={panelOpen}
        aria-controls={panelId}
        onClick={onTogglePanel}
        className={buttonClass({ kind: 'secondary', className: 'narrow:hidden noscript:hidden' })}
      >
        <IconLayoutSidebar aria-hidden="true" size={20} stroke={1.6} />
        {/* Both labels keep their room, so that the search box does not jump. */}
        <span className="grid text-left *:col-start-1 *:row-start-1">
          <span className={panelOpen ? undefined : 'invisible'}>{text('filters_hide')}</span>
          <span className={panelOpen ? 'invisible' : undefined}>{text('filters_show')}</span>
        </span>
      </button>
    </div>
  )
}
