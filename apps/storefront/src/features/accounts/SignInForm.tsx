import { zodResolver } from '@hookform/resolvers/zod'
import type { Answer } from '@pandrop/contract/call'
import { type SignInForm as Form, signInForm } from '@pandrop/contract/forms/sign-in'
import { login } from '@pandrop/contract/routes'
import { PasswordField } from '@pandrop/ui/PasswordField'
import { TextField } from '@pandrop/ui/TextField'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { FormAlert } from '../../forms/FormAlert.tsx'
import { fieldProps } from '../../forms/fieldProps.ts'
import { SubmitForm } from '../../forms/SubmitForm.tsx'
import { useSubmitGuard } from '../../forms/submitGuard.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useText } from '../../hooks/useText.ts'
import { SubmitButton } from './SubmitButton.tsx'
import { useFormFailure } from './useFormFailure.ts'

interface SignInFormProps {
  /** the way to the form for those who forgot their password */
  forgotten: ReactNode
  onDone: (answer: Answer<typeof import('@pandrop/contract/accounts').login>) => void
}

/** Its failure is the first message of the first field, else the error's (docs/behaviour/accounts.md#sign-in-form). */
const texts = { otherwise: 'authentication_failed', unreadable: 'an_error_occurred' } as const

/** E-mail and password (docs/behaviour/accounts.md#sign-in-form). */
export const SignInForm = ({ forgotten, onDone }: SignInFormProps) => {
  const text = useText()
  const guard = useSubmitGuard()
  const form = useForm<Form>({ resolver: zodResolver(signInForm), defaultValues: { email: '', password: '' } })
  const field = fieldProps(form, text)
  const call = useCall(login, { failed: texts.otherwise, quiet: true, onDone })
  const failed = useFormFailure(call.failure, texts, [])

  const submit = form.handleSubmit(
    async ({ email, password }) => {
      await call.run({ body: { username: email, password } })
      guard.leave('attempted')
    },
    () => guard.leave('invalid'),
  )
  return (
    <SubmitForm onSubmit={() => guard.enter() && void submit()} className="flex flex-col gap-4">
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        maxLength={254}
        label={text('auth_email')}
      />
      <PasswordField
        {...field('password')}
        autoComplete="current-password"
        maxLength={128}
        label={text('auth_password')}
        showLabel={text('auth_show_password')}
        hideLabel={text('auth_hide_password')}
      />
      <FormAlert text={failed} />
      <SubmitButton running={call.running} runningLabel={text('auth_signing_in')} label={text('auth_sign_in_action')} />
      {forgotten}
    </SubmitForm>
  )
}
