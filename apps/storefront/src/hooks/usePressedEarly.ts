import { useEffect } from 'react'

declare global {
  interface Window {
    /** what the document's own script keeps (keepPressScript in entry-server.tsx) until the page listens */
    pressedEarly?: { button?: HTMLElement; end: () => void }
  }
}

const replay = (): void => {
  const { button, end } = window.pressedEarly ?? {}
  delete window.pressedEarly
  end?.()
  if (button?.isConnected) button.click()
}

/**
 * For a page as a whole, which React takes over after the frame around it: presses again what was pressed before
 * anybody listened.
 */
export const usePressedEarly = (): void => useEffect(replay, [])
