import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

export type AddressWords = Readonly<Record<string, string>>

/**
 * What stands behind the question mark: filters, tabs and searches live there, so that a reload, the way back and a
 * sent link show the same list.
 * @returns the words as texts, and a function that changes some of them; undefined or '' takes a word out
 */
export const useAddress = (): [AddressWords, (change: Record<string, string | undefined>) => void] => {
  const words = useSearch({ strict: false }) as AddressWords
  const navigate = useNavigate()
  const change = useCallback(
    (changes: Record<string, string | undefined>) => {
      const merge = (before: AddressWords) => {
        const kept = Object.entries({ ...before, ...changes }).filter(([, word]) => word !== undefined && word !== '')
        return Object.fromEntries(kept)
      }
      // The router has no types of our searches: they are plain words.
      void navigate({ to: '.', search: merge as never, replace: true, resetScroll: false })
    },
    [navigate],
  )
  return [words, change]
}
