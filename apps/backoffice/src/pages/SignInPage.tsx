import type { StaffSession } from '@pandrop/contract/staff/session'

export const SignInPage = ({ session }: { session: StaffSession | null }) => <main>{session?.stage}</main>
