import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

export interface GoOptions {
  /** takes the place of the current entry in the history */
  replace?: boolean
  /** stays where the page is scrolled to, for filters and tabs */
  keepScroll?: boolean
}

export type Go = (path: string, options?: GoOptions) => void

/** Moves to another path of the shop (paths.ts). Other origins need `window.location`. */
export const useGo = (): Go => {
  const router = useRouter()
  return useCallback(
    (path, { replace = false, keepScroll = false } = {}) => {
      void router.navigate({ href: path, replace, resetScroll: !keepScroll })
    },
    [router],
  )
}
