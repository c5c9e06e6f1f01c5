import { isOfLeftSession, isSessionExpired } from '@pandrop/api-client/errors'
import { useCallProgress } from '@pandrop/api-client/useCallProgress'
import type { CallOf } from '@pandrop/contract/calls'
import { askPasskeyProof, proveByPasskey } from '@pandrop/contract/routes/security'
import { useApi } from '../../hooks/useApi.ts'
import { useFailureText } from '../../hooks/useFailureText.ts'
import { usePasskeyAnswer } from '../../hooks/usePasskeyAnswer.ts'
import { useText } from '../../hooks/useText.ts'

/**
 * A proof by a passkey, in place of password and code.
 * @param onEnd whether it was proven; false: nobody is signed in any more
 */
export const usePasskeyProof = (onEnd: (proven: boolean) => void) => {
  const api = useApi()
  const text = useText()
  const failureText = useFailureText()
  const onFailure = (failure: Parameters<typeof isSessionExpired>[0]) => {
    if (isSessionExpired(failure) || isOfLeftSession(failure)) onEnd(false)
  }
  const ask = useCallProgress<CallOf<typeof askPasskeyProof>>({
    send: (input) => api.send(askPasskeyProof, input),
    onDone: () => undefined,
    onFailure,
  })
  const prove = useCallProgress<CallOf<typeof proveByPasskey>>({
    send: (input) => api.send(proveByPasskey, input),
    onDone: () => onEnd(true),
    onFailure,
  })
  const passkey = usePasskeyAnswer({
    ask: () => ask.run({ body: {} }),
    give: (credential) => prove.run({ body: { credential } }),
  })
  const failure = prove.failure ?? ask.failure
  const refused = failure ? failureText(failure, 'proof_failed') : undefined
  return {
    failed: passkey.unused ? text('passkey_not_used') : refused,
    running: passkey.waiting,
    run: passkey.run,
  }
}
