import type { Density } from '@pandrop/contract/document'
import { listOrders } from '@pandrop/contract/limits'
import { buttonClass } from '@pandrop/ui/Button'
import { SegmentedSwitch } from '@pandrop/ui/SegmentedSwitch'
import { SelectField } from '@pandrop/ui/SelectField'
import { IconAdjustmentsHorizontal, IconLayoutGrid, IconLayoutSidebar, IconList } from '@tabler/icons-react'
import { useText } from '../../../hooks/useText.ts'
import { showsStacks } from '../../../listRequest.ts'
import type { ListSearch } from '../../../search.ts'
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
  /** somebody is about to open it */
  onSheetIntent: () => void
  sheetOpen: boolean
  /** filters shown as chips */
  activeCount: number
  density: Density
  onDensity: (density: Density) => void
}

/** Search, density, order, and the button for the filters: it folds the panel, and on narrow screens opens a sheet. */
export const ListToolbar = (props: ListToolbarProps) => (
  <div className="flex flex-wrap gap-2.5">
    <SearchField list={props.list} />
    <DensitySwitch {...props} />
    <StackSwitch list={props.list} />
    <SheetButton {...props} />
    <SortField list={props.list} />
    <PanelButton {...props} />
  </div>
)

const icon = { 'aria-hidden': true, size: 20, stroke: 1.6 } as const

const DensitySwitch = ({ density, onDensity }: ListToolbarProps) => {
  const text = useText()
  return (
    <SegmentedSwitch
      label={text('lists_density')}
      labelsHidden
      options={[
        { value: 'comfortable', label: text('lists_density_comfortable'), icon: <IconLayoutGrid {...icon} /> },
        { value: 'compact', label: text('lists_density_compact'), icon: <IconList {...icon} /> },
      ]}
      value={density}
      onChange={onDensity}
      className="h-12 noscript:hidden"
    />
  )
}

/** What a list of copies gives up to show stacks: also an order that is each copy's own, one pattern, and stickers. */
const inStacks = ({ sort }: ListSearch): ListSearch => ({
  copies: undefined,
  sort: sort === 'asc' ? sort : undefined,
  paint_seed: undefined,
  stickers_min: undefined,
  attached: undefined,
})

/** Stacks, or each copy by itself; kept in the address. */
const StackSwitch = ({ list }: Pick<ListToolbarProps, 'list'>) => {
  const text = useText()
  return (
    <SegmentedSwitch
      label={text('stack_view')}
      options={[
        { value: 'stacks', label: text('stack_view_stacks') },
        { value: 'copies', label: text('stack_view_copies') },
      ]}
      value={showsStacks(list.search) ? 'stacks' : 'copies'}
      onChange={(shown) => list.changeNow(shown === 'copies' ? { copies: true } : inStacks(list.search))}
      className="h-12 noscript:hidden"
    />
  )
}

const SheetButton = ({ onOpenSheet, onSheetIntent, sheetOpen, activeCount }: ListToolbarProps) => {
  const text = useText()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={sheetOpen}
      aria-label={activeCount > 0 ? text('filters_open', { count: activeCount }) : undefined}
      onClick={onOpenSheet}
      onPointerEnter={onSheetIntent}
      onFocus={onSheetIntent}
      className={buttonClass({
        kind: 'secondary',
        className: 'flex-[1_0_auto] px-4 wide:hidden noscript:hidden',
      })}
    >
      <IconAdjustmentsHorizontal {...icon} />
      {text('filters_title')}
      {activeCount > 0 && (
        <span className="grid size-5 place-items-center rounded-full bg-bone-0 text-[12px]/5 text-ink-0">
          {activeCount}
        </span>
      )}
    </button>
  )
}

const SortField = ({ list }: Pick<ListToolbarProps, 'list'>) => {
  const text = useText()
  const sorts = listOrders.map((value) => ({ value, label: text(`sort_${value}`) }))
  return (
    <SelectField
      label={text('filter_sort')}
      labelHidden
      options={sorts}
      value={list.search.sort ?? defaultSort}
      onChange={({ target }) => list.change({ sort: listOrders.find((one) => one === target.value) })}
      className="w-[208px] narrow:w-auto narrow:flex-[1_1_150px] noscript:hidden"
    />
  )
}

const PanelButton = ({ panelId, panelOpen, onTogglePanel }: ListToolbarProps) => {
  const text = useText()
  return (
    <button
      type="button"
      aria-expanded={panelOpen}
      aria-controls={panelOpen ? panelId : undefined}
      onClick={onTogglePanel}
      className={buttonClass({ kind: 'secondary', className: 'narrow:hidden noscript:hidden' })}
    >
      <IconLayoutSidebar {...icon} />
      {/* Both labels keep their room, so that the search box does not jump. */}
      <span className="grid text-left *:col-start-1 *:row-start-1">
        <span className={panelOpen ? undefined : 'invisible'}>{text('filters_hide')}</span>
        <span className={panelOpen ? 'invisible' : undefined}>{text('filters_show')}</span>
      </span>
    </button>
  )
}
