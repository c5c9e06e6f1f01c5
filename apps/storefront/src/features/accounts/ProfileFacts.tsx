import type { Profile } from '@pandrop/contract/profile'
import { Panel } from '@pandrop/ui/Panel'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import type { ReactNode } from 'react'
import { useText } from '../../hooks/useText.ts'
import { fullName, memberSince } from './profileTexts.ts'

interface FactProps {
  name: string
  children: ReactNode
}

const Fact = ({ name, children }: FactProps) => (
  <div className="border-t border-line py-3.5">
    <dt className="type-label text-bone-2">{name}</dt>
    <dd className="mt-1 flex min-h-[26px] flex-wrap items-center gap-x-3 gap-y-1 [overflow-wrap:anywhere]">
      {children}
    </dd>
  </div>
)

/** What the shop knows about the customer. */
export const ProfileFacts = ({ profile }: { profile: Profile | undefined }) => {
  const text = useText()
  if (!profile) return <Skeleton className="h-[480px] w-full rounded-modal sm:h-[340px] desk:h-[264px]" />
  const notGiven = <span className="text-bone-2">{text('profile_not_given')}</span>
  const { email, emailVerified, phone, country, steam_trade_link } = profile
  return (
    <Panel title={text('profile_title')}>
      <dl className="grid gap-x-8 sm:grid-cols-2 desk:grid-cols-3">
        <Fact name={text('profile_full_name')}>{fullName(profile)}</Fact>
        <Fact name={text('profile_email')}>
          {email}
          <StatusBadge
            kind={emailVerified ? 'success' : 'waiting'}
            label={text(emailVerified ? 'profile_email_verified' : 'profile_email_unverified')}
          />
        </Fact>
        <Fact name={text('profile_phone')}>{phone}</Fact>
        <Fact name={text('profile_member_since')}>{memberSince(profile)}</Fact>
        <Fact name={text('profile_country')}>{country?.title ?? notGiven}</Fact>
        <Fact name={text('profile_trade_link')}>{steam_trade_link ?? notGiven}</Fact>
      </dl>
      <p className="border-t border-line pt-4 type-meta text-bone-2">{text('profile_remembered')}</p>
    </Panel>
  )
}
