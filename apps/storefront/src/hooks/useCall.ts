import type { CallArguments, CallInput } from '@pandrop/api-client/client'
import { type ApiFailure, isOfLeftSession, isSessionExpired, isUnverified } from '@pandrop/api-client/errors'
import type { KeyStorage } from '@pandrop/api-client/idempotency'
import { sendProven } from '@pandrop/api-client/send-proven'
import { type CallProgress, useCallProgress } from '@pandrop/api-client/useCallProgress'
import type { Answer, Call, Route } from '@pandrop/contract/call'
import type { CallOf } from '@pandrop/contract/calls'
import type { TextKey } from '@pandrop/dictionaries/translate'
import { paths } from '../paths.ts'
import { useShop } from '../shop.ts'
import { useFailureText } from './useFailureText.ts'
import { useGo } from './useGo.ts'
import { useToasts } from './useToasts.ts'

interface CallOptions<C extends Call> {
  /** text for a failure that the server did not explain */
  failed: TextKey
  /** no toast on failure: the form shows it itself */
  quiet?: boolean
  /** where an attempt's key lives with a fingerprint of what is sent; session storage when absent */
  keys?: KeyStorage
  onDone?: (answer: Answer<C>) => void
  onFailure?: (failure: ApiFailure) => void
}

/**
 * A call that changes something. It makes and keeps the idempotency key where the call takes one, shows failures,
 * and leads unverified customers to the verification page (docs/behaviour/accounts.md#unverified-redirect). Where the
 * server wants to know again who sits there, that is asked over the page and it is sent once more.
 */
export const useCall = <R extends Route, C extends Call = CallOf<R>>(
  route: R,
  options: CallOptions<C>,
): CallProgress<C> => {
  const shop = useShop()
  const go = useGo()
  const toast = useToasts()
  const failureText = useFailureText()

  const send = async (input: CallInput<C>): Promise<Answer<C>> => {
    const sendWith = (idempotencyKey?: string) => {
      const given = [{ ...input, idempotencyKey }] as CallArguments<C>
      return shop.api.send<R, C>(route, ...given)
    }
    if (!route.idempotent) return sendWith()
    // Only checkouts need it, so it stays out of the pages that everybody opens first.
    const { attempt } = await import('@pandrop/api-client/idempotency')
    return attempt(options.keys ?? sessionStorage, { path: route.path, body: input.body }, sendWith)
  }

  const showFailure = (failure: ApiFailure) => {
    options.onFailure?.(failure)
    if (isUnverified(failure)) go(paths.emailVerification())
    // An expired session has said so already, wherever it was noticed.
    else if (!options.quiet && !isSessionExpired(failure) && !isOfLeftSession(failure))
      toast.error(failureText(failure, options.failed))
  }

  return useCallProgress<C>({
    send: (input) =>
      sendProven(
        () => send(input),
        async () => (await import('../features/proof/askForProof.tsx')).askForProof(shop),
      ),
    onDone: (answer) => options.onDone?.(answer),
    onFailure: showFailure,
  })
}
