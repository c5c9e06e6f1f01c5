import { zodResolver } from '@hookform/resolvers/zod'
import type { ApiFailure } from '@pandrop/api-client/errors'
import { Button } from '@pandrop/ui/Button'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { type ReactNode, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { CodeField } from '../../forms/CodeField.tsx'
import { FormAlert } from '../../forms/FormAlert.tsx'
import { fieldProps } from '../../forms/fieldProps.ts'
import { SubmitForm } from '../../forms/SubmitForm.tsx'
import { showServerErrors } from '../../forms/serverErrors.ts'
import { useSubmitGuard } from '../../forms/submitGuard.ts'
import { useSettings } from '../../hooks/useSettings.ts'
import { useText } from '../../hooks/useText.ts'
import { type CodeForm, codeForm } from './factorForms.ts'
import { SubmitButton } from './SubmitButton.tsx'
import { useFormFailure } from './useFormFailure.ts'

const texts = { otherwise: 'authentication_failed', unreadable: 'an_error_occurred' } as const

interface SignInCodeProps {
  running: boolean
  failure: ApiFailure | null
  send: (code: CodeForm) => Promise<unknown>
  /** to e-mail and password */
  onBack: () => void
  /** another way to go on */
  children: ReactNode
}

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export const SignInCode = ({ running, failure, send, onBack, children }: SignInCodeProps) => {
  const text = useText()
  const guard = useSubmitGuard()
  const form = useForm<CodeForm>({
    resolver: zodResolver(codeForm),
    defaultValues: { code: '', remember_browser: false },
  })
  const field = fieldProps(form, text)
  const { error: _, ...remember } = field('remember_browser')
  const failed = useFormFailure(failure, texts, ['code'])
  const { setFocus } = form
  // The button that was pressed has gone with its form.
  useEffect(() => setFocus('code'), [setFocus])
  useEffect(() => {
    if (failure) showServerErrors(form, failure)
  }, [failure, form])
  const submit = form.handleSubmit(
    async (code) => {
      await send(code)
      guard.leave('attempted')
    },
    () => guard.leave('invalid'),
  )
  return (
    <SubmitForm onSubmit={() => guard.enter() && void submit()} className="flex flex-col gap-4">
      <CodeField {...field('code')} />
      <CheckboxField {...remember} label={text('factor_remember')} />
      <FormAlert text={failed} />
      <SubmitButton running={running} runningLabel={text('auth_signing_in')} label={text('auth_sign_in_action')} />
      <Button kind="tertiary" size={40} className="self-center" onClick={onBack}>
        {text('factor_back')}
      </Button>
      {children}
      <LostFactor />
    </SubmitForm>
  )
}

/** Whom to write to who has neither app nor recovery codes any more. */
const LostFactor = () => {
  const { support_email: support } = useSettings()
  const [before, after] = useText()('factor_lost').split('{support}')
  if (!support) return null
  return (
    <p className="type-meta text-center text-bone-2">
      {before}
      <a href={`mailto:${support}`} className="wrap-anywhere text-link underline">
        {support}
      </a>
      {after}
    </p>
  )
}
