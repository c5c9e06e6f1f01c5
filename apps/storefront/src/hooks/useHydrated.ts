import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** Whether the script has taken over. The first frame is the server's, which knows neither script nor whole address. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
