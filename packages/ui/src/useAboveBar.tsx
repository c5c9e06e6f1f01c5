import { type RefObject, useEffect } from 'react'

const marginPx = 32

const overlapsSideways = (one: DOMRect, other: DOMRect): boolean => one.left < other.right && other.left < one.right

/** How far an element at the foot of the window must move up so that it covers no bar there, in px. */
const liftOf = (element: HTMLElement): number => {
  const own = element.getBoundingClientRect()
  let lift = 0
  for (const bar of document.querySelectorAll<HTMLElement>('[data-bottom-bar]')) {
    const box = bar.getBoundingClientRect()
    const reach = window.innerHeight - lift - own.height - marginPx
    const stands = bar !== element && box.height > 0 && overlapsSideways(own, box)
    if (stands && box.bottom > reach && box.top < window.innerHeight)
      lift = Math.max(lift, window.innerHeight - box.top)
  }
  return lift
}

/**
 * Keeps `--above-bar` on an element that is fixed to the foot of the window: the height in px that elements marked
 * `data-bottom-bar` (pay bar, buy bar, cookie banner) take there, so that it never covers them.
 */
export const useAboveBar = (element: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const own = element.current
    if (!own) return
    let frame = 0
    const place = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => own.style.setProperty('--above-bar', `${liftOf(own)}px`))
    }
    const ending = new AbortController()
    const options = { signal: ending.signal, passive: true }
    window.addEventListener('scroll', place, options)
    window.addEventListener('resize', place, options)
    // Bars come and go with pages, and grow with what they say.
    const pages = new MutationObserver(place)
    pages.observe(document.body, { childList: true, subtree: true })
    const size = new ResizeObserver(place)
    size.observe(own)
    place()
    return () => {
      cancelAnimationFrame(frame)
      ending.abort()
      pages.disconnect()
      size.disconnect()
    }
  }, [element])
}
