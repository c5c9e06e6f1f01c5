import { useEffect, useState } from 'react'

/** A text that follows another one once that has kept still for a while. */
export const useSettled = (text: string, pauseMilliseconds: number): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [text, pauseMilliseconds])
  return settled
}
