import { useEffect, useState } from 'react'

/**
 * The present moment, looked at again and again. For what is drawn in the browser alone: a document would show the
 * server's moment.
 * @param every milliseconds between two looks
 * @returns milliseconds since 1970
 */
export const useNow = (every: number): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const look = () => setNow(Date.now())
    const ticking = setInterval(look, every)
    // A tab in the background ticks when it likes.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(ticking)
      document.removeEventListener('visibilitychange', look)
    }
  }, [every])
  return now
}
