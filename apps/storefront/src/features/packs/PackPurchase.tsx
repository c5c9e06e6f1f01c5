import type { PackDetails } from '@pandrop/contract/packs'
import type { Profile } from '@pandrop/contract/profile'
import { formatUnits } from '@pandrop/money/format'
import { Button } from '@pandrop/ui/Button'
import { IconPlus, IconWallet } from '@tabler/icons-react'
import { ConsentBoxes, ProfileFirst, PurchaseTrouble } from '../../forms/PurchaseParts.tsx'
import { useCurrentPath } from '../../hooks/useCurrentPath.ts'
import { useGo } from '../../hooks/useGo.ts'
import { usePrices } from '../../hooks/usePrices.ts'
import { useProfile } from '../../hooks/useProfile.ts'
import { useSession } from '../../hooks/useSession.ts'
import { useSettings } from '../../hooks/useSettings.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'
import { useTopUp } from '../../hooks/useTopUp.ts'
import { paths } from '../../paths.ts'
import { usePackPurchase } from './usePackPurchase.ts'

interface PackPurchaseProps {
  pack: PackDetails
  /** hears the number of the order that the balance has paid */
  onPaid: (order: number) => void
}

/** How a pack is bought: after signing in, with the two boxes that paying needs. */
export const PackPurchase = (purchase: PackPurchaseProps) => {
  const { verified } = useSession()
  const profile = useProfile()
  if (purchase.pack.standing !== 'offered') return null
  if (!verified || !profile) return <FirstStep waiting={verified} />
  return (
    <ProfileFirst profile={profile}>
      <Confirmation {...purchase} profile={profile} />
    </ProfileFirst>
  )
}

/** Leads a guest to sign-in and back, an unverified customer to the verification page. */
const FirstStep = ({ waiting }: { waiting: boolean }) => {
  const text = useText()
  const toast = useToasts()
  const go = useGo()
  const path = useCurrentPath()
  const { signedIn, emailVerified } = useSession()
  const begin = () => {
    if (signedIn && !emailVerified) return go(paths.emailVerification())
    toast.warning(text('pack_sign_in'))
    go(paths.signIn(path))
  }
  return (
    <Button size={56} wide loading={waiting} onClick={begin}>
      {text('pack_buy')}
    </Button>
  )
}

const GoesTo = ({ profile }: { profile: Profile }) => {
  const text = useText()
  return (
    <dl className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-[14px]/5">
      <dt className="text-bone-2">{text('pack_goes_to')}</dt>
      <dd className="min-w-0 wrap-anywhere text-bone-1">
        {`${profile.name} ${profile.surname} · Steam ${profile.steamid ?? ''}`}{' '}
        <a href={paths.account()} className="text-link whitespace-nowrap">
          {text('pack_change')}
        </a>
      </dd>
    </dl>
  )
}

const Confirmation = ({ pack, profile, onPaid }: PackPurchaseProps & { profile: Profile }) => {
  const text = useText()
  const prices = usePrices()
  const topUp = useTopUp()
  const { payment_methods: methods, internal_currency: internal } = useSettings()
  const purchase = usePackPurchase(pack.id, onPaid)
  const cents = Math.round(profile.balance * 100) - Math.round(pack.price * 100)
  const missing = cents < 0 ? -cents / 100 : 0
  const reason = methods.includes('balance')
    ? missing > 0
      ? text('insufficient_balance')
      : undefined
    : text('payment_method_unavailable')
  const row = missing > 0 ? 'checkout_missing' : 'checkout_balance_after'
  return (
    <div className="flex flex-col gap-3">
      <GoesTo profile={profile} />
      <ConsentBoxes {...purchase.consent} />
      <PurchaseTrouble {...purchase} />
      <Button
        size={56}
        wide
        icon={<IconWallet aria-hidden="true" size={20} stroke={1.6} />}
        loading={purchase.busy}
        loadingLabel={text('checkout_paying')}
        disabledReason={purchase.busy ? undefined : reason}
        onClick={purchase.pay}
      >
        {text('checkout_pay')}
      </Button>
      {missing > 0 && (
        <Button
          size={56}
          wide
          kind="money"
          icon={<IconPlus aria-hidden="true" size={20} stroke={2} />}
          onClick={() => topUp.open(missing)}
        >
          {text('checkout_top_up', { amount: prices.format(missing) })}
        </Button>
      )}
      <p className="flex items-baseline justify-between gap-4 text-[14px]/5 text-bone-2">
        <span>{text(row)}</span>
        <span className={missing > 0 ? 'text-danger' : 'font-[560] text-bone-0'}>
          {`${formatUnits(Math.abs(cents) / 100)} ${internal.name}`}
        </span>
      </p>
    </div>
  )
}
