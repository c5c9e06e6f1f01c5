import { useEffect, useLayoutEffect, useRef } from 'react'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

const isCovered = (): boolean => document.querySelector('dialog[open], [role=dialog], [role=alertdialog]') !== null

/**
 * Single keys of a page, heard from anywhere on it unless somebody types or a dialog is open.
 * @param keys what to do, by the key's name
 */
export const useQueueKeys = (keys: Readonly<Record<string, () => void>>): void => {
  const latest = useRef(keys)
  useLayoutEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) || isCovered()) return
      const act = latest.current[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
