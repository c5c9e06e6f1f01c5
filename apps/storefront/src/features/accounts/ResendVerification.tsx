import { resendVerification } from '@pandrop/contract/routes'
import { Button } from '@pandrop/ui/Button'
import { useCall } from '../../hooks/useCall.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'
import { useCountdown } from './useCountdown.ts'

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
