import { Button } from '@pandrop/ui/Button'
import { Dialog } from '@pandrop/ui/Dialog'
import { useText } from '../../../hooks/useText.ts'
import { FilterGroups, type FilterGroupsProps } from './FilterGroups.tsx'

interface FilterSheetProps extends FilterGroupsProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** skins that match; undefined while they are counted */
  total: number | undefined
}

/** The filters on narrow screens: a sheet whose buttons stay in view. Every change shows at once behind it. */
export const FilterSheet = ({ open, onOpenChange, total, ...groups }: FilterSheetProps) => {
  const text = useText()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('filters_title')}
      closeLabel={text('filters_close')}
      action={
        <div className="flex gap-2.5">
          <Button kind="secondary" onClick={groups.list.reset}>
            {text('filters_reset')}
          </Button>
          <Button wide onClick={() => onOpenChange(false)}>
            {total === undefined ? text('list_counting') : text('filters_apply', { count: total })}
          </Button>
        </div>
      }
    >
      <FilterGroups {...groups} />
    </Dialog>
  )
}
