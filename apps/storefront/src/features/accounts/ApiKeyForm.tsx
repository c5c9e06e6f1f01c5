import { zodResolver } from '@hookform/resolvers/zod'
import { apiScopes } from '@pandrop/contract/api-scopes'
import type { Answer } from '@pandrop/contract/call'
import { apiKeyDays, apiKeyForm, type ApiKeyForm as Form } from '@pandrop/contract/forms/api-key'
import { createApiKey } from '@pandrop/contract/routes/security'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { FieldNote } from '@pandrop/ui/Field'
import { SelectField } from '@pandrop/ui/SelectField'
import { TextField } from '@pandrop/ui/TextField'
import { type RefObject, useId } from 'react'
import { useForm } from 'react-hook-form'
import { FormAlert } from '../../forms/FormAlert.tsx'
import { type FieldProps, fieldProps } from '../../forms/fieldProps.ts'
import { SubmitForm } from '../../forms/SubmitForm.tsx'
import { showServerErrors } from '../../forms/serverErrors.ts'
import { useSubmitGuard } from '../../forms/submitGuard.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useFailureText } from '../../hooks/useFailureText.ts'
import { useText } from '../../hooks/useText.ts'

interface ApiKeyFormProps {
  /** the form's, for the button that stands outside it */
  id: string
  nameInput: RefObject<HTMLInputElement | null>
  onRunning: (running: boolean) => void
  onMade: (answer: Answer<typeof import('@pandrop/contract/api-keys').createApiKey>) => void
}

/** What a new key is called, may read and how long it lives. */
export const ApiKeyForm = ({ id, nameInput, onRunning, onMade }: ApiKeyFormProps) => {
  const text = useText()
  const failureText = useFailureText()
  const guard = useSubmitGuard()
  const form = useForm<Form>({
    resolver: zodResolver(apiKeyForm),
    defaultValues: { name: '', scopes: [], days: '90' },
  })
  const field = fieldProps(form, text)
  const call = useCall(createApiKey, {
    failed: 'api_key_create_failed',
    quiet: true,
    onDone: onMade,
    onFailure: (failure) => showServerErrors(form, failure),
  })
  const submit = form.handleSubmit(
    async ({ days, ...values }) => {
      onRunning(true)
      await call.run({ body: { ...values, days: Number(days) } })
      onRunning(false)
      guard.leave('attempted')
    },
    () => guard.leave('invalid'),
  )
  const { ref: nameRef, ...name } = field('name')
  // What belongs to a field is said there.
  const general = call.failure && Object.keys(call.fieldErrors).length === 0 ? call.failure : null
  return (
    <SubmitForm id={id} onSubmit={() => guard.enter() && void submit()} className="flex flex-col gap-5">
      <TextField
        {...name}
        ref={(input) => {
          nameRef(input)
          nameInput.current = input
        }}
        autoComplete="off"
        maxLength={60}
        label={text('api_key_name')}
        hint={text('api_key_name_hint')}
      />
      <ScopeFields field={field('scopes')} />
      <SelectField
        {...field('days')}
        label={text('api_key_days')}
        options={apiKeyDays.map((days) => ({
          value: days,
          label: text('api_key_days_option', { count: Number(days) }),
        }))}
      />
      <FormAlert text={general ? failureText(general, 'api_key_create_failed') : undefined} />
    </SubmitForm>
  )
}

const ScopeFields = ({ field: { error, ...input } }: { field: FieldProps }) => {
  const text = useText()
  const noteId = useId()
  return (
    <fieldset aria-describedby={error ? noteId : undefined} className="min-w-0">
      <legend className="mb-1.5 type-label text-bone-1">{text('api_key_scopes')}</legend>
      {apiScopes.map((scope) => (
        <CheckboxField
          key={scope}
          {...input}
          value={scope}
          label={
            <>
              <span className="block font-[580]">{text(`api_scope_${scope}`)}</span>
              <span className="block type-meta text-bone-2">{text(`api_scope_${scope}_text`)}</span>
            </>
          }
        />
      ))}
      <FieldNote id={noteId} error={error} />
    </fieldset>
  )
}
