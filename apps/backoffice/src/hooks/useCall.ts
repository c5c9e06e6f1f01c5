import type { CallArguments, CallInput } from '@pandrop/api-client/client'
import { type ApiFailure, isSessionExpired } from '@pandrop/api-client/errors'
import { attempt } from '@pandrop/api-client/idempotency'
import { sendProven } from '@pandrop/api-client/send-proven'
import { type CallProgress, useCallProgress } from '@pandrop/api-client/useCallProgress'
import type { Answer, Call, Route } from '@pandrop/contract/call'
import type { CallOf } from '@pandrop/contract/calls'
import { showToast } from '@pandrop/ui/toasts'
import { api } from '../api.ts'
import { failureText } from '../failureText.ts'
import { askForProof } from '../proof.ts'

export interface CallOptions<C extends Call> {
  /** text for a failure that the server did not explain: "The order could not be refunded." */
  failed: string
  /** toast after success */
  done?: string | ((answer: Answer<C>) => string)
  /** no toast on failure: the form shows `failureText` itself */
  quiet?: boolean
  /** what to do with the answer, such as making lists old; awaited while the button is still busy */
  onDone?: (answer: Answer<C>) => unknown
  onFailure?: (failure: ApiFailure) => void
}

export interface CallHandle<C extends Call> extends CallProgress<C> {
  /** the failure in words; undefined while there is none */
  failureText: string | undefined
}

const failureMilliseconds = 8000

/** Sends; a call that moves money carries the key of its attempt, kept until the answer is definite. */
const send = <R extends Route, C extends Call = CallOf<R>>(route: R, input: CallInput<C>): Promise<Answer<C>> => {
  const sendWith = (idempotencyKey?: string) => {
    const given = [{ ...input, idempotencyKey }] as CallArguments<C>
    return api.send<R, C>(route, ...given)
  }
  if (!route.idempotent) return sendWith()
  const { params, body } = input as { params?: unknown; body?: unknown }
  return attempt(sessionStorage, { path: route.path, body: { params, body } }, sendWith)
}

/**
 * A call that changes something: busy state, failure in words, toast, and an idempotency key where the call takes one.
 * What was typed stays with whoever called; only a success should empty it.
 */
export const useCall = <R extends Route, C extends Call = CallOf<R>>(
  route: R,
  options: CallOptions<C>,
): CallHandle<C> => {
  const finish = async (answer: Answer<C>): Promise<void> => {
    const { onDone, done } = options
    await onDone?.(answer)
    const text = typeof done === 'function' ? done(answer) : done
    if (text) showToast({ kind: 'success', text })
  }

  const tell = (failed: ApiFailure): void => {
    options.onFailure?.(failed)
    // After an expired session the sign-in covers the page, which says enough.
    if (options.quiet || isSessionExpired(failed)) return
    const text = failureText(failed, options.failed)
    showToast({ kind: 'error', text, milliseconds: failureMilliseconds })
  }

  const handle = useCallProgress<C>({
    send: (input) => sendProven(() => send<R, C>(route, input), askForProof),
    onDone: finish,
    onFailure: tell,
  })
  const { failure } = handle
  return {
    ...handle,
    failureText: failure && !isSessionExpired(failure) ? failureText(failure, options.failed) : undefined,
  }
}
