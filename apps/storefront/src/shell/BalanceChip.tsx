import { formatUnits } from '@pandrop/money/format'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { IconPlus, IconRefresh, IconWallet } from '@tabler/icons-react'
import { useProfile, useProfileRetry } from '../hooks/useProfile.ts'
import { useSettings } from '../hooks/useSettings.ts'
import { useText } from '../hooks/useText.ts'
import { useTopUp } from '../hooks/useTopUp.ts'
import { pictureUrl } from '../pictures.ts'

/** The internal currency's picture where the settings have one, else a wallet. */
const CurrencyMark = () => {
  const { image } = useSettings().internal_currency
  if (image) return <img src={pictureUrl(image)} alt="" width={20} height={20} className="not-desktop:hidden" />
  return <IconWallet aria-hidden="true" size={18} stroke={1.6} className="text-bone-1 not-desktop:hidden" />
}

/** What is on the balance; a way to ask again where it could not be read. */
const Balance = () => {
  const text = useText()
  const profile = useProfile()
  const retry = useProfileRetry()
  if (profile) return <span className="rises block">{formatUnits(profile.balance)}</span>
  if (!retry) return <Skeleton className="h-4 w-12" />
  return (
    <button
      type="button"
      aria-label={text('profile_fetch_failed')}
      title={text('profile_fetch_failed')}
      onClick={retry}
      className="relative -my-2 grid h-9 w-12 place-items-center rounded-input text-danger after:absolute
        after:-inset-1"
    >
      <IconRefresh aria-hidden="true" size={18} stroke={1.75} />
    </button>
  )
}

/** The balance and the way to top it up. Its room is kept while the balance is on its way. */
export const BalanceChip = () => {
  const text = useText()
  const topUp = useTopUp()
  const { name } = useSettings().internal_currency
  return (
    <div
      className="flex h-10 items-center gap-2 rounded-button bg-ink-1 pr-1 pl-3 shadow-edge desktop:h-11
        desktop:pr-1.5"
    >
      <span className="flex items-center gap-1.5 text-[14px]/5 font-[620]">
        {/* A short balance keeps the room of a long one before its mark, not between mark and figures. */}
        <span className="flex min-w-12 items-center justify-end gap-2 desktop:min-w-[74px]">
          <CurrencyMark />
          <Balance />
        </span>
        <span className="font-[460] text-bone-2 not-desktop:sr-only">{name}</span>
      </span>
      <button
        type="button"
        aria-label={text('top_up_balance')}
        title={text('top_up_balance')}
        onClick={() => topUp.open()}
        className="relative ml-1 grid size-8 place-items-center rounded-input bg-bamboo text-on-bamboo after:absolute
          after:-inset-1 hover:bg-bamboo-hover"
      >
        <IconPlus aria-hidden="true" size={18} stroke={2} />
      </button>
    </div>
  )
}
