import { useSyncExternalStore } from 'react'

let tried: number | null = null

const listeners = new Set<() => void>()

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Tells the stage what the rail, which stands apart on the page, wants to see.
 * @param float between 0 and 1; null: the copy's own
 */
export const tryWear = (float: number | null): void => {
  tried = float
  for (const listener of listeners) listener()
}

/** The wear that somebody tries; null where nobody does. */
export const useWearTry = (): number | null =>
  useSyncExternalStore(
    listen,
    () => tried,
    () => null,
  )
