import { buttonClass } from '@pandrop/ui/Button'
import { StatusPanel } from '@pandrop/ui/StatusPanel'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { ResendVerification } from '../features/accounts/ResendVerification.tsx'
import { useGo } from '../hooks/useGo.ts'
import { useProfile } from '../hooks/useProfile.ts'
import { useSession } from '../hooks/useSession.ts'
import { useText } from '../hooks/useText.ts'
import { definePage } from '../page.ts'
import { paths } from '../paths.ts'
import type { RawSearch } from '../search.ts'

/** The link is often opened in another tab: coming back to this one, it looks again. */
const useNoticeVerified = (onVerified: () => void): void => {
  const { checked, emailVerified, refresh } = useSession()
  const lookAgain = useEffectEvent(() => void refresh())
  const leave = useEffectEvent(onVerified)
  useEffect(() => {
    window.addEventListener('focus', lookAgain)
    return () => window.removeEventListener('focus', lookAgain)
  }, [])
  useEffect(() => {
    if (checked && emailVerified) leave()
  }, [checked, emailVerified])
}

const HomeLink = () => (
  <a href={paths.home()} className={buttonClass({ kind: 'secondary' })}>
    {useText()('verification_home')}
  </a>
)

const WrongAddress = () => {
  const text = useText()
  return (
    <p className="mt-4 text-[14px]/5 text-bone-2">
      {text('verification_wrong_address')}{' '}
      <a href={paths.account('personal')} className="text-link font-[640] text-bone-0">
        {text('verification_correct')}
      </a>
    </p>
  )
}

/** An old link of somebody who is verified: nothing else is to do, but the account is not the answer to it. */
const OldLink = () => {
  const text = useText()
  return (
    <StatusPanel
      title={text('email_link_expired_title')}
      text={text('verification_expired_verified')}
      actions={
        <>
          <a href={paths.account()} className={buttonClass()}>
            {text('verified_account')}
          </a>
          <HomeLink />
        </>
      }
    />
  )
}

const Waiting = ({ expired }: { expired: boolean }) => {
  const text = useText()
  const profile = useProfile()
  const where = profile ? text('verification_text', { email: profile.email }) : text('verification_text_plain')
  return (
    <StatusPanel
      title={text(expired ? 'email_link_expired_title' : 'verification_title')}
      text={
        <>
          <p className="[overflow-wrap:anywhere]">{expired ? text('verification_expired') : where}</p>
          <WrongAddress />
        </>
      }
      actions={
        <>
          <ResendVerification />
          <HomeLink />
        </>
      }
    />
  )
}

const EmailVerificationPage = () => {
  const go = useGo()
  const { emailVerified } = useSession()
  const search: RawSearch = useSearch({ strict: false })
  const expired = search.expired !== undefined
  useNoticeVerified(() => {
    if (!expired) go(paths.account(), { replace: true })
  })
  return (
    <div className="page py-18 compact:py-8">
      {expired && emailVerified ? <OldLink /> : <Waiting expired={expired} />}
    </div>
  )
}

/** /email-verification (docs/behaviour/accounts.md#verify-page). */
export const emailVerificationPage = definePage({
  head: ({ text }) => ({ title: text('verification_title'), noindex: true }),
  Component: EmailVerificationPage,
})
