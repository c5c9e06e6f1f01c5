import { useEffect, useLayoutEffect, useRef } from 'react'
import { isKeyForPage } from './useRowKeys.ts'

type Keys = Readonly<Record<string, (() => void) | undefined>>

/**
 * Single keys of a page, heard from anywhere on it unless somebody types or a dialog is open.
 * @param keys what to do, by the key's name; where that depends on the row that has the focus, asked with its place
 */
export const usePageKeys = (keys: Keys | ((row: number | undefined) => Keys)): void => {
  const latest = useRef(keys)
  useLayoutEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isKeyForPage(event)) return
      const row = event.target instanceof HTMLElement ? event.target.dataset.row : undefined
      const { current } = latest
      const known = typeof current === 'function' ? current(row === undefined ? undefined : Number(row)) : current
      const act = known[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
