import { Button } from '@pandrop/ui/Button'
import { Sheet } from '@pandrop/ui/Sheet'
import { useText } from '../../../hooks/useText.ts'
import { FilterGroups, type FilterGroupsProps } from './FilterGroups.tsx'

interface FilterSheetProps extends FilterGroupsProps {
  open: boolean
  onClose: () => void
  /** skins that match; undefined until it is known */
  total: number | undefined
}

/** The filters at 768 px and below: a sheet whose buttons stay in view. Every change shows at once behind it. */
export const FilterSheet = ({ open, onClose, total, ...groups }: FilterSheetProps) => {
  const text = useText()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text('filters_title')}
      closeLabel={text('filters_close')}
      action={
        <div className="flex gap-2.5">
          <Button kind="secondary" onClick={groups.list.reset}>
            {text('filters_reset')}
          </Button>
          <Button wide onClick={onClose}>
            {total === undefined ? text('list_counting') : text('filters_apply', { count: total })}
          </Button>
        </div>
      }
    >
      <FilterGroups {...groups} />
    </Sheet>
  )
}
