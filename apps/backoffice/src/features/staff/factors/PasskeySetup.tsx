import { passkeyAddress } from '@pandrop/api-client/passkey-address'
import type { StaffSession } from '@pandrop/contract/staff/session'
import { TextField } from '@pandrop/ui/TextField'
import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useState } from 'react'
import { FormAlert } from '../../../forms/FormAlert.tsx'
import { SubmitForm } from '../../../forms/SubmitForm.tsx'
import { factorTexts, signInTexts } from '../../../texts/staff.ts'
import { StaffButton } from '../../../ui/StaffButton.tsx'
import { PasskeysElsewhere } from './PasskeysElsewhere.tsx'
import { useNewPasskey } from './useNewPasskey.ts'

interface PasskeySetupProps {
  onDone: (session: StaffSession, name: string) => void
}

/** Names and makes a passkey; says where that works, at an address where it cannot. */
export const PasskeySetup = ({ onDone }: PasskeySetupProps) =>
  passkeyAddress(window.location) ? <PasskeysElsewhere /> : <PasskeyForm onDone={onDone} />

const PasskeyForm = ({ onDone }: PasskeySetupProps) => {
  const [name, setName] = useState('')
  const [missing, setMissing] = useState(false)
  const passkey = useNewPasskey((session) => onDone(session, name.trim()))
  const submit = () => {
    setMissing(name.trim() === '')
    if (name.trim() !== '') void passkey.run(name.trim())
  }
  return (
    <SubmitForm onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={factorTexts.passkeyName}
        hint={factorTexts.passkeyNameHint}
        error={missing ? factorTexts.passkeyNameMissing : passkey.nameError}
        maxLength={60}
        autoComplete="off"
        autoFocus
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <FormAlert text={passkey.failure} />
      <StaffButton
        type="submit"
        kind="primary"
        wide
        loading={passkey.running}
        loadingLabel={signInTexts.waitingForPasskey}
        disabledReason={browserSupportsWebAuthn() ? undefined : signInTexts.passkeysMissing}
      >
        {factorTexts.createPasskey}
      </StaffButton>
    </SubmitForm>
  )
}
