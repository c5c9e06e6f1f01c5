import { zodResolver } from '@hookform/resolvers/zod'
import type { ApiFailure } from '@pandrop/api-client/errors'
import type { TextKey } from '@pandrop/dictionaries/translate'
import { PasswordField } from '@pandrop/ui/PasswordField'
import { type ReactNode, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { CodeField } from '../../forms/CodeField.tsx'
import { FormAlert } from '../../forms/FormAlert.tsx'
import { fieldProps } from '../../forms/fieldProps.ts'
import { SubmitForm } from '../../forms/SubmitForm.tsx'
import { showServerErrors } from '../../forms/serverErrors.ts'
import { useSubmitGuard } from '../../forms/submitGuard.ts'
import { useText } from '../../hooks/useText.ts'
import { type Proof, proofForm } from './factorForms.ts'
import { useFormFailure } from './useFormFailure.ts'

const empty: Proof = { cur_password: '', code: '' }
const fields = Object.keys(empty)

interface FactorFormProps {
  /** the form's, for the button that stands outside it */
  id: string
  /** its fields; the first one takes the focus */
  asks: readonly [keyof Proof, ...(keyof Proof)[]]
  /** the code is the first one of an app, which no recovery code stands for */
  ofApp?: boolean
  /** text for a failure that the server did not explain */
  failed: TextKey
  failure: ApiFailure | null
  send: (proof: Proof) => Promise<unknown>
  /** above the fields */
  children?: ReactNode
}

/** What proves that the customer asks: the password, a code, or both. */
export const FactorForm = ({ id, asks, ofApp, failed, failure, send, children }: FactorFormProps) => {
  const text = useText()
  const guard = useSubmitGuard()
  const form = useForm<Proof>({ resolver: zodResolver(proofForm(asks)), defaultValues: empty })
  const field = fieldProps(form, text)
  const said = useFormFailure(failure, { otherwise: failed }, fields)
  const { setFocus } = form
  const [first] = asks
  // The form before it has gone, and with it what had the focus.
  useEffect(() => setFocus(first), [setFocus, first])
  useEffect(() => {
    if (failure) showServerErrors(form, failure)
  }, [failure, form])
  const submit = form.handleSubmit(
    async (proof) => {
      await send(proof)
      guard.leave('attempted')
    },
    () => guard.leave('invalid'),
  )
  return (
    <SubmitForm id={id} onSubmit={() => guard.enter() && void submit()} className="flex flex-col gap-5">
      {children}
      {asks.includes('cur_password') && (
        <PasswordField
          {...field('cur_password')}
          autoComplete="current-password"
          maxLength={128}
          label={text('factor_password')}
          showLabel={text('auth_show_password')}
          hideLabel={text('auth_hide_password')}
        />
      )}
      {asks.includes('code') && <CodeField {...field('code')} ofApp={ofApp} />}
      <FormAlert text={said} />
    </SubmitForm>
  )
}
