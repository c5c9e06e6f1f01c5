import { ToastRegion, type ToastRegionProps } from '@pandrop/ui/ToastRegion'
import { currentToasts, subscribeToToasts } from '@pandrop/ui/toasts'
import { useEffect } from 'react'
import { paths } from '../paths.ts'

const fallMilliseconds = 420

const centreOf = (element: Element): { x: number; y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

const isInWindow = ({ x, y }: { x: number; y: number }): boolean =>
  x > 0 && y > 0 && x < window.innerWidth && y < window.innerHeight

/** The drop on the wear rail of an item's card, or on that of the item's own page. */
const dropOf = (href: string): Element | null => {
  const card = document.querySelector(`article:has(a[href="${CSS.escape(href)}"])`)
  const place = card ?? (window.location.pathname === href ? document.querySelector('main') : null)
  return place?.querySelector('[data-drop]') ?? card
}

/** The drop leaves its rail and falls into the cart (docs/behaviour/look.md#fall-into-cart). */
const fallIntoCart = (href: string): void => {
  const drop = dropOf(href)
  const cart = document.querySelector(`header a[href="${paths.cart()}"]`)
  if (!drop || !cart || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const from = centreOf(drop)
  const to = centreOf(cart)
  if (!isInWindow(from) || !isInWindow(to)) return
  const mark = document.createElement('span')
  mark.ariaHidden = 'true'
  mark.className = 'drop-shape pointer-events-none fixed -top-1.5 -left-1.5 z-(--layer-toast) size-3 bg-bone-0'
  document.body.append(mark)
  const at = ({ x, y }: { x: number; y: number }, size = 1): string =>
    `translate(${x}px, ${y}px) rotate(45deg) scale(${size})`
  const top = { x: from.x + (to.x - from.x) * 0.62, y: Math.min(from.y, to.y) - 8 }
  const way = mark.animate(
    [
      { transform: at(from), easing: 'cubic-bezier(.3, 0, .6, 1)' },
      { transform: at(top), offset: 0.72, easing: 'cubic-bezier(.5, 0, .9, .6)' },
      { transform: at(to, 0.6) },
    ],
    fallMilliseconds,
  )
  way.onfinish = () => {
    mark.remove()
    const settling = [{ transform: 'translateY(-8px)' }, { transform: 'none' }]
    cart
      .querySelector('span')
      ?.animate(settling, { duration: fallMilliseconds, easing: 'cubic-bezier(.3, 1.5, .5, 1)' })
  }
}

/** Messages, and what falls into the cart while they say so. It comes with the first of them. */
export const ToastScreen = (props: ToastRegionProps) => {
  useEffect(() => {
    let last = 0
    const look = () => {
      for (const { id, href } of currentToasts()) {
        if (id > last && href !== undefined) fallIntoCart(href)
        last = Math.max(last, id)
      }
    }
    look()
    return subscribeToToasts(look)
  }, [])
  return <ToastRegion {...props} />
}
