import { staffProvePassword } from '@pandrop/contract/staff/routes/staff'
import type { StaffSession } from '@pandrop/contract/staff/session'
import { PasswordField } from '@pandrop/ui/PasswordField'
import { useEffect, useRef, useState } from 'react'
import { FormAlert } from '../../../forms/FormAlert.tsx'
import { SubmitForm } from '../../../forms/SubmitForm.tsx'
import { useCall } from '../../../hooks/useCall.ts'
import { formTexts } from '../../../texts/forms.ts'
import { proofTexts, signInTexts } from '../../../texts/staff.ts'
import { StaffButton } from '../../../ui/StaffButton.tsx'
import { FactorStep } from './FactorStep.tsx'

interface ProofProps extends Pick<StaffSession, 'factors'> {
  /** whether it was proven; false: given up */
  onEnd: (proven: boolean) => void
}

/** Asks whoever sits at an open session to prove who they are: by a factor of theirs, or by the password. */
export const Proof = ({ factors, onEnd }: ProofProps) => {
  const [withPassword, setWithPassword] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!heading.current?.parentElement?.contains(document.activeElement)) heading.current?.focus()
  }, [])
  return (
    <div className="rises w-full max-w-[420px]">
      <div className="raised rounded-modal p-7 compact:p-5">
        <h1 ref={heading} tabIndex={-1} className="type-page outline-none">
          {proofTexts.title}
        </h1>
        <p className="mt-1.5 text-bone-1">{proofTexts.text}</p>
        <div className="mt-5">
          {withPassword ? (
            <PasswordProof onDone={() => onEnd(true)} />
          ) : (
            <FactorStep factors={factors} submitLabel={proofTexts.submit} onDone={() => onEnd(true)} />
          )}
        </div>
        <div className="mt-4 flex flex-wrap justify-between gap-2">
          <StaffButton kind="tertiary" onClick={() => setWithPassword(!withPassword)}>
            {withPassword ? proofTexts.withFactor : proofTexts.withPassword}
          </StaffButton>
          <StaffButton kind="tertiary" onClick={() => onEnd(false)}>
            {formTexts.cancel}
          </StaffButton>
        </div>
      </div>
    </div>
  )
}

const PasswordProof = ({ onDone }: { onDone: () => void }) => {
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  const prove = useCall(staffProvePassword, { failed: proofTexts.failed, quiet: true, onDone })
  const submit = () => {
    setMissing(password === '')
    if (password !== '') void prove.run({ body: { cur_password: password } })
  }
  return (
    <SubmitForm onSubmit={submit} className="flex flex-col gap-4">
      <PasswordField
        label={signInTexts.password}
        showLabel={signInTexts.showPassword}
        hideLabel={signInTexts.hidePassword}
        autoComplete="current-password"
        autoFocus
        error={missing ? signInTexts.passwordMissing : prove.fieldErrors.cur_password}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <FormAlert text={Object.keys(prove.fieldErrors).length > 0 ? undefined : prove.failureText} />
      <StaffButton type="submit" kind="primary" wide loading={prove.running} loadingLabel={signInTexts.submitting}>
        {proofTexts.submit}
      </StaffButton>
    </SubmitForm>
  )
}
