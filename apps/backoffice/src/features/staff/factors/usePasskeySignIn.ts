import { staffGivePasskey, staffPasskeyOptions } from '@pandrop/contract/staff/routes/staff'
import type { StaffSession } from '@pandrop/contract/staff/session'
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { useState } from 'react'
import { useCall } from '../../../hooks/useCall.ts'
import { keepSession } from '../../../keepSession.ts'
import { signInTexts } from '../../../texts/staff.ts'

/**
 * The second factor by passkey: asks the back office for a challenge, the browser for an answer, and hands it in.
 * @param onDone gets the session as it is then
 */
export const usePasskeySignIn = (onDone: (session: StaffSession) => void = keepSession) => {
  const options = { failed: signInTexts.failed, quiet: true }
  const ask = useCall(staffPasskeyOptions, options)
  const give = useCall(staffGivePasskey, { ...options, onDone: ({ session }) => onDone(session) })
  const [waiting, setWaiting] = useState(false)
  const [unused, setUnused] = useState(false)

  const run = async (): Promise<void> => {
    setUnused(false)
    give.forget()
    const answer = await ask.run()
    if (!answer) return
    setWaiting(true)
    try {
      const optionsJSON = answer.options as unknown as PublicKeyCredentialRequestOptionsJSON
      const credential = await startAuthentication({ optionsJSON })
      await give.run({ body: { credential: { ...credential } } })
    } catch {
      // The browser does not tell why: given up, timed out or not there.
      setUnused(true)
    } finally {
      setWaiting(false)
    }
  }

  return {
    run,
    running: ask.running || waiting || give.running,
    failure: unused ? signInTexts.passkeyNotUsed : (give.failureText ?? ask.failureText),
  }
}
