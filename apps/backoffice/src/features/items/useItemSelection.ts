import { useMemo, useRef, useState } from 'react'
import type { Selection } from '../../table/selection.ts'
import type { ItemFilters } from './itemFilters.ts'

/** Everything that the filters found at one moment, shown or not. */
interface AllFound {
  /** the newest item that there was: what came later is no part of it */
  newestId: number
  items: number
}

interface Chosen {
  /** the filters that it was chosen under, as text */
  under: string
  keys: ReadonlySet<string>
  all: AllFound | null
}

/** What `changeItems` is sent for the chosen ones. */
export type ChosenItems = { ids: number[] } | { found: ItemFilters; newest_id: number }

export interface ItemSelection extends Selection {
  /** of the server's, where all found were chosen */
  count: number
  /** ticks every row from the one that was ticked last to this one */
  reach: (key: string) => void
  setAll: (all: AllFound) => void
  /** what is sent for it */
  items: () => ChosenItems
}

/**
 * The chosen items of a list: ticked ones, or all that its filters found. Other filters choose nothing: what is not
 * shown must not be changed unseen.
 * @param shown keys of the rows, in their order
 */
export const useItemSelection = (filters: ItemFilters, shown: readonly string[]): ItemSelection => {
  const under = JSON.stringify(filters)
  const [chosen, setChosen] = useState<Chosen>({ under, keys: new Set(), all: null })
  const last = useRef<string | null>(null)
  return useMemo(() => {
    const { keys, all }: Pick<Chosen, 'keys' | 'all'> = chosen.under === under ? chosen : { keys: new Set(), all: null }
    const isFound = (key: string): boolean => all !== null && Number(key) <= all.newestId
    const has = (key: string): boolean => keys.has(key) || isFound(key)
    const choose = (next: Iterable<string>) => setChosen({ under, keys: new Set(next), all: null })
    // Whoever unticks one of all found goes on with those that are shown.
    const ticked = (): readonly string[] => (all === null ? [...keys] : shown.filter(isFound))
    return {
      keys,
      has,
      count: all?.items ?? keys.size,
      toggle: (key) => {
        last.current = key
        choose(has(key) ? ticked().filter((one) => one !== key) : [...ticked(), key])
      },
      reach: (key) => {
        const [to, from] = [shown.indexOf(key), shown.indexOf(last.current ?? key)]
        last.current = key
        choose([...ticked(), ...shown.slice(Math.max(0, Math.min(from, to)), Math.max(from, to) + 1)])
      },
      set: choose,
      clear: () => choose([]),
      setAll: (found) => setChosen({ under, keys: new Set(), all: found }),
      items: () => (all === null ? { ids: [...keys].map(Number) } : { found: filters, newest_id: all.newestId }),
    }
  }, [chosen, under, filters, shown])
}
