import { paths } from '../paths.ts'
import { useCurrentPath } from './useCurrentPath.ts'
import { useGo } from './useGo.ts'
import { useText } from './useText.ts'
import { useToasts } from './useToasts.ts'

/** Warns a guest and leads to sign-in and back (docs/behaviour/pages.md#guest-warned). */
export const useAskToSignIn = (): (() => void) => {
  const text = useText()
  const toast = useToasts()
  const go = useGo()
  const path = useCurrentPath()
  return () => {
    toast.warning(text('please_login_to_add_to_cart'), { milliseconds: 3000 })
    go(paths.signIn(path))
  }
}
