import { useRef } from 'react'

/** How long a form stays closed after a refused check and an attempt (docs/behaviour/accounts.md#submit-guard). */
export const guardMilliseconds = { invalid: 300, attempted: 500 } as const

/**
 * Keeps a form from being sent twice by a double click.
 * @returns enter: false while an earlier submit holds the guard; leave: opens it again after a while
 */
export const useSubmitGuard = () => {
  const held = useRef(false)
  return {
    enter: (): boolean => {
      if (held.current) return false
      held.current = true
      return true
    },
    leave: (why: keyof typeof guardMilliseconds): void => {
      setTimeout(() => {
        held.current = false
      }, guardMilliseconds[why])
    },
  }
}
