import { passkeyAddress } from '@pandrop/api-client/passkey-address'
import type { StaffSession } from '@pandrop/contract/staff/session'
import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { IconFingerprint } from '@tabler/icons-react'
import { FormAlert } from '../../../forms/FormAlert.tsx'
import { signInTexts } from '../../../texts/staff.ts'
import { StaffButton } from '../../../ui/StaffButton.tsx'
import { PasskeysElsewhere } from '../factors/PasskeysElsewhere.tsx'
import { usePasskeySignIn } from '../factors/usePasskeySignIn.ts'
import { CodeStep } from './CodeStep.tsx'

interface FactorStepProps extends Pick<StaffSession, 'factors'> {
  submitLabel?: string
  onDone?: (session: StaffSession) => void
}

/** Second factor: whatever this person has set up. */
export const FactorStep = ({ factors, submitLabel, onDone }: FactorStepProps) => (
  <div className="flex flex-col gap-4">
    {factors.totp && <CodeStep submitLabel={submitLabel} onDone={onDone} />}
    {factors.totp && factors.passkeys > 0 && (
      <p
        className="flex items-center gap-3 type-meta text-bone-2 before:h-px before:flex-1 before:bg-line
        after:h-px after:flex-1 after:bg-line"
      >
        {signInTexts.or}
      </p>
    )}
    {factors.passkeys > 0 && <UsePasskey primary={!factors.totp} onDone={onDone} />}
  </div>
)

interface UsePasskeyProps extends Pick<FactorStepProps, 'onDone'> {
  primary: boolean
}

const UsePasskey = (props: UsePasskeyProps) =>
  passkeyAddress(window.location) ? <PasskeysElsewhere /> : <PasskeyButton {...props} />

const PasskeyButton = ({ primary, onDone }: UsePasskeyProps) => {
  const passkey = usePasskeySignIn(onDone)
  return (
    <>
      <FormAlert text={passkey.failure} />
      <StaffButton
        kind={primary ? 'primary' : 'secondary'}
        wide
        loading={passkey.running}
        loadingLabel={signInTexts.waitingForPasskey}
        disabledReason={browserSupportsWebAuthn() ? undefined : signInTexts.passkeysMissing}
        icon={<IconFingerprint aria-hidden="true" size={18} stroke={1.6} />}
        onClick={() => void passkey.run()}
      >
        {signInTexts.withPasskey}
      </StaffButton>
    </>
  )
}
