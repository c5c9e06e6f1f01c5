import { staffSignIn } from '@pandrop/contract/staff/routes/staff'
import { PasswordField } from '@pandrop/ui/PasswordField'
import { TextField } from '@pandrop/ui/TextField'
import { useState } from 'react'
import { FormAlert } from '../../../forms/FormAlert.tsx'
import { SubmitForm } from '../../../forms/SubmitForm.tsx'
import { useCall } from '../../../hooks/useCall.ts'
import { keepSession } from '../../../keepSession.ts'
import { signInTexts } from '../../../texts/staff.ts'
import { StaffButton } from '../../../ui/StaffButton.tsx'

interface PasswordStepProps {
  /** hears of the password that let somebody in: a one-time password is replaced next */
  onPassword: (password: string) => void
}

/** First factor: e-mail and password. */
export const PasswordStep = ({ onPassword }: PasswordStepProps) => {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const signIn = useCall(staffSignIn, {
    failed: signInTexts.failed,
    quiet: true,
    onDone: ({ session }) => {
      onPassword(password)
      keepSession(session)
    },
  })
  const submit = () => {
    setTried(true)
    if (email.trim() && password) void signIn.run({ body: { email: email.trim(), password } })
  }
  return (
    <SubmitForm onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={signInTexts.email}
        type="email"
        autoComplete="username"
        spellCheck={false}
        autoCapitalize="none"
        autoFocus
        error={tried && !email.trim() ? signInTexts.emailMissing : signIn.fieldErrors.email}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label={signInTexts.password}
        showLabel={signInTexts.showPassword}
        hideLabel={signInTexts.hidePassword}
        autoComplete="current-password"
        error={tried && !password ? signInTexts.passwordMissing : signIn.fieldErrors.password}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <FormAlert text={Object.keys(signIn.fieldErrors).length > 0 ? undefined : signIn.failureText} />
      <StaffButton
        type="submit"
        kind="primary"
        wide
        loading={signIn.running}
        loadingLabel={signInTexts.submitting}
        className="mt-1"
      >
        {signInTexts.submit}
      </StaffButton>
    </SubmitForm>
  )
}
