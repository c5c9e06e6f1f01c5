import { useState } from 'react'

/** How the panel was left in this visit. Only clicks write it, so every document starts with an open panel. */
let leftOpen = true

/**
 * Whether the filter panel beside the grid is open: it is by default, and stays as it was left
 * (docs/behaviour/catalogue.md#filter-panel).
 */
export const usePanelOpen = (): [open: boolean, toggle: () => void] => {
  const [open, setOpen] = useState(leftOpen)
  const toggle = () => {
    leftOpen = !open
    setOpen(leftOpen)
  }
  return [open, toggle]
}
