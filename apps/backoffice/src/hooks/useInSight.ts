import { type RefObject, useEffect } from 'react'

/**
 * Moves a row that scrolls sideways, once, so that what is chosen in it is seen: on a phone the last of many tabs would
 * be out of sight. The page itself stays where it is.
 * @param chosen what it is found by: '[aria-pressed=true]'
 */
export const useInSight = (row: RefObject<HTMLElement | null>, chosen: string): void => {
  useEffect(() => {
    const box = row.current
    const one = box?.querySelector(chosen)
    if (!box || !one) return
    const [around, at] = [box.getBoundingClientRect(), one.getBoundingClientRect()]
    if (at.left >= around.left && at.right <= around.right) return
    box.scrollLeft += at.left - around.left - (around.width - at.width) / 2
  }, [row, chosen])
}
