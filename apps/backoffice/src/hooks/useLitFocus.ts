import { useEffect, useRef } from 'react'
import { wasSteppedTo } from '../table/queue.ts'

interface LitFocus {
  /** address of the page */
  href: string
  /** what decides which buttons there are; another one after each step */
  state: string
  /** a dialog is open */
  isAsking: boolean
}

/**
 * The next thing to do gets the focus, marked with `data-lit`: after a step, and for whoever walks on in their queue.
 * What takes money or items away is never marked; where nothing is, the page's title gets it.
 * @returns what the buttons stand in
 */
export const useLitFocus = ({ href, state, isAsking }: LitFocus) => {
  const bar = useRef<HTMLDivElement>(null)
  const known = useRef(state)
  useEffect(() => {
    if (wasSteppedTo(href)) focusLit(bar.current)
  }, [href])
  useEffect(() => {
    if (isAsking || known.current === state) return
    known.current = state
    // The dialog gives the focus back first, to a button that is gone.
    const frame = requestAnimationFrame(() => {
      if (isFree(bar.current)) focusLit(bar.current)
    })
    return () => cancelAnimationFrame(frame)
  }, [isAsking, state])
  return bar
}

/** Whether nobody reads or types elsewhere: a colleague's step changes the state as well. */
const isFree = (bar: HTMLElement | null): boolean => {
  const { activeElement: focused, body } = document
  return focused === null || focused === body || bar?.contains(focused) === true
}

const focusLit = (bar: HTMLElement | null): void =>
  (bar?.querySelector<HTMLElement>('[data-lit]:not([aria-disabled])') ?? document.querySelector('h1'))?.focus()
