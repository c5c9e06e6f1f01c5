import type { Profile } from '@pandrop/contract/profile'
import { cancelEmailChange } from '@pandrop/contract/routes'
import { Button } from '@pandrop/ui/Button'
import { IconMailForward } from '@tabler/icons-react'
import { useCall } from '../../hooks/useCall.ts'
import { useKeepProfile } from '../../hooks/useKeepProfile.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'
import { emailFieldId } from './emailField.ts'
import { dayAndTime } from './profileTexts.ts'

interface WaitingProps {
  /** the address that was asked for */
  email: string
  /** ISO 8601, until when its link works */
  until: string
}

const Waiting = ({ email, until }: WaitingProps) => {
  const text = useText()
  const toast = useToasts()
  const keepProfile = useKeepProfile()
  const cancel = useCall(cancelEmailChange, {
    failed: 'email_change_withdraw_failed',
    onDone: async ({ payload }) => {
      await keepProfile(payload)
      toast.success(text('email_change_withdrawn'))
      // The button that had the focus goes with this bar.
      document.getElementById(emailFieldId)?.focus()
    },
  })
  return (
    <section className="raised flex flex-wrap items-center gap-x-5 gap-y-4 rounded-modal p-6 compact:p-4">
      <span className="grid size-14 flex-none place-items-center rounded-full bg-ink-2 text-warn">
        <IconMailForward aria-hidden="true" size={26} stroke={1.6} />
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="type-h3">{text('email_change_title')}</h2>
        <p className="mt-1 text-bone-1 [overflow-wrap:anywhere]">
          {text('email_change_text', { email, until: dayAndTime(until) })}
        </p>
      </div>
      <Button kind="secondary" className="compact:w-full" loading={cancel.running} onClick={() => void cancel.run()}>
        {text('email_change_withdraw')}
      </Button>
    </section>
  )
}

/** While another e-mail is asked for: which one, until when its link works, and the way back. */
export const EmailChangeBar = ({ profile }: { profile: Profile | undefined }) => {
  const { pending_email: email, pending_email_until: until } = profile ?? {}
  return (
    <div role="status" className="empty:hidden">
      {email && until && <Waiting email={email} until={until} />}
    </div>
  )
}
