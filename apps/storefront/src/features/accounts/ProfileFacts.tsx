import type { Profile } from '@pandrop/contract/profile'
import { Panel } from '@pandrop/ui/Panel'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import type { ReactNode } from 'react'
import { useText } from '../../hooks/useText.ts'
import { fullName } from './profileTexts.ts'

interface FactProps {
  name: string
  children: ReactNode
}

const Fact = ({ name, children }: FactProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3 last:border-0">
    <dt className="type-label text-bone-2">{name}</dt>
    <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
  </div>
)

/** What the shop knows about the customer. */
export const ProfileFacts = ({ profile }: { profile: Profile | undefined }) => {
  const text = useText()
  if (!profile) return <Skeleton className="h-[340px] w-full max-w-[720px] rounded-modal" />
  const notGiven = <span className="text-bone-2">{text('profile_not_given')}</span>
  const { email, emailVerified, phone, country, steam_trade_link } = profile
  return (
    <Panel title={text('profile_title')} className="max-w-[720px]">
      <dl>
        <Fact name={text('profile_full_name')}>{fullName(profile)}</Fact>
        <Fact name={text('profile_email')}>
          <span className="flex flex-wrap items-center justify-end gap-3">
            {email}
            <StatusBadge
              kind={emailVerified ? 'success' : 'waiting'}
              label={text(emailVerified ? 'profile_email_verified' : 'profile_email_unverified')}
            />
          </span>
        </Fact>
        <Fact name={text('profile_phone')}>{phone}</Fact>
        <Fact name={text('profile_country')}>{country?.title ?? notGiven}</Fact>
        <Fact name={text('profile_trade_link')}>{steam_trade_link ?? notGiven}</Fact>
      </dl>
      <p className="mt-3 type-meta text-bone-2">{text('profile_remembered')}</p>
    </Panel>
  )
}
