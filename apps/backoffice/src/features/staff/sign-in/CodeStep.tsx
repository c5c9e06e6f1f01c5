import { staffGiveCode } from '@pandrop/contract/staff/routes/staff'
import type { StaffSession } from '@pandrop/contract/staff/session'
import { useState } from 'react'
import { CodeField } from '../../../forms/CodeField.tsx'
import { FormAlert } from '../../../forms/FormAlert.tsx'
import { SubmitForm } from '../../../forms/SubmitForm.tsx'
import { useCall } from '../../../hooks/useCall.ts'
import { keepSession } from '../../../keepSession.ts'
import { signInTexts } from '../../../texts/staff.ts'
import { StaffButton } from '../../../ui/StaffButton.tsx'

const digits = 6

interface CodeStepProps {
  submitLabel?: string
  onDone?: (session: StaffSession) => void
}

/** Second factor: a code of the authenticator; the sixth digit sends it. */
export const CodeStep = ({ submitLabel = signInTexts.confirm, onDone = keepSession }: CodeStepProps) => {
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState(false)
  const give = useCall(staffGiveCode, {
    failed: signInTexts.failed,
    quiet: true,
    onDone: ({ session }) => onDone(session),
    // A wrong code is of no more use.
    onFailure: ({ httpStatus }) => httpStatus === 422 && setCode(''),
  })
  const send = (typed: string) => {
    if (!give.running) void give.run({ body: { code: typed } })
  }
  const type = (typed: string) => {
    setMissing(false)
    setCode(typed)
    if (typed.length === digits && typed !== code) send(typed)
  }
  const submit = () => {
    setMissing(code.length < digits)
    if (code.length === digits) send(code)
  }
  return (
    <SubmitForm onSubmit={submit} className="flex flex-col gap-4">
      <CodeField
        label={signInTexts.code}
        value={code}
        onChange={type}
        error={missing ? signInTexts.codeMissing : undefined}
        autoFocus
      />
      <FormAlert text={give.failureText} />
      <StaffButton type="submit" kind="primary" wide loading={give.running} loadingLabel={signInTexts.submitting}>
        {submitLabel}
      </StaffButton>
    </SubmitForm>
  )
}
