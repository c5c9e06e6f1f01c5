import { zodResolver } from '@hookform/resolvers/zod'
import type { ApiFailure } from '@pandrop/api-client/errors'
import { type ResetPasswordForm as Form, resetPasswordForm } from '@pandrop/contract/forms/new-password'
import { resetPassword } from '@pandrop/contract/routes'
import { PasswordField } from '@pandrop/ui/PasswordField'
import { TextField } from '@pandrop/ui/TextField'
import { useForm, useWatch } from 'react-hook-form'
import { FormAlert } from '../../forms/FormAlert.tsx'
import { fieldProps } from '../../forms/fieldProps.ts'
import { SubmitForm } from '../../forms/SubmitForm.tsx'
import { showServerErrors } from '../../forms/serverErrors.ts'
import { useSubmitGuard } from '../../forms/submitGuard.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useText } from '../../hooks/useText.ts'
import { PasswordRules } from './PasswordRules.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { useFormFailure } from './useFormFailure.ts'

interface ResetPasswordFormProps {
  /** from the mailed link */
  token: string
  email: string
  onDone: () => void
  /** the link is no longer, or never was, one of ours */
  onLinkRefused: () => void
}

const isLinkRefused = ({ code, fieldErrors }: ApiFailure): boolean =>
  code === 'reset_link_invalid' || Boolean(fieldErrors.token ?? fieldErrors.email)

const texts = { otherwise: 'reset_password_failed', unreadable: 'reset_the_password_failed' } as const

/** The new password behind a mailed link. */
export const ResetPasswordForm = ({ token, email, onDone, onLinkRefused }: ResetPasswordFormProps) => {
  const text = useText()
  const guard = useSubmitGuard()
  const defaultValues = { password: '', password_confirmation: '' }
  const form = useForm<Form>({ resolver: zodResolver(resetPasswordForm), defaultValues })
  const password = useWatch({ control: form.control, name: 'password' })
  const field = fieldProps(form, text)
  const shown = { showLabel: text('auth_show_password'), hideLabel: text('auth_hide_password'), maxLength: 128 }
  const call = useCall(resetPassword, {
    failed: 'reset_password_failed',
    quiet: true,
    onDone,
    onFailure: (failure) => (isLinkRefused(failure) ? onLinkRefused() : showServerErrors(form, failure)),
  })
  const failed = useFormFailure(call.failure, texts, ['password', 'password_confirmation'])

  const submit = form.handleSubmit(
    async (chosen) => {
      await call.run({ body: { token, email, ...chosen } })
      guard.leave('attempted')
    },
    () => guard.leave('invalid'),
  )
  return (
    <SubmitForm onSubmit={() => guard.enter() && void submit()} className="flex flex-col gap-4">
      {/* Password managers keep the new password under the name that stands beside it. */}
      <TextField type="email" readOnly autoComplete="username" value={email} label={text('auth_email')} />
      <div className="flex flex-col gap-2">
        <PasswordField
          {...field('password', 'password_confirmation')}
          {...shown}
          label={text('new_password')}
          autoComplete="new-password"
        />
        <PasswordRules password={password} />
      </div>
      <PasswordField
        {...field('password_confirmation', 'password')}
        {...shown}
        label={text('new_password_confirm')}
        autoComplete="new-password"
      />
      <FormAlert text={failed} />
      <SubmitButton
        running={call.running}
        runningLabel={text('new_password_saving')}
        label={text('new_password_action')}
      />
    </SubmitForm>
  )
}
