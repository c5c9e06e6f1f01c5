import { useSyncExternalStore } from 'react'

/** The filter panel stands beside the grid above 768 px (docs/behaviour/catalogue.md#filter-panel). */
const wideQuery = '(width > 768px)'

/** Whether the window has room for the filter panel; for handlers and effects, not for rendering. */
export const isWide = (): boolean => window.matchMedia(wideQuery).matches

const subscribe = (hear: () => void) => {
  const query = window.matchMedia(wideQuery)
  query.addEventListener('change', hear)
  return () => query.removeEventListener('change', hear)
}

/** Follows the window's width. A document is drawn for wide screens; its stylesheet hides the panel on narrow ones. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWide, () => true)
