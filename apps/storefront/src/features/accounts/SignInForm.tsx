import { zodResolver } from '@hookform/resolvers/zod'
import type { Answer } from '@pandrop/contract/call'
import { type SignInForm as Form, signInForm } from '@pandrop/contract/forms/sign-in'
import { login } from '@pandrop/contract/routes'
import { PasswordField } from '@pandrop/ui/PasswordField'
import { TextField } from '@pandrop/ui/TextField'
import { type ReactNode, useEffect, useRef } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { FormAlert } from '../../forms/FormAlert.tsx'
import { fieldProps } from '../../forms/fieldProps.ts'
import { SubmitForm } from '../../forms/SubmitForm.tsx'
import { useSubmitGuard } from '../../forms/submitGuard.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useText } from '../../hooks/useText.ts'
import { SignInCode } from './SignInCode.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { useFormFailure } from './useFormFailure.ts'

interface SignInFormProps {
  /** the way to the form for those who forgot their password */
  forgotten: ReactNode
  /** the way in by a passkey, in either step */
  passkey: ReactNode
  /** the password was right and a code is asked for: the second step */
  codeAsked: boolean
  onCodeAsked: (asked: boolean) => void
  onDone: (answer: Answer<typeof import('@pandrop/contract/accounts').login>) => void
}

/** Its failure is the first message of the first field, else the error's (docs/behaviour/accounts.md#sign-in-form). */
const texts = { otherwise: 'authentication_failed', unreadable: 'an_error_occurred' } as const

/** E-mail and password, then a code where the account asks for one (docs/behaviour/accounts.md#sign-in-form). */
export const SignInForm = ({ forgotten, passkey, codeAsked, onCodeAsked, onDone }: SignInFormProps) => {
  const form = useForm<Form>({ resolver: zodResolver(signInForm), defaultValues: { email: '', password: '' } })
  const given = useRef<Form>({ email: '', password: '' })
  const call = useCall(login, {
    failed: texts.otherwise,
    quiet: true,
    onDone,
    onFailure: ({ code }) => {
      if (code === 'code_needed') onCodeAsked(true)
      // The password was changed meanwhile: no code helps.
      if (code === 'credentials_wrong') onCodeAsked(false)
    },
  })
  // That a code is needed is the next step and no failure.
  const failure = call.failure?.code === 'code_needed' ? null : call.failure
  const failed = useFormFailure(failure, texts, [])
  const stepsTaken = useRef(false)
  const send = ({ email, password }: Form) => {
    given.current = { email, password }
    return call.run({ body: { username: email, password } })
  }
  if (codeAsked) {
    stepsTaken.current = true
    const back = () => {
      call.forget()
      onCodeAsked(false)
    }
    return (
      <SignInCode
        running={call.running}
        failure={failure}
        send={(code) => {
          const { email, password } = given.current
          return call.run({ body: { username: email, password, ...code } })
        }}
        onBack={back}
      >
        {passkey}
      </SignInCode>
    )
  }
  return (
    <Credentials form={form} returned={stepsTaken.current} running={call.running} failed={failed} send={send}>
      {forgotten}
      {passkey}
    </Credentials>
  )
}

interface CredentialsProps {
  form: UseFormReturn<Form>
  /** from the step after this one */
  returned: boolean
  running: boolean
  failed: string | undefined
  send: (credentials: Form) => Promise<unknown>
  children: ReactNode
}

const Credentials = ({ form, returned, running, failed, send, children }: CredentialsProps) => {
  const text = useText()
  const guard = useSubmitGuard()
  const field = fieldProps(form, text)
  const { setFocus } = form
  useEffect(() => {
    if (returned) setFocus('password')
  }, [returned, setFocus])
  const submit = form.handleSubmit(
    async (credentials) => {
      await send(credentials)
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
        autoComplete="username webauthn"
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
      <SubmitButton running={running} runningLabel={text('auth_signing_in')} label={text('auth_sign_in_action')} />
      {children}
    </SubmitForm>
  )
}
