import { staffSignOut } from '@pandrop/contract/staff/routes/staff'
import type { StaffSession } from '@pandrop/contract/staff/session'
import { Logo } from '@pandrop/ui/Logo'
import { useEffect, useRef, useState } from 'react'
import { FormAlert } from '../../../forms/FormAlert.tsx'
import { SubmitForm } from '../../../forms/SubmitForm.tsx'
import { useCall } from '../../../hooks/useCall.ts'
import { keepSession } from '../../../keepSession.ts'
import { shellTexts } from '../../../texts/shell.ts'
import { signInTexts } from '../../../texts/staff.ts'
import { StaffButton } from '../../../ui/StaffButton.tsx'
import { NewPasswordFields } from '../factors/NewPasswordFields.tsx'
import { useNewPassword } from '../factors/useNewPassword.ts'
import { EnrolStep } from './EnrolStep.tsx'
import { FactorStep } from './FactorStep.tsx'
import { PasswordStep } from './PasswordStep.tsx'

interface SignInProps {
  /** null: nobody is signed in; else what the sign-in still waits for */
  session: StaffSession | null
  /** the session of somebody who was at work has ended */
  ended: boolean
}

const headingOf = ({ session, ended }: SignInProps): { title: string; text?: string } => {
  if (!session) {
    return ended ? { title: signInTexts.endedTitle, text: signInTexts.endedText } : { title: signInTexts.title }
  }
  if (session.stage === 'password') return { title: signInTexts.newPasswordTitle, text: signInTexts.newPasswordText }
  if (session.stage === 'enrol') return { title: signInTexts.enrolTitle, text: signInTexts.enrolText }
  const text = session.factors.totp ? signInTexts.codeText : signInTexts.passkeyText
  return { title: signInTexts.factorTitle, text }
}

/** The sign-in, step by step; which step it is, the server says. */
export const SignIn = ({ session, ended }: SignInProps) => {
  const [password, setPassword] = useState('')
  const { title, text } = headingOf({ session, ended })
  const heading = useRef<HTMLHeadingElement>(null)
  const stage = session?.stage
  useEffect(() => {
    const before = document.title
    // The page that was covered goes on under its own.
    return () => {
      document.title = before
    }
  }, [])
  useEffect(() => {
    document.title = shellTexts.titleOf(title)
    // Steps without a field of their own begin at their title.
    if (stage && !heading.current?.parentElement?.contains(document.activeElement)) heading.current?.focus()
  }, [title, stage])
  return (
    <div className="rises w-full max-w-[420px]">
      <div className="mb-6 flex justify-center">
        <Logo name={shellTexts.wordmark()} picture={shellTexts.logo()} size={36} />
      </div>
      <div className="raised rounded-modal p-7 compact:p-5">
        <h1 ref={heading} tabIndex={-1} className="type-page outline-none">
          {title}
        </h1>
        {text && <p className="mt-1.5 text-bone-1">{text}</p>}
        <div className="mt-5">
          {!session && <PasswordStep onPassword={setPassword} />}
          {stage === 'password' && <NewPasswordStep current={password} />}
          {stage === 'enrol' && <EnrolStep />}
          {session && stage === 'factor' && <FactorStep factors={session.factors} />}
        </div>
      </div>
      {session && <SomebodyElse email={session.staff.email} />}
    </div>
  )
}

/**
 * Replaces a one-time password.
 * @param current the one-time password as it was just typed; asked for again where a reload has forgotten it
 */
const NewPasswordStep = ({ current }: { current: string }) => {
  const form = useNewPassword({ current, onDone: keepSession })
  return (
    <SubmitForm onSubmit={form.submit} className="flex flex-col gap-4">
      <NewPasswordFields form={form} currentLabel={current === '' ? signInTexts.oneTimePassword : undefined} />
      <FormAlert text={form.failure} />
      <StaffButton type="submit" kind="primary" wide loading={form.running} loadingLabel={signInTexts.saving}>
        {signInTexts.savePassword}
      </StaffButton>
    </SubmitForm>
  )
}

const SomebodyElse = ({ email }: { email: string }) => {
  const signOut = useCall(staffSignOut, { failed: shellTexts.signOutFailed, onDone: () => keepSession(null) })
  return (
    <p className="mt-4 flex flex-wrap items-center justify-center gap-x-1 type-meta text-bone-2">
      {email}
      <StaffButton kind="tertiary" loading={signOut.running} onClick={() => void signOut.run()}>
        {signInTexts.other}
      </StaffButton>
    </p>
  )
}
