import { staticPagesQuery } from '@pandrop/api-client/content-queries'
import type { Answer } from '@pandrop/contract/call'
import type { StaticPage } from '@pandrop/contract/content'
import { signUpForm } from '@pandrop/contract/forms/sign-up'
import { register } from '@pandrop/contract/routes'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { PasswordField } from '@pandrop/ui/PasswordField'
import { PhoneField } from '@pandrop/ui/PhoneField'
import { TextField } from '@pandrop/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { FormAlert } from '../../forms/FormAlert.tsx'
import { SubmitForm } from '../../forms/SubmitForm.tsx'
import { useSubmitGuard } from '../../forms/submitGuard.ts'
import { useContactForm } from '../../forms/useContactForm.ts'
import { useApi } from '../../hooks/useApi.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useText } from '../../hooks/useText.ts'
import { paths } from '../../paths.ts'
import { PasswordRules } from './PasswordRules.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { signUpFieldErrors } from './signUpErrors.ts'

interface SignUpFormProps {
  onDone: (answer: Answer<typeof import('@pandrop/contract/accounts').register>) => void
}

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
  termsAccepted: false,
}

/** The form with its rules, its guard against double submits and the server's word on single fields. */
const useSignUp = ({ onDone }: SignUpFormProps) => {
  const contact = useContactForm({ schemaOf: signUpForm, defaultValues: empty })
  const { form, phone } = contact
  const guard = useSubmitGuard()
  const call = useCall(register, {
    failed: 'registration_failed',
    onDone,
    onFailure: ({ fieldErrors }) => {
      const firsts = Object.entries(fieldErrors ?? {}).map(([field, [first = '']]) => [field, first] as const)
      const known = signUpFieldErrors(Object.fromEntries(firsts))
      for (const [field, message] of known) form.setError(field, { message })
      if (known[0]) form.setFocus(known[0][0])
    },
  })
  const send = form.handleSubmit(
    async ({ firstName, lastName, email, password, confirmPassword }) => {
      const { phone: international, phoneE164 } = phone.data
      const person = { name: firstName, surname: lastName, email, phone: international, phoneE164 }
      await call.run({ body: { ...person, password, passConfirm: confirmPassword } })
      guard.leave('attempted')
    },
    () => guard.leave('invalid'),
  )
  const missing = Object.values(form.formState.errors).some((error) => error?.message?.endsWith('_required'))
  return { ...contact, missing, running: call.running, submit: () => guard.enter() && void send() }
}

/** Registration (docs/behaviour/accounts.md#sign-up-form). */
export const SignUpForm = (props: SignUpFormProps) => {
  const text = useText()
  const { field, phone, values, missing, running, submit } = useSignUp(props)
  const shown = { showLabel: text('auth_show_password'), hideLabel: text('auth_hide_password'), maxLength: 128 }
  return (
    <SubmitForm onSubmit={submit} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('firstName')} label={text('auth_first_name')} autoComplete="given-name" maxLength={60} />
        <TextField {...field('lastName')} label={text('auth_last_name')} autoComplete="family-name" maxLength={60} />
      </div>
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        label={text('auth_email')}
      />
      <PhoneField {...field('phone')} {...phone.field} label={text('auth_phone')} />
      <div className="flex flex-col gap-2">
        <PasswordField
          {...field('password', 'confirmPassword')}
          {...shown}
          label={text('auth_password')}
          autoComplete="new-password"
        />
        <PasswordRules password={values.password} />
      </div>
      <PasswordField
        {...field('confirmPassword', 'password')}
        {...shown}
        label={text('auth_confirm_password')}
        autoComplete="new-password"
      />
      <CheckboxField {...field('termsAccepted')} label={<AcceptTerms />} />
      <FormAlert text={missing ? text('required_fields_missing') : undefined} />
      <SubmitButton running={running} runningLabel={text('auth_signing_up')} label={text('auth_sign_up_action')} />
    </SubmitForm>
  )
}

interface PageLinkProps {
  page: Pick<StaticPage, 'id' | 'slug'> | undefined
  words: string
}

const PageLink = ({ page, words }: PageLinkProps) =>
  page ? (
    <a href={paths.staticPage(page)} target="_blank" rel="noopener" className="text-link">
      {words}
    </a>
  ) : (
    words
  )

/** "I accept the terms and the privacy policy", each in a new tab (docs/behaviour/accounts.md#sign-up-form). */
const AcceptTerms = () => {
  const text = useText()
  const { data: pages = [] } = useQuery(staticPagesQuery(useApi()))
  const links: Record<string, PageLinkProps> = {
    '{terms}': { page: pages.find(({ is_terms }) => is_terms), words: text('auth_terms_link') },
    '{privacy}': { page: pages.find(({ is_privacy }) => is_privacy), words: text('auth_privacy_link') },
  }
  // Holes without a value stay visible (dictionaries/translate): the links go there, in the language's own order.
  return text('auth_terms')
    .split(/(\{terms\}|\{privacy\})/)
    .map((part) => {
      const link = links[part]
      return link ? <PageLink key={part} {...link} /> : part
    })
}
