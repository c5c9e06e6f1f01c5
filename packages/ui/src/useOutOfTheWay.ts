import { type RefObject, useEffect } from 'react'

const marginPx = 16

const controls = 'a, button, input, select, textarea, [role=button], [role=checkbox], [role=combobox]'

interface Box {
  top: number
  bottom: number
  left: number
  right: number
}

const elementsNamed = (ids: string | null): HTMLElement[] =>
  (ids ?? '').split(/\s+/).flatMap((id) => document.getElementById(id) ?? [])

/** What somebody is about to use or to read: what has the focus, and fields with an error beside what it says. */
const neededNow = (own: HTMLElement): HTMLElement[] => {
  const focused = document.activeElement
  const isControl = focused instanceof HTMLElement && focused.matches(controls) && !own.contains(focused)
  const wrong = [...document.querySelectorAll<HTMLElement>('[aria-invalid="true"]')]
  const errors = wrong.flatMap((field) => elementsNamed(field.getAttribute('aria-describedby')))
  return [...(isControl ? [focused] : []), ...wrong, ...errors]
}

const overlapOf = (one: Box, other: Box): number => {
  const isBeside = one.right <= other.left || other.right <= one.left
  return isBeside ? 0 : Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))
}

/** How much of what is needed would be covered, in px of height. */
const covered = (box: Box, needed: readonly HTMLElement[]): number =>
  needed.reduce((sum, element) => sum + overlapOf(box, element.getBoundingClientRect()), 0)

/**
 * Where an element of this size does not lie over what is needed: at the foot of the window if it can, else at its
 * head. Where neither is free, what has the focus is brought to the middle.
 */
const settle = (own: HTMLElement): void => {
  const { left, right, height } = own.getBoundingClientRect()
  if (height === 0) {
    own.dataset.place = 'foot'
    return
  }
  const lift = Number.parseFloat(own.style.getPropertyValue('--above-bar')) || 0
  const bottom = window.innerHeight - marginPx - lift
  const places = {
    foot: { left, right, top: bottom - height, bottom },
    head: { left, right, top: marginPx, bottom: marginPx + height },
  }
  const needed = neededNow(own)
  const atFoot = covered(places.foot, needed)
  const atHead = covered(places.head, needed)
  // Where it stands it stays while it covers nothing: a message that jumps cannot be read.
  const stays = own.dataset.place === 'head' && atHead === 0
  const place = stays || (atFoot > 0 && atHead < atFoot) ? 'head' : 'foot'
  own.dataset.place = place
  const focused = document.activeElement
  if (focused instanceof HTMLElement && needed.includes(focused) && covered(places[place], [focused]) > 0)
    focused.scrollIntoView({ block: 'center' })
}

/**
 * Keeps `data-place` ("foot" or "head") on an element that is fixed over the page, so that it covers neither what has
 * the focus nor a field with an error.
 */
export const useOutOfTheWay = (element: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const own = element.current
    if (!own) return
    let frame = 0
    const place = () => {
      cancelAnimationFrame(frame)
      // After the frame in which bars at the foot are measured (useAboveBar).
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => settle(own))
      })
    }
    const ending = new AbortController()
    document.addEventListener('focusin', place, { signal: ending.signal })
    window.addEventListener('resize', place, { signal: ending.signal })
    window.addEventListener('scroll', place, { signal: ending.signal, passive: true, capture: true })
    const errors = new MutationObserver(place)
    errors.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['aria-invalid'] })
    const size = new ResizeObserver(place)
    size.observe(own)
    return () => {
      cancelAnimationFrame(frame)
      ending.abort()
      errors.disconnect()
      size.disconnect()
    }
  }, [element])
}
