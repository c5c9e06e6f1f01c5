import { resendVerification } from '@pandrop/api-client/endpoints'
import { Button, buttonClass } from '@pandrop/ui/Button'
import { StatusPanel } from '@pandrop/ui/StatusPanel'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useCall } from '../hooks/useCall.ts'
import { useGo } from '../hooks/useGo.ts'
import { useProfile } from '../hooks/useProfile.ts'
import { useSession } from '../hooks/useSession.ts'
import { useText } from '../hooks/useText.ts'
import { useToasts } from '../hooks/useToasts.ts'
import { definePage } from '../page.ts'
import { paths } from '../paths.ts'

/** The link is often opened in another tab: coming back to this one, it looks again. */
const useNoticeVerified = (): void => {
  const go = useGo()
  const { checked, emailVerified, refresh } = useSession()
  const lookAgain = useEffectEvent(() => void refresh())
  useEffect(() => {
    window.addEventListener('focus', lookAgain)
    return () => window.removeEventListener('focus', lookAgain)
  }, [])
  useEffect(() => {
    if (checked && emailVerified) go(paths.account(), { replace: true })
  }, [checked, emailVerified, go])
}

const EmailVerificationPage = () => {
  const text = useText()
  const toast = useToasts()
  const profile = useProfile()
  const { expired }: { expired?: string } = useSearch({ strict: false })
  useNoticeVerified()
  const resend = useCall(resendVerification, {
    failed: 'verification_email_failed',
    onDone: ({ message }) => toast.success(message),
  })
  const where = profile ? text('verification_text', { email: profile.email }) : text('verification_text_plain')
  return (
    <div className="page py-18 compact:py-8">
      <StatusPanel
        title={text('verification_title')}
        text={expired === undefined ? where : text('verification_expired')}
        actions={
          <>
            <Button loading={resend.running} onClick={() => void resend.run()}>
              {text('verification_resend')}
            </Button>
            <a href={paths.home()} className={buttonClass({ kind: 'secondary' })}>
              {text('verification_home')}
            </a>
          </>
        }
      />
    </div>
  )
}

/** /email-verification (specification section 2, Email verification page). */
export const emailVerificationPage = definePage({
  head: ({ text }) => ({ title: text('verification_title'), noindex: true }),
  Component: EmailVerificationPage,
})
