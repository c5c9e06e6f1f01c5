import { useEffect, useLayoutEffect, useRef } from 'react'
import { isKeyForPage } from '../../table/useRowKeys.ts'

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
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isKeyForPage(event)) return
      const act = latest.current[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
