import { useAskToSignIn } from '../../hooks/useAskToSignIn.ts'
import { useGo } from '../../hooks/useGo.ts'
import { useSession } from '../../hooks/useSession.ts'
import { paths } from '../../paths.ts'

/**
 * Whether the visitor can have a cart. Who cannot yet is led away: a guest is warned and sent to sign-in and back, an
 * unverified customer to the verification page (docs/behaviour/pages.md#guest-warned).
 */
export const useMayHaveCart = (): (() => boolean) => {
  const { signedIn, checked, emailVerified } = useSession()
  const askToSignIn = useAskToSignIn()
  const go = useGo()
  return () => {
    if (!signedIn) askToSignIn()
    else if (checked && !emailVerified) go(paths.emailVerification())
    else return true
    return false
  }
}
