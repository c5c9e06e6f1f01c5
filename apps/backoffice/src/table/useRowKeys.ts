import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

interface RowKeys {
  /** how many rows are shown */
  count: number
  hasMore: boolean
  loadMore: () => void
  /** `x` on a row */
  onSelect?: (index: number) => void
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null

/** Whether a key is for the page as a whole: nobody types, and no dialog lies over it. */
export const isKeyForPage = (event: KeyboardEvent): boolean =>
  !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isCovered())

const isCovered = (): boolean => document.querySelector('dialog[open], [role=dialog], [role=alertdialog]') !== null

/** Of several tables on a page the one with the focus hears the keys, else the first. */
const isAddressed = (table: HTMLElement): boolean => {
  const focused = document.activeElement?.closest('[data-table]')
  return (focused ?? document.querySelector('[data-table]')) === table
}

/**
 * j and k (and the arrows, once a row has the focus) walk through the rows of a table from anywhere on the page,
 * unless somebody types or a dialog is open. At the last row the next ones are loaded.
 * @returns the row that Tab leads to, which is one at a time, and what brings the focus to one
 */
export const useRowKeys = (table: RefObject<HTMLElement | null>, keys: RowKeys) => {
  const [current, setCurrent] = useState(0)
  const wanted = useRef<number | null>(null)

  const focusRow = (index: number): void => {
    setCurrent(index)
    const row = table.current?.querySelector<HTMLElement>(`[data-row="${index}"]`)
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  }
  // The keys are heard once and for all; what they do is what the table says now.
  const latest = useRef({ ...keys, current, focusRow })
  useLayoutEffect(() => {
    latest.current = { ...keys, current, focusRow }
  })

  useEffect(() => {
    // The row that was asked for at the end of the list has come.
    if (wanted.current === null || wanted.current >= keys.count) return
    latest.current.focusRow(wanted.current)
    wanted.current = null
  }, [keys.count])

  useEffect(() => {
    const walk = (step: 1 | -1): void => {
      const { count, hasMore, loadMore, current } = latest.current
      // Asked of the row itself: rows above it may have come or gone since it got the focus.
      const focused = document.activeElement?.closest<HTMLElement>('[data-row]')
      const onRow = focused && table.current?.contains(focused)
      const next = onRow ? Number(focused.dataset.row) + step : current
      if (next >= 0 && next < count) latest.current.focusRow(next)
      else if (next >= count && hasMore) {
        wanted.current = next
        loadMore()
      }
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isKeyForPage(event) || !table.current || !isAddressed(table.current)) return
      const onRow = event.target instanceof Element && event.target.matches('[data-row]')
      const down = event.key === 'j' || (onRow && event.key === 'ArrowDown')
      const up = event.key === 'k' || (onRow && event.key === 'ArrowUp')
      if (down || up) {
        event.preventDefault()
        walk(down ? 1 : -1)
      } else if (event.key === 'x' && onRow && latest.current.onSelect) {
        event.preventDefault()
        latest.current.onSelect(latest.current.current)
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [table])

  return { current: Math.min(current, Math.max(0, keys.count - 1)), setCurrent, focusRow }
}
