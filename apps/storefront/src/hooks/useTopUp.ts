import { createContext, useContext } from 'react'

export interface TopUpHandle {
  /** opens the top-up dialog; unverified customers are led to verification instead */
  open: () => void
}

export const TopUpContext = createContext<TopUpHandle>({ open: () => undefined })

/** The one top-up dialog of the shell. */
export const useTopUp = (): TopUpHandle => useContext(TopUpContext)
