import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether a table is wider than its place and has to scroll sideways. Only then: a place that scrolls would keep the
 * head from sticking to the top of the window.
 */
export const useTooWide = (place: RefObject<HTMLElement | null>): boolean => {
  const [tooWide, setTooWide] = useState(false)
  useEffect(() => {
    const [box, table] = [place.current, place.current?.querySelector('table')]
    if (!box || !table) return
    const observer = new ResizeObserver(() => setTooWide(table.offsetWidth > box.clientWidth))
    observer.observe(box)
    observer.observe(table)
    return () => observer.disconnect()
  })
  return tooWide
}
