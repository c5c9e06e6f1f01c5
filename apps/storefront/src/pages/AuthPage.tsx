import { countriesQuery, staticPagesQuery } from '@pandrop/api-client/content-queries'
import type { Settings } from '@pandrop/contract/content'
import type { Profile } from '@pandrop/contract/profile'
import type { TextKey } from '@pandrop/dictionaries/translate'
import { lazy, Suspense, useState } from 'react'
import { AuthFrame } from '../features/accounts/AuthFrame.tsx'
import { ResetRequestForm } from '../features/accounts/ResetRequestForm.tsx'
import { SignInForm } from '../features/accounts/SignInForm.tsx'
import { SignInNotice } from '../features/accounts/SignInNotice.tsx'
import { SignUpForm } from '../features/accounts/SignUpForm.tsx'
import { useAuthPath } from '../hooks/useAuthPath.ts'
import { useGo } from '../hooks/useGo.ts'
import { useHydrated } from '../hooks/useHydrated.ts'
import { useSession } from '../hooks/useSession.ts'
import { useSettings } from '../hooks/useSettings.ts'
import { useText } from '../hooks/useText.ts'
import { definePage, type NoParams, type PageProps } from '../page.ts'
import { paths } from '../paths.ts'
import { type AuthSearch, isServersPath } from '../search.ts'

// Whether it can be used only the browser knows: the document has nothing of it.
const PasskeySignIn = lazy(async () => ({
  default: (await import('../features/accounts/PasskeySignIn.tsx')).PasskeySignIn,
}))

const useOpened = (target: string) => {
  const session = useSession()
  const go = useGo()
  return (answer: { token: string; payload: Profile }) => {
    session.opened(answer)
    if (isServersPath(target)) window.location.assign(target)
    else go(target, { replace: true })
  }
}

interface SwitchProps {
  question: string
  href: string
  words: string
}

const SwitchForm = ({ question, href, words }: SwitchProps) => (
  <>
    {question}{' '}
    <a href={href} className="text-link font-[640] text-bone-0">
      {words}
    </a>
  </>
)

const SignUp = () => {
  const text = useText()
  const pathOf = useAuthPath()
  const opened = useOpened(paths.account())
  return (
    <AuthFrame
      title={text('auth_sign_up_title')}
      sideTitle={text('auth_side_sign_up')}
      aside={<SwitchForm question={text('auth_has_account')} href={pathOf('signin')} words={text('auth_to_sign_in')} />}
    >
      <SignUpForm onDone={opened} />
    </AuthFrame>
  )
}

const SignIn = ({ redirect }: Pick<AuthSearch, 'redirect'>) => {
  const text = useText()
  const pathOf = useAuthPath()
  const opened = useOpened(redirect ?? paths.account())
  const { is_reg_enabled } = useSettings()
  const [codeAsked, setCodeAsked] = useState(false)
  const hydrated = useHydrated()
  const toSignUp = is_reg_enabled ? (
    <SwitchForm question={text('auth_no_account')} href={pathOf('signup')} words={text('auth_to_sign_up')} />
  ) : (
    text('registration_closed')
  )
  const forgotten = (
    <a href={pathOf('reset')} className="text-link inline-flex min-h-10 items-center self-center">
      {text('auth_forgot')}
    </a>
  )
  return (
    <AuthFrame
      title={text(codeAsked ? 'factor_code_title' : 'auth_sign_in_title')}
      sideTitle={text('auth_side_sign_in')}
      aside={codeAsked ? text('factor_code_aside') : toSignUp}
    >
      {!codeAsked && <SignInNotice redirect={redirect} />}
      <SignInForm
        onDone={opened}
        forgotten={forgotten}
        passkey={<Suspense>{hydrated && <PasskeySignIn onDone={opened} />}</Suspense>}
        codeAsked={codeAsked}
        onCodeAsked={setCodeAsked}
      />
    </AuthFrame>
  )
}

const Reset = () => {
  const text = useText()
  const pathOf = useAuthPath()
  return (
    <AuthFrame
      title={text('reset_title')}
      sideTitle={text('reset_side')}
      aside={<SwitchForm question={text('reset_remembered')} href={pathOf('signin')} words={text('auth_to_sign_in')} />}
    >
      <ResetRequestForm />
    </AuthFrame>
  )
}

/** The form that is shown: signing up only where the shop takes new customers. */
const shownForm = (form: AuthSearch['form'], { is_reg_enabled }: Pick<Settings, 'is_reg_enabled'>) =>
  form === 'signup' && !is_reg_enabled ? 'signin' : form

const AuthPage = ({ search: { form, redirect } }: PageProps<NoParams, AuthSearch>) => {
  const shown = shownForm(form, useSettings())
  if (shown === 'reset') return <Reset />
  return shown === 'signup' ? <SignUp /> : <SignIn redirect={redirect} />
}

const titles = {
  signin: 'auth_sign_in_title',
  signup: 'auth_sign_up_title',
  reset: 'reset_title',
} as const satisfies Record<AuthSearch['form'], TextKey>

/** /auth, for guests only (docs/behaviour/pages.md#auth-page). */
export const authPage = definePage<NoParams, AuthSearch>({
  load: async ({ api, queryClient }) => {
    await Promise.all([
      queryClient.prefetchQuery(countriesQuery(api)),
      queryClient.prefetchQuery(staticPagesQuery(api)),
    ])
  },
  head: ({ text, search, settings }) => ({
    title: text(titles[shownForm(search.form, settings)]),
    noindex: true,
  }),
  Component: AuthPage,
})
