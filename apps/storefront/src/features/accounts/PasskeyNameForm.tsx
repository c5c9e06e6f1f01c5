import { zodResolver } from '@hookform/resolvers/zod'
import type { ApiFailure } from '@pandrop/api-client/errors'
import { passkeyForm, type PasskeyForm as Typed } from '@pandrop/contract/forms/passkey'
import { TextField } from '@pandrop/ui/TextField'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { FormAlert } from '../../forms/FormAlert.tsx'
import { fieldProps } from '../../forms/fieldProps.ts'
import { SubmitForm } from '../../forms/SubmitForm.tsx'
import { showServerErrors } from '../../forms/serverErrors.ts'
import { useSubmitGuard } from '../../forms/submitGuard.ts'
import { useText } from '../../hooks/useText.ts'

interface PasskeyNameFormProps {
  /** the form's, for the button that stands outside it */
  id: string
  /** as it is called now */
  name: string
  failure: ApiFailure | null
  /** said above the button */
  failed: string | undefined
  send: (name: string) => Promise<unknown>
}

/** What a passkey is called. */
export const PasskeyNameForm = ({ id, name, failure, failed, send }: PasskeyNameFormProps) => {
  const text = useText()
  const guard = useSubmitGuard()
  const form = useForm<Typed>({ resolver: zodResolver(passkeyForm), defaultValues: { name } })
  const { setFocus } = form
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus])
  useEffect(() => {
    if (failure) showServerErrors(form, failure)
  }, [failure, form])
  const submit = form.handleSubmit(
    async (typed) => {
      await send(typed.name)
      guard.leave('attempted')
    },
    () => guard.leave('invalid'),
  )
  return (
    <SubmitForm id={id} onSubmit={() => guard.enter() && void submit()} className="flex flex-col gap-5">
      <TextField
        {...fieldProps(form, text)('name')}
        autoComplete="off"
        maxLength={60}
        label={text('passkey_name')}
        hint={text('passkey_name_hint')}
      />
      <FormAlert text={failed} />
    </SubmitForm>
  )
}
