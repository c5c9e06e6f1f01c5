import { staffAddPasskey, staffNewPasskeyOptions } from '@pandrop/contract/staff/routes/staff'
import type { StaffSession } from '@pandrop/contract/staff/session'
import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser'
import { useState } from 'react'
import { useCall } from '../../../hooks/useCall.ts'
import { factorTexts } from '../../../texts/staff.ts'

/**
 * Makes a passkey in the browser and has the back office keep it.
 * @param onDone gets the session as it is then
 */
export const useNewPasskey = (onDone: (session: StaffSession) => void) => {
  const options = { failed: factorTexts.passkeyFailed, quiet: true }
  const ask = useCall(staffNewPasskeyOptions, options)
  const add = useCall(staffAddPasskey, { ...options, onDone: ({ session }) => onDone(session) })
  const [waiting, setWaiting] = useState(false)
  const [unmade, setUnmade] = useState(false)

  const run = async (name: string): Promise<void> => {
    setUnmade(false)
    add.forget()
    const answer = await ask.run()
    if (!answer) return
    setWaiting(true)
    try {
      const optionsJSON = answer.options as unknown as PublicKeyCredentialCreationOptionsJSON
      const credential = await startRegistration({ optionsJSON })
      await add.run({ body: { credential: { ...credential }, name } })
    } catch {
      // The browser does not tell why: given up, timed out, or made on this device before.
      setUnmade(true)
    } finally {
      setWaiting(false)
    }
  }

  return {
    run,
    running: ask.running || waiting || add.running,
    failure: unmade ? factorTexts.passkeyNotMade : (add.failureText ?? ask.failureText),
    nameError: add.fieldErrors.name,
  }
}
