import type { Profile } from '@pandrop/contract/profile'
import { formatUnits } from '@pandrop/money/format'
import { Avatar } from '@pandrop/ui/Avatar'
import { Button } from '@pandrop/ui/Button'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { IconPlus } from '@tabler/icons-react'
import { isIdentityVerified } from '../../hooks/useProfile.ts'
import { useSettings } from '../../hooks/useSettings.ts'
import { useText } from '../../hooks/useText.ts'
import { useTopUp } from '../../hooks/useTopUp.ts'
import { fullName, memberSince } from './profileTexts.ts'

const BalanceBox = ({ profile }: { profile: Profile }) => {
  const text = useText()
  const topUp = useTopUp()
  const { name } = useSettings().internal_currency
  return (
    <div
      className="raised flex min-h-[72px] flex-wrap items-center justify-between gap-x-3 gap-y-3 rounded-card p-3
        compact:w-full"
    >
      <div className="px-2">
        <p className="type-label text-bone-2">{text('account_balance')}</p>
        <p className="type-h3 whitespace-nowrap">
          {formatUnits(profile.balance)} <span className="type-body text-bone-1">{name}</span>
        </p>
      </div>
      {profile.emailVerified && (
        <Button
          className="compact:grow"
          onClick={() => topUp.open()}
          icon={<IconPlus aria-hidden="true" size={20} stroke={1.75} />}
        >
          {text('account_top_up')}
        </Button>
      )}
    </div>
  )
}

/** Who this is and what they have; a box of the same size while the profile is on its way. */
export const AccountHeader = ({ profile }: { profile: Profile | undefined }) => {
  const text = useText()
  if (!profile) return <Skeleton className="h-[72px] w-full max-w-[420px] rounded-card compact:h-[156px]" />
  return (
    <div className="flex min-h-[72px] flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="flex min-w-0 items-center gap-4">
        <Avatar
          name={fullName(profile)}
          src={profile.avatarUrl ?? undefined}
          size={64}
          verifiedLabel={isIdentityVerified(profile) ? text('verified_mark') : undefined}
        />
        <div className="min-w-0">
          <p className="type-h2 break-words">{fullName(profile)}</p>
          <p className="mt-1 text-[14px]/5 text-bone-2 [overflow-wrap:anywhere]">
            <span className="narrow:block">{profile.email}</span>
            <span className="narrow:hidden"> · </span>
            <span className="narrow:block">{text('account_member_since', { date: memberSince(profile) })}</span>
          </p>
        </div>
      </div>
      <BalanceBox profile={profile} />
    </div>
  )
}
