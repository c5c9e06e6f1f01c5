import { zodResolver } from '@hookform/resolvers/zod'
import { type ResetRequestForm as Form, resetRequestForm } from '@pandrop/contract/forms/new-password'
import { requestPasswordReset } from '@pandrop/contract/routes'
import { TextField } from '@pandrop/ui/TextField'
import { IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormAlert } from '../../forms/FormAlert.tsx'
import { fieldProps } from '../../forms/fieldProps.ts'
import { SubmitForm } from '../../forms/SubmitForm.tsx'
import { showServerErrors } from '../../forms/serverErrors.ts'
import { useSubmitGuard } from '../../forms/submitGuard.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'
import { SubmitButton } from './SubmitButton.tsx'
import { useFormFailure } from './useFormFailure.ts'

/** How long the mailed link works; the server's password-reset.ts decides. */
const linkMinutesMax = 60

/** Asks for a link that resets the password (docs/behaviour/accounts.md#reset-form). */
export const ResetRequestForm = () => {
  const text = useText()
  const toast = useToasts()
  const guard = useSubmitGuard()
  const [askedFor, setAskedFor] = useState('')
  const form = useForm<Form>({ resolver: zodResolver(resetRequestForm), defaultValues: { email: '' } })
  const field = fieldProps(form, text)
  const call = useCall(requestPasswordReset, {
    failed: 'reset_link_failed',
    quiet: true,
    onDone: ({ message }) => toast.success(message),
    onFailure: (failure) => showServerErrors(form, failure),
  })
  const failed = useFormFailure(call.failure, { otherwise: 'reset_link_failed' }, ['email'])

  const submit = form.handleSubmit(
    async ({ email }) => {
      const answer = await call.run({ body: { email } })
      if (answer) setAskedFor(email)
      guard.leave('attempted')
    },
    () => guard.leave('invalid'),
  )
  return (
    <SubmitForm onSubmit={() => guard.enter() && void submit()} className="flex flex-col gap-4">
      <p className="text-bone-1">{text('reset_intro')}</p>
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        maxLength={254}
        label={text('auth_email')}
      />
      <FormAlert text={failed} />
      <div role="status" className="empty:hidden">
        {askedFor && (
          <p className="flex items-start gap-2.5 rounded-input bg-ink-2 px-4 py-3 text-[14px]/5 wrap-anywhere">
            <IconMail aria-hidden="true" size={20} stroke={1.75} className="flex-none text-bamboo" />
            {text('reset_sent_where', { email: askedFor, minutes: linkMinutesMax })}
          </p>
        )}
      </div>
      <SubmitButton running={call.running} runningLabel={text('reset_sending')} label={text('reset_action')} />
    </SubmitForm>
  )
}
