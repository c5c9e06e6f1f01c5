import { createContext, useContext } from 'react'

export interface TopUpHandle {
  /**
   * Opens the top-up dialog; unverified customers are led to verification instead.
   * @param missing what the balance should grow by, EUR units; a common sum is suggested when absent
   */
  open: (missing?: number) => void
}

export const TopUpContext = createContext<TopUpHandle>({ open: () => undefined })

/** The one top-up dialog of the shell. */
export const useTopUp = (): TopUpHandle => useContext(TopUpContext)
