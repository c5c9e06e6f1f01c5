import type { CallArguments, CallInput } from '@pandrop/api-client/client'
import { type ApiFailure, asFailure, isOfLeftSession, isSessionExpired, isUnverified } from '@pandrop/api-client/errors'
import type { KeyStorage } from '@pandrop/api-client/idempotency'
import type { Answer, Call, Route } from '@pandrop/contract/call'
import type { CallOf } from '@pandrop/contract/calls'
import type { TextKey } from '@pandrop/dictionaries/translate'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { paths } from '../paths.ts'
import { useApi } from './useApi.ts'
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

interface CallHandle<C extends Call> {
  /** makes the call; answers with null when it failed, never rejects */
  run: (...input: CallArguments<C>) => Promise<Answer<C> | null>
  running: boolean
  failure: ApiFailure | null
  /** the first text of each refused field */
  fieldErrors: Readonly<Record<string, string>>
  /** forgets the last failure */
  forget: () => void
}

interface Progress {
  running: boolean
  failure: ApiFailure | null
}

const idle: Progress = { running: false, failure: null }

const firstTexts = (failure: ApiFailure | null): Record<string, string> => {
  const texts: Record<string, string> = {}
  for (const [field, [first]] of Object.entries(failure?.fieldErrors ?? {})) if (first) texts[field] = first
  return texts
}

/**
 * A call that changes something. It makes and keeps the idempotency key where the call takes one, shows failures,
 * and leads unverified customers to the verification page (docs/behaviour/accounts.md#unverified-redirect).
 */
export const useCall = <R extends Route, C extends Call = CallOf<R>>(
  route: R,
  options: CallOptions<C>,
): CallHandle<C> => {
  const api = useApi()
  const go = useGo()
  const toast = useToasts()
  const failureText = useFailureText()

  const send = async (input: CallInput<C>): Promise<Answer<C>> => {
    const sendWith = (idempotencyKey?: string) => {
      const given = [{ ...input, idempotencyKey }] as CallArguments<C>
      return api.send<R, C>(route, ...given)
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

  // Whoever waits for the answer may have been drawn again meanwhile: what is done then is what it says now.
  const newest = useRef({ onDone: options.onDone, showFailure })
  useLayoutEffect(() => {
    newest.current = { onDone: options.onDone, showFailure }
  })
  const shown = useRef(0)
  const [{ running, failure }, setProgress] = useState<Progress>(idle)

  const run = async (input: CallInput<C>): Promise<Answer<C> | null> => {
    shown.current += 1
    const own = shown.current
    // Of several at once the last one is shown.
    const show = (progress: Progress) => own === shown.current && setProgress(progress)
    show({ running: true, failure: null })
    try {
      const answer = await send(input)
      await newest.current.onDone?.(answer)
      show(idle)
      return answer
    } catch (cause) {
      const failed = asFailure(cause)
      newest.current.showFailure(failed)
      show({ running: false, failure: failed })
      return null
    }
  }

  return {
    run: (...[input]) => run((input ?? {}) as CallInput<C>),
    running,
    failure,
    fieldErrors: firstTexts(failure),
    forget: useCallback(() => {
      shown.current += 1
      setProgress(idle)
    }, []),
  }
}
