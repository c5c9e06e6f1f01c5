import { useMemo, useState } from 'react'

/** Rows that are ticked, by their keys as texts. */
export interface Selection {
  keys: ReadonlySet<string>
  has: (key: string) => boolean
  toggle: (key: string) => void
  /** ticks exactly these */
  set: (keys: readonly string[]) => void
  clear: () => void
}

/** The ticked rows of one table. Rows that are no longer shown stay ticked until `clear`. */
export const useSelection = (): Selection => {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  return useMemo(
    () => ({
      keys,
      has: (key) => keys.has(key),
      toggle: (key) =>
        setKeys((before) => {
          const after = new Set(before)
          if (!after.delete(key)) after.add(key)
          return after
        }),
      set: (chosen) => setKeys(new Set(chosen)),
      clear: () => setKeys(new Set()),
    }),
    [keys],
  )
}
