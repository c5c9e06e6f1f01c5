import { isAwaited, isFailed } from '@pandrop/contract/lifecycle/provider-payout'
import type { ProviderPayout } from '@pandrop/contract/staff/provider-payouts'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { showEuro } from '../../format.ts'
import { providerPayoutTexts as texts } from '../../texts/providerPayouts.ts'

/** An amount in the payout's currency: euros as everywhere, others with their code. */
export const showIn = (currency: string, units: number): string =>
  currency === 'EUR' ? showEuro(units) : `${units.toLocaleString('en-US', { minimumFractionDigits: 2 })} ${currency}`

/** How a payout of the provider stands. */
export const PayoutState = ({ payout: { state, is_booked: isBooked, found } }: { payout: ProviderPayout }) => {
  if (isFailed(state)) return <StatusBadge kind="error" label={texts.failed} />
  if (isAwaited(state)) return <StatusBadge kind="waiting" label={texts.onItsWay} />
  if (!isBooked) return <StatusBadge kind="error" label={texts.notBooked} />
  return found ? (
    <StatusBadge kind="success" label={texts.foundOnStatement} />
  ) : (
    <StatusBadge kind="waiting" label={texts.arrived} />
  )
}

/** What somebody has to look at; nothing where all is well. */
export const problemsOf = ({ unmatched, adds_up: addsUp }: ProviderPayout): string =>
  [unmatched > 0 && texts.unmatched(unmatched), addsUp === false && texts.doesNotAddUp].filter(Boolean).join(', ')
