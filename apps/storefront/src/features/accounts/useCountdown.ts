import { useEffect, useState } from 'react'

/**
 * Counts seconds down to zero.
 * @returns seconds that are left, 0 while nothing is counted, and what starts the count
 */
export const useCountdown = (): { secondsLeft: number; start: (seconds: number) => void } => {
  const [endsAt, setEndsAt] = useState(0)
  const [secondsLeft, setSecondsLeft] = useState(0)
  useEffect(() => {
    // The clock is asked each time: a tab in the background ticks when it likes.
    const look = () => setSecondsLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)))
    look()
    if (endsAt <= Date.now()) return
    const ticking = setInterval(look, 1000)
    return () => clearInterval(ticking)
  }, [endsAt])
  return { secondsLeft, start: (seconds) => setEndsAt(Date.now() + seconds * 1000) }
}
