import type { TextKey } from '@pandrop/dictionaries/translate'
import { paths } from '../paths.ts'
import { useAskToSignIn } from './useAskToSignIn.ts'
import { useGo } from './useGo.ts'
import { useSession } from './useSession.ts'

/**
 * Whether the visitor can do what customers do. Who cannot yet is led away: a guest is warned and sent to sign-in and
 * back, an unverified customer to the verification page (docs/behaviour/pages.md#guest-warned).
 * @param said what a guest is told
 */
export const useMayAct = (said: TextKey): (() => boolean) => {
  const { signedIn, checked, emailVerified } = useSession()
  const askToSignIn = useAskToSignIn(said)
  const go = useGo()
  return () => {
    if (!signedIn) askToSignIn()
    else if (checked && !emailVerified) go(paths.emailVerification())
    else return true
    return false
  }
}
