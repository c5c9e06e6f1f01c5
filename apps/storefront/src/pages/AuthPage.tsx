import { countriesQuery, staticPagesQuery } from '@pandrop/api-client/content-queries'
import type { Profile } from '@pandrop/contract/profile'
import { AuthFrame } from '../features/accounts/AuthFrame.tsx'
import { SignInForm } from '../features/accounts/SignInForm.tsx'
import { SignInNotice } from '../features/accounts/SignInNotice.tsx'
import { SignUpForm } from '../features/accounts/SignUpForm.tsx'
import { useGo } from '../hooks/useGo.ts'
import { useSession } from '../hooks/useSession.ts'
import { useSettings } from '../hooks/useSettings.ts'
import { useText } from '../hooks/useText.ts'
import { definePage, type NoParams, type PageProps } from '../page.ts'
import { paths } from '../paths.ts'
import type { AuthSearch } from '../search.ts'

/** Where the server takes over: the hops around the card page are no pages of the storefront. */
const isServersPath = (path: string): boolean => path.startsWith('/pay/')

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

const SignUp = ({ redirect }: Pick<AuthSearch, 'redirect'>) => {
  const text = useText()
  const opened = useOpened(paths.account())
  return (
    <AuthFrame
      title={text('auth_sign_up_title')}
      sideTitle={text('auth_side_sign_up')}
      aside={
        <SwitchForm question={text('auth_has_account')} href={paths.signIn(redirect)} words={text('auth_to_sign_in')} />
      }
    >
      <SignUpForm onDone={opened} />
    </AuthFrame>
  )
}

const SignIn = ({ redirect }: Pick<AuthSearch, 'redirect'>) => {
  const text = useText()
  const opened = useOpened(redirect ?? paths.account())
  const { is_reg_enabled } = useSettings()
  const aside = is_reg_enabled ? (
    <SwitchForm question={text('auth_no_account')} href={paths.signUp(redirect)} words={text('auth_to_sign_up')} />
  ) : (
    text('registration_closed')
  )
  return (
    <AuthFrame title={text('auth_sign_in_title')} sideTitle={text('auth_side_sign_in')} aside={aside}>
      <SignInNotice redirect={redirect} />
      <SignInForm onDone={opened} />
    </AuthFrame>
  )
}

// Resetting a password comes with its own page; until then its address shows the sign-in form.
const AuthPage = ({ search: { form, redirect } }: PageProps<NoParams, AuthSearch>) => {
  const { is_reg_enabled } = useSettings()
  return form === 'signup' && is_reg_enabled ? <SignUp redirect={redirect} /> : <SignIn redirect={redirect} />
}

/** /auth, for guests only (specification section 2, Auth page). */
export const authPage = definePage<NoParams, AuthSearch>({
  load: async ({ api, queryClient }) => {
    await Promise.all([
      queryClient.prefetchQuery(countriesQuery(api)),
      queryClient.prefetchQuery(staticPagesQuery(api)),
    ])
  },
  head: ({ text, search, settings }) => ({
    title: text(search.form === 'signup' && settings.is_reg_enabled ? 'auth_sign_up_title' : 'auth_sign_in_title'),
    noindex: true,
  }),
  Component: AuthPage,
})
