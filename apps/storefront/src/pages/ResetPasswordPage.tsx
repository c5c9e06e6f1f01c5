import { buttonClass } from '@pandrop/ui/Button'
import { StatusPanel } from '@pandrop/ui/StatusPanel'
import { useEffect, useRef, useState } from 'react'
import { AuthFrame } from '../features/accounts/AuthFrame.tsx'
import { ResetPasswordForm } from '../features/accounts/ResetPasswordForm.tsx'
import { useText } from '../hooks/useText.ts'
import { definePage, type NoParams, type PageProps } from '../page.ts'
import { paths } from '../paths.ts'
import type { ResetSearch } from '../search.ts'

interface EndedProps {
  title: string
  told: string
  asleep?: boolean
  /** where to go on */
  href: string
  words: string
  /** takes the focus that a button of the form had */
  focused: boolean
}

const Ended = ({ title, told, asleep, href, words, focused }: EndedProps) => {
  const onward = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (focused) onward.current?.focus()
  }, [focused])
  return (
    <div className="page py-18 compact:py-8">
      <StatusPanel
        asleep={asleep}
        title={title}
        text={told}
        actions={
          <a ref={onward} href={href} className={buttonClass()}>
            {words}
          </a>
        }
      />
    </div>
  )
}

const LinkRefused = ({ focused }: Pick<EndedProps, 'focused'>) => {
  const text = useText()
  return (
    <Ended
      asleep
      focused={focused}
      title={text('reset_link_title')}
      told={text('reset_link_invalid')}
      href={paths.reset()}
      words={text('reset_link_again')}
    />
  )
}

const Done = () => {
  const text = useText()
  return (
    <Ended
      focused
      title={text('password_changed')}
      told={text('new_password_done')}
      href={paths.signIn()}
      words={text('auth_to_sign_in')}
    />
  )
}

const ResetPasswordPage = ({ search: { token, email } }: PageProps<NoParams, ResetSearch>) => {
  const text = useText()
  const [outcome, setOutcome] = useState<'done' | 'refused'>()
  if (outcome === 'done') return <Done />
  if (outcome === 'refused' || !token || !email) return <LinkRefused focused={outcome !== undefined} />
  return (
    <AuthFrame title={text('new_password_title')} aside={text('new_password_text')} sideTitle={text('reset_side')}>
      <ResetPasswordForm
        token={token}
        email={email}
        onDone={() => setOutcome('done')}
        onLinkRefused={() => setOutcome('refused')}
      />
    </AuthFrame>
  )
}

/** /reset-password?token=…&email=…, where the mailed link leads (docs/behaviour/pages.md#reset-address). */
export const resetPasswordPage = definePage<NoParams, ResetSearch>({
  head: ({ text }) => ({ title: text('new_password_title'), noindex: true }),
  Component: ResetPasswordPage,
})
