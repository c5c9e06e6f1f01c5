import { useState } from 'react'

export interface SelectionHandle {
  /** lines show boxes instead of their remove buttons */
  selecting: boolean
  /** ids of the chosen lines that are still there, in the order of the cart */
  selected: number[]
  /** every line that can be chosen is */
  all: boolean
  begin: () => void
  end: () => void
  toggle: (itemId: number) => void
  toggleAll: () => void
}

const nothing: ReadonlySet<number> = new Set()

/** Which lines of the cart are chosen. A line that goes is no longer chosen; one that stays keeps its tick. */
export const useSelection = (choosable: readonly number[]): SelectionHandle => {
  const [selecting, setSelecting] = useState(false)
  const [chosen, setChosen] = useState(nothing)
  const selected = choosable.filter((id) => chosen.has(id))
  const all = choosable.length > 0 && selected.length === choosable.length
  return {
    selecting,
    selected,
    all,
    begin: () => {
      setChosen(nothing)
      setSelecting(true)
    },
    end: () => setSelecting(false),
    toggle: (itemId) =>
      setChosen(new Set(chosen.has(itemId) ? selected.filter((id) => id !== itemId) : [...selected, itemId])),
    toggleAll: () => setChosen(all ? nothing : new Set(choosable)),
  }
}
