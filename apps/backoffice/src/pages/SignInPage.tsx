import type { StaffSession } from '@pandrop/contract/staff/session'
import { SignIn } from '../features/staff/sign-in/SignIn.tsx'

interface SignInPageProps {
  session: StaffSession | null
  /** over the page of somebody whose session has ended: that page has the landmark */
  covering?: boolean
}

/** The sign-in, alone on its page or over another one. */
export const SignInPage = ({ session, covering = false }: SignInPageProps) => {
  const Frame = covering ? 'div' : 'main'
  return (
    <Frame className="grid min-h-dvh place-items-center px-4 py-8">
      <SignIn session={session} ended={covering} />
    </Frame>
  )
}
