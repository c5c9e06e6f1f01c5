import type { TextKey } from '@pandrop/dictionaries/translate'
import { paths } from '../paths.ts'
import { useCurrentPath } from './useCurrentPath.ts'
import { useGo } from './useGo.ts'
import { useText } from './useText.ts'
import { useToasts } from './useToasts.ts'

/**
 * Warns a guest and leads to sign-in and back (docs/behaviour/pages.md#guest-warned).
 * @param said what for
 */
export const useAskToSignIn = (said: TextKey): (() => void) => {
  const text = useText()
  const toast = useToasts()
  const go = useGo()
  const path = useCurrentPath()
  return () => {
    toast.warning(text(said), { milliseconds: 3000 })
    go(paths.signIn(path))
  }
}
