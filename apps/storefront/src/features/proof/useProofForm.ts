import { zodResolver } from '@hookform/resolvers/zod'
import { isOfLeftSession, isSessionExpired } from '@pandrop/api-client/errors'
import { useCallProgress } from '@pandrop/api-client/useCallProgress'
import type { CallOf } from '@pandrop/contract/calls'
import type { MessageKey } from '@pandrop/contract/messages'
import { giveProof } from '@pandrop/contract/routes/security'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { fieldProps } from '../../forms/fieldProps.ts'
import { showServerErrors } from '../../forms/serverErrors.ts'
import { useSubmitGuard } from '../../forms/submitGuard.ts'
import { useApi } from '../../hooks/useApi.ts'
import { useFailureText } from '../../hooks/useFailureText.ts'
import { useText } from '../../hooks/useText.ts'

export interface ProofFormOptions {
  /** a code is asked for beside the password */
  withCode: boolean
  /** whether it was proven; false: given up, or nobody is signed in any more */
  onEnd: (proven: boolean) => void
}

interface Typed {
  password: string
  code: string
}

const required = (key: MessageKey) => z.string().check(z.minLength(1, key))

const schemaOf = (asksCode: boolean) =>
  z.object({
    password: required('password_required'),
    code: asksCode ? z.string().check(z.trim(), z.minLength(1, 'code_required' satisfies MessageKey)) : z.string(),
  })

/** The form of a proof, its call, and what the server says about its fields. */
export const useProofForm = ({ withCode, onEnd }: ProofFormOptions) => {
  const api = useApi()
  const text = useText()
  const failureText = useFailureText()
  const guard = useSubmitGuard()
  const [asksCode, setAsksCode] = useState(withCode)
  const form = useForm<Typed>({
    resolver: zodResolver(schemaOf(asksCode)),
    defaultValues: { password: '', code: '' },
  })
  // Not useCall: this answers what other calls are refused with, and is refused with nothing that it could ask for.
  const call = useCallProgress<CallOf<typeof giveProof>>({
    send: (input) => api.send(giveProof, input),
    onDone: () => onEnd(true),
    onFailure: (failure) => {
      if (isSessionExpired(failure) || isOfLeftSession(failure)) return onEnd(false)
      if (failure.code === 'code_needed') setAsksCode(true)
      showServerErrors(form, failure)
    },
  })
  const { setFocus } = form
  // The field has only just come: a second factor was set up elsewhere meanwhile.
  const cameLate = asksCode && !withCode
  useEffect(() => {
    if (cameLate) setFocus('code')
  }, [cameLate, setFocus])
  const send = form.handleSubmit(
    async ({ password, code }) => {
      await call.run({ body: { password, ...(asksCode && { code }) } })
      guard.leave('attempted')
    },
    () => guard.leave('invalid'),
  )
  // What belongs to a field is said there.
  const general = call.failure && Object.keys(call.fieldErrors).length === 0 ? call.failure : null
  return {
    field: fieldProps(form, text),
    asksCode,
    failed: general ? failureText(general, 'proof_failed') : undefined,
    running: call.running,
    submit: () => guard.enter() && void send(),
  }
}
