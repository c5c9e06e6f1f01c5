import type { CartEntry } from '@pandrop/contract/cart'
import type { Item } from '@pandrop/contract/item'
import { useEffect, useRef } from 'react'
import { useText } from '../../hooks/useText.ts'
import { CartLine } from './CartLine.tsx'
import { CartToolbar } from './CartToolbar.tsx'
import type { ItemFace } from './itemFace.ts'
import { isGone, isRemovable } from './lineState.ts'
import { useBulkRemoval } from './useBulkRemoval.ts'
import { useSelection } from './useSelection.ts'

interface CartLinesProps {
  lines: readonly CartEntry[]
  /** how an item looks in a row */
  faceOf: (item: Item) => ItemFace
  /** the cart is being paid */
  locked: boolean
  /** the last line is about to go, and the focus with it */
  onEmptied: () => void
}

/** The items of the cart, oldest first. After a removal the focus goes on to the next line. */
export const CartLines = ({ lines, faceOf, locked, onEmptied }: CartLinesProps) => {
  const text = useText()
  const buttons = useRef(new Map<number, HTMLButtonElement>())
  const select = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const idsWhere = (suits: (line: CartEntry) => boolean) => lines.filter(suits).map(({ item_id }) => item_id)
  const selection = useSelection(idsWhere(isRemovable))
  const bulk = useBulkRemoval()
  const { selecting } = selection

  const moveFocusFrom = (index: number) => {
    if (lines.length === 1) return onEmptied()
    const neighbour = lines[index + 1] ?? lines[index - 1]
    const button = neighbour && buttons.current.get(neighbour.item_id)
    // Somebody who went on meanwhile stays where they are.
    const own = lines[index] && buttons.current.get(lines[index].item_id)
    if (document.activeElement === own) button?.focus()
  }

  const removeAll = async (itemIds: readonly number[]) => {
    const isAll = itemIds.length === lines.length
    const failed = await bulk.remove(itemIds)
    if (failed.length > 0) return
    selection.end()
    // The button that was pressed is gone.
    if (isAll) onEmptied()
    else list.current?.focus({ preventScroll: true })
  }

  // Back from choosing, the keyboard stands where it began.
  const wasSelecting = useRef(false)
  useEffect(() => {
    if (wasSelecting.current && !selecting && document.activeElement === document.body) select.current?.focus()
    wasSelecting.current = selecting
  }, [selecting])

  return (
    <div className="raised rounded-modal">
      {(lines.length > 1 || selecting) && (
        <CartToolbar
          selection={selection}
          gone={idsWhere(isGone)}
          clearOff={lines.every(isRemovable) ? undefined : text('cart_line_yours_text')}
          locked={locked}
          onRemove={(itemIds) => void removeAll(itemIds)}
          removing={bulk.waiting.size > 0}
          onCleared={onEmptied}
          selectRef={select}
        />
      )}
      <ul ref={list} tabIndex={-1} aria-label={text('cart_items')} className="outline-none">
        {lines.map((line, index) => (
          <CartLine
            key={line.item_id}
            line={line}
            face={faceOf(line.item)}
            locked={locked}
            waiting={bulk.waiting.has(line.item_id)}
            choice={
              selecting && isRemovable(line)
                ? {
                    chosen: selection.selected.includes(line.item_id),
                    toggle: () => selection.toggle(line.item_id),
                  }
                : undefined
            }
            removeRef={(button) => {
              if (button) buttons.current.set(line.item_id, button)
              else buttons.current.delete(line.item_id)
            }}
            onRemoved={() => moveFocusFrom(index)}
          />
        ))}
      </ul>
    </div>
  )
}
