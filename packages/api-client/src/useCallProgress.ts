import type { Answer, Call } from '@pandrop/contract/call'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { CallArguments, CallInput } from './client.ts'
import { type ApiFailure, asFailure } from './errors.ts'

interface CallParts<C extends Call> {
  send: (input: CallInput<C>) => Promise<Answer<C>>
  /** what to do with the answer; awaited while the call is still running */
  onDone: (answer: Answer<C>) => unknown
  /** what to say or do about a failure */
  onFailure: (failure: ApiFailure) => void
}

export interface CallProgress<C extends Call> {
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
 * How a call that changes something stands: running, failed, or neither. How it is sent and what is said about its end
 * differs between the storefront and the back office; each has a `useCall` of its own around this.
 */
export const useCallProgress = <C extends Call>({ send, onDone, onFailure }: CallParts<C>): CallProgress<C> => {
  // Whoever waits for the answer may have been drawn again meanwhile: what is done then is what it says now.
  const newest = useRef({ onDone, onFailure })
  useLayoutEffect(() => {
    newest.current = { onDone, onFailure }
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
      await newest.current.onDone(answer)
      show(idle)
      return answer
    } catch (cause) {
      const failed = asFailure(cause)
      newest.current.onFailure(failed)
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
