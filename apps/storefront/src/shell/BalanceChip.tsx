import { formatUnits } from '@pandrop/money/format'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { IconPlus, IconWallet } from '@tabler/icons-react'
import { useProfile } from '../hooks/useProfile.ts'
import { useSettings } from '../hooks/useSettings.ts'
import { useText } from '../hooks/useText.ts'
import { useTopUp } from '../hooks/useTopUp.ts'
import { pictureUrl } from '../pictures.ts'

/** The internal currency's picture where the settings have one, else a wallet. */
const CurrencyMark = () => {
  const { image } = useSettings().internal_currency
  if (image) return <img src={pictureUrl(image)} alt="" width={20} height={20} className="not-desk:hidden" />
  return <IconWallet aria-hidden="true" size={18} stroke={1.6} className="text-bone-1 not-desk:hidden" />
}

/** The balance and the way to top it up. Its room is kept while the balance is on its way. */
export const BalanceChip = () => {
  const text = useText()
  const topUp = useTopUp()
  const profile = useProfile()
  const { name } = useSettings().internal_currency
  return (
    <div className="flex h-10 items-center gap-2 rounded-button bg-ink-1 pr-1 pl-3 shadow-edge desk:h-11 desk:pr-1.5">
      <CurrencyMark />
      <span className="flex items-center gap-1.5 text-[14px]/5 font-[620]">
        <span className="min-w-12 text-right">
          {profile ? (
            <span className="rises block">{formatUnits(profile.balance)}</span>
          ) : (
            <Skeleton className="h-4 w-12" />
          )}
        </span>
        <span className="font-[460] text-bone-2 not-desk:sr-only">{name}</span>
      </span>
      <button
        type="button"
        aria-label={text('top_up_balance')}
        title={text('top_up_balance')}
        onClick={topUp.open}
        className="relative ml-1 grid size-8 place-items-center rounded-input bg-bamboo text-on-bamboo after:absolute
          after:-inset-1 hover:bg-bamboo-hover"
      >
        <IconPlus aria-hidden="true" size={18} stroke={2} />
      </button>
    </div>
  )
}
