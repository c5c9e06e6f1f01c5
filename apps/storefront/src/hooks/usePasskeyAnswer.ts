import { passkeyAddress } from '@pandrop/api-client/passkey-address'
import { useState } from 'react'

/** What the browser's own passkey functions give and take. */
export type PasskeyJson = Record<string, unknown>

interface PasskeyCalls {
  /** asks the shop what has to be signed; null where it refused */
  ask: () => Promise<{ options: PasskeyJson } | null>
  /** hands the answer in */
  give: (credential: PasskeyJson) => Promise<unknown>
}

/** Whether passkeys can be used at this address and in this browser. */
export const passkeysWork = (): boolean =>
  passkeyAddress(window.location) === null && typeof window.PublicKeyCredential === 'function'

/** Asks for a passkey of whoever sits here: the shop for a question, the browser for its answer, which is handed in. */
export const usePasskeyAnswer = ({ ask, give }: PasskeyCalls) => {
  const [waiting, setWaiting] = useState(false)
  const [unused, setUnused] = useState(false)
  const answered = async (options: PasskeyJson): Promise<PasskeyJson | null> => {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON']
    // The browser does not tell why there is none: given up, timed out or not there.
    return startAuthentication({ optionsJSON }).then(
      (credential) => ({ ...credential }),
      () => null,
    )
  }
  return {
    /** the browser has asked in vain */
    unused,
    waiting,
    run: async (): Promise<void> => {
      setUnused(false)
      setWaiting(true)
      const asked = await ask()
      const credential = asked ? await answered(asked.options) : null
      if (credential) await give(credential)
      setUnused(asked !== null && credential === null)
      setWaiting(false)
    },
  }
}
