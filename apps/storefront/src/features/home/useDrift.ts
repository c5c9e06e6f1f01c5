import { type RefObject, useEffect } from 'react'

/** How far the weapons follow the cursor (docs/behaviour/look.md#drift). */
const driftPixelsMax = 8

const lessMotion = '(prefers-reduced-motion: reduce)'

const mayDrift = '(pointer: fine) and (prefers-reduced-motion: no-preference)'

/**
 * Lets everything marked `data-drift` inside an element follow the cursor by up to 8 px: the panda looks at you. Only
 * for fine pointers and for who did not ask for less motion. The keyboard is looked at as well: what follows turns
 * towards the eye that has the focus.
 */
export const useDrift = (area: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = area.current
    if (!element) return
    let frame = 0

    const place = (x: number, y: number) => {
      for (const part of element.querySelectorAll<HTMLElement>('[data-drift]')) {
        part.style.transform = x === 0 && y === 0 ? '' : `translate3d(${x.toFixed(2)}px, ${y.toFixed(2)}px, 0)`
      }
    }
    const follow = ({ clientX, clientY }: PointerEvent) => {
      if (!window.matchMedia(mayDrift).matches) return
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const x = ((clientX - left) / width - 0.5) * 2
        const y = ((clientY - top) / height - 0.5) * 2
        // A circle, not a square: never more than 8 px in any direction.
        const reach = driftPixelsMax / Math.max(1, Math.hypot(x, y))
        place(x * reach, y * reach)
      })
    }
    const rest = () => {
      cancelAnimationFrame(frame)
      place(0, 0)
    }

    const lookAt = ({ target }: FocusEvent) => {
      const eye = target instanceof Element && target.matches(':focus-visible') && target.closest('[data-eye]')
      if (!eye || window.matchMedia(lessMotion).matches) return
      place(eye.getAttribute('data-eye') === 'left' ? -driftPixelsMax : driftPixelsMax, 0)
    }

    element.addEventListener('focusin', lookAt)
    element.addEventListener('focusout', rest)
    element.addEventListener('pointermove', follow, { passive: true })
    element.addEventListener('pointerleave', rest)
    return () => {
      cancelAnimationFrame(frame)
      element.removeEventListener('focusin', lookAt)
      element.removeEventListener('focusout', rest)
      element.removeEventListener('pointermove', follow)
      element.removeEventListener('pointerleave', rest)
    }
  }, [area])
}
