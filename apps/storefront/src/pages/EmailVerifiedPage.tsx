import type { TextKey } from '@pandrop/dictionaries/translate'
import { buttonClass } from '@pandrop/ui/Button'
import { StatusPanel } from '@pandrop/ui/StatusPanel'
import { useEffect, useEffectEvent } from 'react'
import { useSession } from '../hooks/useSession.ts'
import { useText } from '../hooks/useText.ts'
import { definePage } from '../page.ts'
import { paths } from '../paths.ts'

interface VerifiedProps {
  heading: TextKey
  words: TextKey
}

const Verified = ({ heading, words }: VerifiedProps) => {
  const text = useText()
  const session = useSession()
  // Whoever is signed in here was unverified until a moment ago.
  const lookAgain = useEffectEvent(() => void session.refresh())
  useEffect(() => lookAgain(), [])
  return (
    <div className="page py-18 compact:py-8">
      <StatusPanel
        title={text(heading)}
        text={text(words)}
        actions={
          <a href={paths.account()} className={buttonClass()}>
            {text('verified_account')}
          </a>
        }
      />
    </div>
  )
}

/** /email/verify/success, where the mailed link leads. */
export const emailVerifiedPage = definePage({
  head: ({ text }) => ({ title: text('verified_title'), noindex: true }),
  Component: () => <Verified heading="verified_title" words="verified_text" />,
})

/** /email/verify/already-success, where a link leads that was opened before. */
export const emailAlreadyVerifiedPage = definePage({
  head: ({ text }) => ({ title: text('verified_already_title'), noindex: true }),
  Component: () => <Verified heading="verified_already_title" words="verified_already_text" />,
})

const EmailLinkExpired = () => {
  const text = useText()
  return (
    <div className="page py-18 compact:py-8">
      <StatusPanel
        asleep
        title={text('email_link_expired_title')}
        text={text('email_link_expired_text')}
        actions={
          <>
            <a href={paths.account('personal')} className={buttonClass()}>
              {text('verified_account')}
            </a>
            <a href={paths.home()} className={buttonClass({ kind: 'secondary' })}>
              {text('verification_home')}
            </a>
          </>
        }
      />
    </div>
  )
}

/** /email/change/expired, where a link to a new e-mail leads that is worth nothing. */
export const emailLinkExpiredPage = definePage({
  head: ({ text }) => ({ title: text('email_link_expired_title'), noindex: true }),
  Component: EmailLinkExpired,
})
