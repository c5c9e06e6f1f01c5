import { resendVerification } from '@pandrop/contract/routes'
import { Button } from '@pandrop/ui/Button'
import { useEffect, useState } from 'react'
import { useCall } from '../../hooks/useCall.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'

/** The server sends one such mail a minute. */
const secondsBetween = 60

/** Asks for the verification mail again, and says when that can be done the next time. */
export const ResendVerification = () => {
  const text = useText()
  const toast = useToasts()
  const { secondsLeft, start } = useCountdown()
  const resend = useCall(resendVerification, {
    failed: 'verification_email_failed',
    onDone: ({ message }) => {
      toast.success(message)
      start(secondsBetween)
    },
    onFailure: ({ code }) => {
      if (code === 'verification_too_soon') start(secondsBetween)
    },
  })
  return (
    <Button
      loading={resend.running}
      disabledReason={secondsLeft > 0 ? text('verification_wait', { seconds: secondsLeft }) : undefined}
      onClick={() => void resend.run()}
    >
      {text('verification_resend')}
    </Button>
  )
}

/**
 * Counts seconds down to zero.
 * @returns seconds that are left, 0 while nothing is counted, and what starts the count
 */
const useCountdown = (): { secondsLeft: number; start: (seconds: number) => void } => {
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
