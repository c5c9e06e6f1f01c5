import { Button } from '@pandrop/ui/Button'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { lazy, type RefObject, Suspense, useState } from 'react'
import { useText } from '../../hooks/useText.ts'
import type { SelectionHandle } from './useSelection.ts'

const ClearCartDialog = lazy(async () => ({ default: (await import('./ClearCartDialog.tsx')).ClearCartDialog }))

interface CartToolbarProps {
  selection: SelectionHandle
  /** ids of lines that cannot be bought any more */
  gone: readonly number[]
  /** why the cart cannot be emptied; undefined when it can */
  clearOff: string | undefined
  locked: boolean
  onRemove: (itemIds: readonly number[]) => void
  removing: boolean
  onCleared: () => void
  selectRef: RefObject<HTMLButtonElement | null>
}

const barClass =
  'flex flex-wrap items-center gap-x-2 gap-y-1 px-2 py-2 shadow-[inset_0_-1px_0_var(--color-line)] wide:px-4'

/** Above the lines: what can be done with several of them at once. */
export const CartToolbar = (props: CartToolbarProps) =>
  props.selection.selecting ? <SelectingBar {...props} /> : <RestingBar {...props} />

const RestingBar = ({
  selection,
  gone,
  clearOff,
  locked,
  onRemove,
  removing,
  onCleared,
  selectRef,
}: CartToolbarProps) => {
  const text = useText()
  const [asking, setAsking] = useState(false)
  const [asked, setAsked] = useState(false)
  const off = locked || removing
  const ask = () => {
    setAsked(true)
    setAsking(true)
  }
  return (
    <div className={barClass}>
      <Button ref={selectRef} kind="tertiary" size={40} onClick={() => !off && selection.begin()}>
        {text('cart_select')}
      </Button>
      <span className="flex-1" />
      {gone.length > 0 && (
        <Button kind="tertiary" size={40} loading={removing} onClick={() => !off && onRemove(gone)}>
          {text('cart_remove_gone', { count: gone.length })}
        </Button>
      )}
      <Button
        kind="tertiary"
        size={40}
        aria-disabled={off || clearOff !== undefined || undefined}
        title={clearOff}
        onClick={() => !off && clearOff === undefined && ask()}
      >
        {text('cart_clear')}
      </Button>
      {asked && (
        <Suspense>
          <ClearCartDialog open={asking} onClose={() => setAsking(false)} onCleared={onCleared} />
        </Suspense>
      )}
    </div>
  )
}

const SelectingBar = ({ selection, locked, onRemove, removing }: CartToolbarProps) => {
  const text = useText()
  const { selected, all } = selection
  const off = locked || removing
  return (
    <div className={barClass}>
      <CheckboxField
        autoFocus
        label={text('cart_select_all')}
        checked={all}
        disabled={off}
        onChange={() => selection.toggleAll()}
        className="px-2 text-[14px]/[20px]"
      />
      <span className="ml-auto flex items-center gap-2">
        <Button
          kind="danger"
          size={40}
          loading={removing}
          aria-disabled={off || selected.length === 0 || undefined}
          onClick={() => !off && selected.length > 0 && onRemove(selected)}
        >
          {text('cart_remove_selected', { count: selected.length })}
        </Button>
        <Button kind="tertiary" size={40} onClick={selection.end}>
          {text('cart_select_done')}
        </Button>
      </span>
    </div>
  )
}
