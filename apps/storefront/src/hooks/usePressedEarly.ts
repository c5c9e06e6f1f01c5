import { useEffect } from 'react'

declare global {
  interface Window {
    /** presses again what was pressed before a script was there (keepPressScript in entry-server.tsx) */
    pressAgain?: () => void
  }
}

/** For a page as a whole, which React takes over after the frame around it. */
export const usePressedEarly = (): void => useEffect(() => window.pressAgain?.(), [])
