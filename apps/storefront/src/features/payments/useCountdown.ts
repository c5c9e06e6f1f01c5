import { useEffect, useEffectEvent, useState } from 'react'
import { secondsUntil } from './countdown.ts'

/**
 * Seconds that are left until a moment, counted by this browser's clock.
 * @param until ISO 8601
 * @param onOver hears of the end once
 */
export const useCountdown = (until: string, onOver?: () => void): number => {
  const [now, setNow] = useState(() => Date.now())
  const seconds = secondsUntil(until, now)
  const over = useEffectEvent(() => onOver?.())
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver) return over()
    const tick = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(tick)
  }, [isOver])
  return seconds
}
