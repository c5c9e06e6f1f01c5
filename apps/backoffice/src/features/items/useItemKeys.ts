import type { StaffItemRow } from '@pandrop/contract/staff/items'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { isKeyForPage } from '../../table/useRowKeys.ts'

interface ItemKeys {
  rows: readonly StaffItemRow[]
  /** `X`: ticks from the row that was ticked last to this one; absent where nothing can be chosen */
  onReach?: (row: StaffItemRow) => void
  /** `a` */
  onAll?: () => void
  /** `e` while something is chosen; absent where nothing is */
  onPrices?: () => void
  /** `e` otherwise */
  onPrice: (row: StaffItemRow) => void
  /** `h` */
  onHide: (row: StaffItemRow) => void
  /** `n` */
  onAdd: () => void
}

/** The keys of the list of items, beside those of every table (useRowKeys). */
export const useItemKeys = (keys: ItemKeys): void => {
  const latest = useRef(keys)
  useLayoutEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isKeyForPage(event)) return
      const { rows, onReach, onAll, onPrices, onPrice, onHide, onAdd } = latest.current
      const place = event.target instanceof HTMLElement ? event.target.dataset.row : undefined
      const row = place === undefined ? undefined : rows[Number(place)]
      const act =
        {
          X: row && onReach && (() => onReach(row)),
          a: onAll,
          e: onPrices ?? (row && (() => onPrice(row))),
          h: row && (() => onHide(row)),
          n: onAdd,
        }[event.key] ?? null
      if (act === null) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
